# shellcheck shell=bash
# Copyright 2026 the Motion authors
# SPDX-License-Identifier: MIT

# The keys of a track: one is dragged along the time and the value, and the end of a hold along the
# time alone.

evaluate "window.length = motion.duration, 'ok'"
handle 1
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseMoved $((handX + 30)) $((handY + 40)) 1 16
frames 2
mouse mouseMoved $((handX + 60)) $((handY + 80)) 1 32
frames 2
shoot key-dragged
mouse mouseReleased $((handX + 60)) $((handY + 80)) 0 48
frames 2
# The sliders have steps of a twentieth.
handle_at $((handX + 60)) $((handY + 80)) 9 "the key does not stay under the pointer"
expect "time and value do not follow" "/^scene=keyframe-editor&cubic=[0-9.]+&cubicTime=[0-9.]+&t=/.test(motion.link)"
expect "the track is not longer" "motion.duration > length + 0.1"

handle 3
start
mouse mousePressed "$handX" "$handY" 1 0
mouse mouseMoved $((handX - 300)) $((handY - 100)) 1 16
frames 2
mouse mouseReleased $((handX - 300)) $((handY - 100)) 0 32
frames 2
expect "the hold does not end at once" "motion.link.includes('&hold=0&') && !motion.link.includes('move')"
