# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The points of a path: one is dragged by a finger; it has no slider, and a link keeps it.

evaluate "motion.seek(1), window.seen = motion.hash(), 'ok'"
expect "a point has a slider" "!document.getElementById('p-x3')"
handle 2
touch touchStart "$handX" "$handY"
touch touchMove $((handX + 40)) $((handY - 30))
frames 2
touch touchMove $((handX + 80)) $((handY - 60))
frames 2
shoot point-dragged
touch touchEnd
frames 2
handle_at $((handX + 80)) $((handY - 60)) 4 "the point does not stay under the finger"
expect "the page scrolls" "scrollY === 0"
expect "the link does not follow" "/^scene=spline-modes&x3=0[.0-9]+&y3=0[.0-9]+&t=1&paused$/.test(motion.link)"
expect "the code does not follow" "((link) => document.getElementById('code').textContent.includes('SIMD2(' + link.get('x3') + ', ' + link.get('y3') + ')'))(new URLSearchParams(motion.link))"
evaluate "window.kept = motion.link, window.moved = motion.hash(), document.getElementById('reset').click(), motion.seek(1), 'ok'"
expect "a reset keeps the point" "motion.hash() === seen && moved !== seen"
evaluate "location.hash = 'scene=push&paused', 'ok'"
frames 3
evaluate "location.hash = kept, 'ok'"
frames 3
expect "the link does not lead back" "motion.hash() === moved"
