# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The curve of a Bézier: one of its handles is dragged, beyond the stage too, and a family is chosen.

evaluate "motion.seek(0.4), window.unit = drawings['easing-explorer'].layout({ width: stage.clientWidth }).unit,
  window.seen = motion.hash(), window.other = JSON.stringify(handles.children[1].getBoundingClientRect()), 'ok'"
handle 0
start
mouse mousePressed "$handX" "$handY" 1 0
expect "the handle is not held" "handles.children[0].classList.contains('held')"
mouse mouseMoved $((handX + 30)) $((handY - 20)) 1 16
frames 2
expect "the curve does not follow while it is dragged" "motion.hash() !== seen"
mouse mouseMoved $((handX + 57)) $((handY - 38)) 1 32
frames 2
shoot bezier-dragged
mouse mouseReleased $((handX + 57)) $((handY - 38)) 0 48
frames 2
expect "the handle is held when it is let go" "!document.querySelector('.held')"
handle_at $((handX + 57)) $((handY - 38)) 1 "the handle does not stay under the pointer"
evaluate "window.x1 = (0.3 + 57 / unit).toFixed(2), window.y1 = +(-0.2 + 38 / unit).toFixed(2), 'ok'"
expect "the link does not follow" "motion.link === 'scene=easing-explorer&x1=' + +x1 + '&y1=' + y1 + '&t=0.4&paused'"
expect "the slider does not follow" "+document.getElementById('p-x1').value === +x1"
expect "the code does not follow" "document.getElementById('code').textContent.includes(Panel.double(+x1) + ', ' + Panel.double(y1))"
expect "the other handle moves" "JSON.stringify(handles.children[1].getBoundingClientRect()) === other"
expect "the handle does not say where it is" "handles.children[0].getAttribute('aria-valuetext').startsWith('Bezier x₁ ' + x1)"
expect "the time does not rest" "motion.time === 0.4"

# Beyond the limits it stays there, and it is caught beside its middle without a jump.
handle 0
start
mouse mousePressed $((handX + 6)) "$handY" 1 0
mouse mouseMoved $((handX + 6)) $((handY + 600)) 1 16
frames 2
mouse mouseReleased $((handX + 6)) $((handY + 600)) 0 32
frames 2
expect "the handle goes beyond its limit" "/&x1=[0-9.]+&y1=-0.6&/.test(motion.link)"
handle_at "$handX" "" 1 "the handle jumps as it is caught"

# A thumbnail chooses its family, whose code and CSS the page gives.
handle 12
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 50
frames 2
expect "a thumbnail does not choose its family" "motion.link.includes('&easing=elastic-out&')
  && document.querySelector('.choice[aria-pressed=true]').title === 'Family elastic' && document.getElementById('p-easing').value === '34'"
expect "the code is not the family's" "document.getElementById('code').textContent.includes('Easing = .penner(.elastic, .out)')"
expect "the CSS is not the family's" "motion.css().includes('timing-function: linear(') && motion.css().includes('within 0.002')"
expect "the sliders of the drawn curve do not rest" "document.getElementById('p-x1').parentElement.hidden"

# What moves beside it chooses that.
handle 13
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseReleased "$handX" "$handY" 0 50
frames 2
expect "what moves beside it does not choose that" "motion.link.includes('&easing=elastic-in&')
  && document.querySelectorAll('.choice[aria-pressed=true]').length === 2"
