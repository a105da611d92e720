import { curve, disc, glow, ground, mix, stars, TAU } from './kit.mjs';

const FIELDS = [
  ['#1d2b53', '#ff77a8', '#ffec27'],
  ['#2b1d3a', '#29adff', '#fff1e8'],
  ['#123a35', '#ffa300', '#fff1e8'],
  ['#3a1420', '#00e436', '#fff1e8'],
  ['#161a33', '#c2c3c7', '#ffccaa'],
  ['#0d1f2d', '#83e2ff', '#ff004d'],
];

/** Creatures of 16 x 16 pixels; the left half mirrors the right. */
export function pixels(pen, t, { scale = 44, field } = {}) {
  const { c, n, next } = pen;
  const [back, skin, light] = field ?? FIELDS[n % FIELDS.length];
  ground(pen, [mix(back, '#ffffff', 0.1), back]);
  c.fillStyle = mix(back, '#000000', 0.18);
  for (let row = 0; row < 25; row++)
    for (let column = 0; column < 25; column++) if ((row + column) % 2 === 0) c.fillRect(column * 40, row * 40, 40, 40);
  const cells = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) => {
      const away = Math.hypot(column, row - 7.5) / 8.4;
      const draw = next();
      return draw > away * 1.06 ? (draw > 0.86 ? 2 : 1) : 0;
    }),
  );
  const step = Math.floor(t * 4) % 4;
  const hop = [0, -1, 0, 1][step] * 12;
  const left = 500 - scale * 8;
  const top = 500 - scale * 8 + hop;
  const cell = (row, column, colour, drop = 0) => {
    c.fillStyle = colour;
    c.fillRect(left + (8 + column) * scale + drop, top + row * scale + drop, scale + 0.5, scale + 0.5);
    c.fillRect(left + (7 - column) * scale + drop, top + row * scale + drop, scale + 0.5, scale + 0.5);
  };
  const each = (visit) => {
    for (const [row, line] of cells.entries())
      for (const [column, kind] of line.entries()) if (kind) visit(row, column, kind);
  };
  each((row, column) => cell(row, column, '#00000055', 22));
  each((row, column, kind) => {
    const isFoot = row > 12 && (column + step) % 2 === 0;
    if (isFoot && step % 2 === 1) return;
    cell(row, column, kind === 2 ? mix(skin, '#ffffff', 0.5) : mix(skin, back, row / 30));
  });
  const isShut = step === 3;
  cell(6, 2, light);
  cell(6, 1, light);
  if (!isShut) {
    cell(5, 2, light);
    cell(5, 1, light);
    cell(6, 1, '#101018');
  }
  cell(9, 0, '#101018');
}

const PETALS = [
  ['#1a1024', '#ff9a8b', '#ffd9a0'],
  ['#150d1f', '#d76d9c', '#ffe1ec'],
  ['#0c1622', '#cfe6ff', '#8fb6e8'],
  ['#1a1509', '#f2b632', '#6b4b16'],
  ['#1b0f16', '#ff6f91', '#ffc75f'],
  ['#120d20', '#b983ff', '#ffd1dc'],
];

/** Flowers arranged by the golden angle; `t` opens them. */
export function bloom(pen, t, { moving } = {}) {
  const { c, n, between } = pen;
  const [night, petal, heart] = PETALS[n % PETALS.length];
  ground(pen, [mix(night, petal, 0.16), night], [0, 0, 1000, 1000]);
  glow(pen, 500, 500, 620, `${petal}44`);
  const opened = moving ? 0.3 + 0.7 * (0.5 - 0.5 * Math.cos(t * TAU)) : 1;
  const long = between(2.6, 4.2);
  const count = Math.floor(between(330, 470));
  for (let index = count; index > 0; index--) {
    const share = index / count;
    const angle = index * 2.399963 + t * (moving ? 0.3 : 0);
    const away = Math.sqrt(share) * 440 * opened;
    const size = (6 + 30 * share) * (0.55 + 0.45 * opened);
    c.save();
    c.translate(500 + Math.cos(angle) * away, 500 + Math.sin(angle) * away);
    c.rotate(angle);
    c.fillStyle = mix(heart, petal, share ** 0.7);
    c.strokeStyle = mix(night, petal, 0.35);
    c.lineWidth = 1.6;
    c.beginPath();
    c.ellipse(0, 0, (size * long) / 2.4, size, 0, 0, TAU);
    c.fill();
    c.stroke();
    c.restore();
  }
  glow(pen, 420, 400, 420, '#ffffff22');
}

const TRACES = [
  ['#0d1017', '#ffd7a6', '#28ba98'],
  ['#0b1420', '#7cc6fe', '#c3f0ff'],
  ['#0c1a18', '#86efac', '#fef08a'],
  ['#1a0f14', '#ff8fa3', '#ffd6a5'],
  ['#14101f', '#c4b5fd', '#f5d0fe'],
  ['#151515', '#a3a3a3', '#f04a5a'],
];

/** Rings that show a piece of music: wide where it is loud. */
export function traces(pen, t) {
  const { c, n, between } = pen;
  const [dark, line, accent] = TRACES[n % TRACES.length];
  ground(pen, [mix(dark, line, 0.1), dark], [0, 0, 1000, 1000]);
  glow(pen, 500, 500, 520, `${line}2e`);
  c.save();
  c.translate(500, 500);
  for (let ring = 0; ring < 34; ring++) {
    const wave = curve(pen, 6);
    const radius = 90 + ring * 10.6;
    const loud = between(4, 26) * Math.sin((ring / 34) * Math.PI);
    c.strokeStyle = mix(line, accent, ring / 34);
    c.globalAlpha = 0.3 + 0.6 * Math.sin((ring / 34) * Math.PI);
    c.lineWidth = ring % 5 === 0 ? 4.4 : 2;
    c.beginPath();
    for (let part = 0; part <= 360; part += 2) {
      const angle = (part / 360) * TAU;
      // Mirrored, so that the ring's ends meet.
      const at = Math.abs(part - 180) * 5.5;
      const away = radius + wave(at, t) * loud;
      c.lineTo(Math.cos(angle - TAU / 4) * away, Math.sin(angle - TAU / 4) * away);
    }
    c.stroke();
  }
  c.restore();
  c.globalAlpha = 1;
  disc(pen, 500, 500, 56, accent);
  disc(pen, 500, 500, 22, dark);
}

const WORLDS = [
  ['#0a0d1f', '#e8a15c', '#7a3b1e'],
  ['#0b1022', '#6fb1e0', '#173a5e'],
  ['#120d20', '#d9b38c', '#6b4a6e'],
  ['#120a12', '#f2d0a0', '#5a1f2e'],
  ['#0a1418', '#9fd8c4', '#1f4a4a'],
  ['#0d0f24', '#b6a4f0', '#2f2766'],
];

/** Planets, moons and their orbits; in a loop the moons complete one orbit. */
export function orbits(pen, t, { small } = {}) {
  const { c, n, next, between } = pen;
  const [space, day, dusk] = WORLDS[n % WORLDS.length];
  ground(pen, [mix(space, dusk, 0.35), space, '#04050b'], [1000, 0, 0, 1000]);
  stars(pen, 180);
  const size = small ? 200 : between(190, 270);
  const tilt = between(-0.5, 0.5);
  const rings = Math.floor(between(3, 6));
  const moons = Array.from({ length: rings }, (_, index) => ({
    far: size * 1.35 + index * between(46, 66),
    phase: next(),
    big: between(10, 26),
    pace: index % 2 === 0 ? 1 : -1,
  }));
  const orbit = ({ far, phase, big, pace }, isFront) => {
    c.save();
    c.translate(500, 500);
    c.rotate(tilt);
    c.strokeStyle = `${mix(day, '#ffffff', 0.4)}66`;
    c.lineWidth = 2;
    c.beginPath();
    c.ellipse(0, 0, far, far * 0.32, 0, isFront ? 0 : Math.PI, isFront ? Math.PI : TAU);
    c.stroke();
    const angle = (phase + t * pace) * TAU;
    if (Math.sin(angle) >= 0 === isFront) {
      glow({ c }, Math.cos(angle) * far, Math.sin(angle) * far * 0.32, big * 3, `${day}88`);
      disc(pen, Math.cos(angle) * far, Math.sin(angle) * far * 0.32, big, mix(day, '#ffffff', 0.6));
    }
    c.restore();
  };
  for (const moon of moons) orbit(moon, false);
  c.save();
  c.beginPath();
  c.arc(500, 500, size, 0, TAU);
  c.clip();
  const body = c.createLinearGradient(500 - size, 500 - size, 500 + size, 500 + size);
  body.addColorStop(0, mix(day, '#ffffff', 0.25));
  body.addColorStop(0.5, day);
  body.addColorStop(1, dusk);
  c.fillStyle = body;
  c.fillRect(0, 0, 1000, 1000);
  c.translate(500, 500);
  c.rotate(tilt);
  for (let band = -6; band < 7; band++) {
    const line = curve(pen, 3);
    c.globalAlpha = between(0.1, 0.34);
    c.fillStyle = next() < 0.5 ? dusk : mix(day, '#ffffff', 0.4);
    c.beginPath();
    const y = (band * size) / 6;
    for (let x = -size; x <= size; x += 10) c.lineTo(x, y + line(x) * 7);
    for (let x = size; x >= -size; x -= 10) c.lineTo(x, y + between(18, 22) + line(x + 300) * 7);
    c.fill();
  }
  c.restore();
  const shade = c.createRadialGradient(500 - size * 0.45, 500 - size * 0.45, size * 0.2, 500, 500, size * 1.02);
  shade.addColorStop(0, 'transparent');
  shade.addColorStop(1, '#000000cc');
  disc(pen, 500, 500, size, shade);
  for (const moon of moons) orbit(moon, true);
}
