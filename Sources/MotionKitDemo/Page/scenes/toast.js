// Two phones, one with the right timeout and one with a wrong one, over the way of each event from the left,
// where it is sent, through the debouncer to the screen.
drawings.toast = {
  messages: ["", "Connecting", "Queued", "Sending", "Sent", "No connection"],

  instant: ({ value }) => (Math.abs(value) < 1 ? "in place" : "out of sight"),

  height(width) { return width < 560 ? 380 : 420; },

  draw(g, frame) {
    const v = frame.values;
    const gap = g.width < 560 ? 14 : 44;
    const width = Math.min((g.width - 32 - gap) / 2, 280);
    const [left, right] = [g.width / 2 - width - gap / 2, g.width / 2 + gap / 2];
    const bottom = (drawings.toast.height(g.width)) - 158;
    this.phone(g, left, width, bottom, v.right, v, true);
    this.phone(g, right, width, bottom, v.asWritten, v, false);
    const base = bottom + 22;
    g.text("Right timeout", left + width / 2, base, { size: 12.5, align: "center", weight: 600, color: "accent" });
    g.text("Wrong timeout", right + width / 2, base, { size: 12.5, align: "center", weight: 600, color: "ink" });
    this.timing(g, frame, v, base + 40);
  },

  // The upper part of a phone: a conversation, which fades out, and the toast over it.
  phone(g, x, width, bottom, y, v, isRight) {
    const { context } = g;
    const top = 22;
    g.scoped(() => {
      context.beginPath();
      context.roundRect(x, top, width, bottom - top + 60, 34);
      context.save();
      context.clip();
      g.box(x, top, width, bottom - top + 60, 0, "well");
      const inset = x + 16;
      const inner = width - 32;
      for (const [part, from, height, mine] of [[0.62, 86, 34, false], [0.48, 130, 34, true], [0.7, 174, 52, true], [0.4, 236, 34, false]]) {
        const bubble = inner * part;
        g.box(mine ? inset + inner - bubble : inset, top + from, bubble, height, 17, mine ? "wash" : "raised");
      }
      // With the wrong timeout the error's toast never moves, so it holds what was shown before.
      const slipped = !isRight && Math.abs(v.asWritten - v.right) > 1e-6;
      if (!slipped && Math.round(v.message) > 0) {
        g.scoped(() => {
          context.translate(x + width / 2, top + 20 + 22 + y);
          context.scale(v.scale, v.scale);
          context.globalAlpha = v.alpha;
          this.toast(g, v);
          if (v.touch > 0.5) this.finger(g, v);
        });
      }
      context.restore();
      g.box(x + 0.5, top + 0.5, width - 1, bottom - top + 60, 33.5, null, "edge");
      // Below, the phone fades away.
      const fade = context.createLinearGradient(0, bottom - 80, 0, bottom);
      fade.addColorStop(0, "#0000");
      fade.addColorStop(1, "#000");
      context.globalCompositeOperation = "destination-out";
      context.fillStyle = fade;
      context.fillRect(x - 1, bottom - 80, width + 2, 160);
    });
  },

  // A pill with what it shows, dissolving from what it showed.
  toast(g, v) {
    const width = v.width;
    g.card(-width / 2, -22, width, 44, 22);
    const alpha = g.context.globalAlpha;
    const dissolve = Math.min(Math.max(v.dissolve, 0), 1);
    for (const [message, part] of [[v.messageBefore, 1 - dissolve], [v.message, dissolve]]) {
      const index = Math.round(message);
      if (!index || part <= 0) continue;
      g.context.globalAlpha = alpha * part;
      this.icon(g, index, -width / 2 + 24, 0, v.spinner);
      g.text(this.messages[index], -width / 2 + 44, 4.5, { size: 13.5, weight: 560, color: "ink" });
    }
    g.context.globalAlpha = alpha;
  },

  icon(g, message, x, y, angle) {
    const { context } = g;
    const arc = (from, to, color) => {
      context.beginPath();
      context.arc(x, y, 8, from, to);
      context.lineWidth = 2;
      context.lineCap = "round";
      context.strokeStyle = g.color(color);
      context.stroke();
    };
    if (message === 1 || message === 3) {
      // Four fifths of a circle.
      arc(angle, angle + 1.6 * Math.PI, "accent");
    } else if (message === 4) {
      context.beginPath();
      context.arc(x, y, 9, 0, 2 * Math.PI);
      context.fillStyle = g.color("accent");
      context.fill();
      g.line([[x - 3.8, y + 0.3], [x - 1.1, y + 3], [x + 4, y - 2.9]], "raised", 2);
    } else if (message === 2) {
      arc(0, 2 * Math.PI, "soft");
      g.line([[x, y - 4.2], [x, y], [x + 3, y + 1.8]], "soft", 1.75);
    } else {
      arc(0, 2 * Math.PI, "ink");
      g.line([[x, y - 3.8], [x, y + 0.6]], "ink", 2);
      g.line([[x, y + 3.8], [x, y + 3.9]], "ink", 2);
    }
  },

  finger(g, v) {
    const { context } = g;
    const alpha = context.globalAlpha;
    context.beginPath();
    context.arc(18, 6, 17, 0, 2 * Math.PI);
    context.globalAlpha = 0.16;
    context.fillStyle = g.color("accent");
    context.fill();
    context.globalAlpha = 0.6;
    context.lineWidth = 1.5;
    context.strokeStyle = g.color("accent");
    context.stroke();
    context.globalAlpha = alpha;
  },

  // The instants at which a count goes up, with the message that came.
  instants(frame, count, message) {
    const counts = frame.curve(count);
    const messages = frame.curve(message);
    const found = [];
    for (let i = 1; i < counts.length; i += 1) {
      if (Math.ceil(counts[i]) > Math.ceil(counts[i - 1])) {
        const settled = Math.min(i + 1, counts.length - 1);
        found.push({ time: (i / (counts.length - 1)) * frame.duration, message: Math.round(messages[settled]) });
      }
    }
    return found;
  },

  // Above what is sent, below what comes through; a slope is the delay.
  timing(g, frame, v, top) {
    const x = (time) => 52 + (time / frame.duration) * (g.width - 68);
    const [upper, lower] = [top + 6, top + 46];
    const sent = this.instants(frame, "sent", "sentMessage");
    const shown = this.instants(frame, "delivered", "deliveredMessage");
    const changes = this.instants(frame, "changes", "deliveredMessage");
    const now = frame.time + 1e-9;
    for (const [label, y] of [["sent", upper], ["shown", lower]]) {
      g.text(label, 42, y + 4, { size: 11, color: "faint", align: "right" });
      g.hair(52, y, g.width - 16, y, "line");
    }
    for (const delivery of shown) {
      delivery.source = sent.findLast((cue) => cue.time <= delivery.time - frame.choice.delay + 0.012);
      if (delivery.source) delivery.source.comes = true;
      delivery.changes = changes.some((change) => Math.abs(change.time - delivery.time) < 0.012);
    }
    for (const { time, source } of shown) {
      if (!source) continue;
      const past = now >= time;
      const from = [x(source.time), upper];
      g.line([from, [x(time), lower]], "hair", 1, past ? [] : [2, 3]);
      if (now >= source.time && !past) {
        const part = (now - source.time) / Math.max(time - source.time, 1e-6);
        g.line([from, [from[0] + (x(time) - from[0]) * part, upper + (lower - upper) * part]], "accent", 1.5);
      }
    }
    for (const { time, comes } of sent) {
      const past = now >= time;
      if (past && comes) g.dot(x(time), upper, 4.5, "accent");
      else g.ring(x(time), upper, 3.75, past ? "soft" : "hair", 1.5, "surface");
    }
    let free = 0;
    for (const { time, message, changes } of shown) {
      const past = now >= time;
      if (past && changes) g.dot(x(time), lower, 4.5, "accent");
      else g.ring(x(time), lower, 3.75, past ? "soft" : "hair", 1.5, "surface");
      const label = changes ? this.messages[message] || "hidden" : "the same";
      const style = { size: 11, color: past ? "soft" : "faint", align: "center" };
      const half = g.measure(label, style) / 2;
      const center = Math.min(x(time), g.width - 16 - half);
      if (center - half < free) continue;
      free = center + half + 8;
      g.text(label, center, lower + 21, style);
    }
    g.line([[x(frame.time), upper - 14], [x(frame.time), lower + 8]], "accent", 1);
  },
};
