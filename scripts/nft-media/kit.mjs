/**
 * Helpers shared by the styles. A style is `(pen, t) => void`: `t` runs from 0 to 1 through one loop and is 0 for
 * stills.
 */

export const TAU = Math.PI * 2;

/** Random numbers from 0 to 1, the same for the same seed on every machine. */
export function draws(seed) {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A canvas of 1000 x 1000 units, whatever its size in pixels, with random numbers by `seed`. */
export function penFor(context, size, seed) {
  context.setTransform(size / 1000, 0, 0, size / 1000, 0, 0);
  const next = draws(seed);
  return {
    c: context,
    n: seed,
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

export function ground({ c }, stops, [x0, y0, x1, y1] = [0, 0, 0, 1000]) {
  const gradient = c.createLinearGradient(x0, y0, x1, y1);
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour);
  });
  c.fillStyle = gradient;
  c.fillRect(0, 0, 1000, 1000);
}

export function glow({ c }, x, y, radius, colour, mode = 'screen') {
  const gradient = c.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, 'transparent');
  c.save();
  c.globalCompositeOperation = mode;
  c.fillStyle = gradient;
  c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  c.restore();
}

export function disc({ c }, x, y, radius, colour) {
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x, y, radius, 0, TAU);
  c.fill();
}

export function stars(pen, count, low = 1000) {
  const { c, between } = pen;
  for (let index = 0; index < count; index++) {
    c.globalAlpha = between(0.2, 0.95);
    disc(pen, between(0, 1000), between(0, low), between(0.7, 2.6), '#fff');
  }
  c.globalAlpha = 1;
}

/** Mixes two colours in the form `#rrggbb`. */
export function mix(from, to, share) {
  const at = (colour, index) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const part = (index) => Math.round(at(from, index) + (at(to, index) - at(from, index)) * share);
  return `#${[0, 1, 2].map((index) => part(index).toString(16).padStart(2, '0')).join('')}`;
}

/** A smooth curve that repeats after one loop: sums of waves, for ridges and curtains. */
export function curve({ between }, waves) {
  const parts = Array.from({ length: waves }, (_, index) => ({
    length: between(0.6, 1.4) * (index + 1),
    phase: between(0, TAU),
    height: 1 / (index + 1),
    speed: index % 2 === 0 ? 1 : -1,
  }));
  return (x, t = 0) =>
    parts.reduce((sum, { length, phase, height, speed }) => {
      return sum + Math.sin((x / 1000) * TAU * length + phase + speed * t * TAU) * height;
    }, 0);
}
