import { disc, glow, ground, mix, TAU } from './kit.mjs';

/** A brush stroke: hairs side by side with varying ink, drier towards the end. */
function brush(pen, x, y, radius, from, to, width, ink) {
  const { c, between, next } = pen;
  for (let hair = 0; hair < 130; hair++) {
    const away = (hair / 130 - 0.5) * width + between(-2, 2);
    const dry = next();
    c.strokeStyle = ink;
    c.lineWidth = between(0.8, 3.4);
    for (let part = 0; part < 24; part++) {
      const share = part / 24;
      if (share > 0.5 && dry < (share - 0.5) * 1.9) continue;
      c.globalAlpha = between(0.22, 0.6) * (1 - share * 0.35);
      c.beginPath();
      const start = from + (to - from) * share;
      c.arc(x, y, Math.max(1, radius + away * (1 - share * 0.3)), start, start + (to - from) / 23.5);
      c.stroke();
    }
  }
  c.globalAlpha = 1;
}

function paper(pen, tone) {
  const { c, between, next } = pen;
  ground(pen, [mix(tone, '#ffffff', 0.35), tone], [0, 0, 1000, 1000]);
  for (let fibre = 0; fibre < 900; fibre++) {
    c.globalAlpha = 0.05;
    c.strokeStyle = next() < 0.5 ? '#7a6a4a' : '#ffffff';
    c.lineWidth = 1.4;
    const x = between(0, 1000);
    const y = between(0, 1000);
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + between(-20, 20), y + between(-20, 20), x + between(-46, 46), y + between(-46, 46));
    c.stroke();
  }
  c.globalAlpha = 1;
}

function seal(pen, x, y) {
  const { c, next } = pen;
  c.fillStyle = '#b3261e';
  c.beginPath();
  c.roundRect(x, y, 74, 74, 8);
  c.fill();
  c.fillStyle = '#f3ead7';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 2; column++)
      if (next() < 0.6) {
        c.fillRect(x + 14 + column * 12, y + 14 + row * 12, 11, 9);
        c.fillRect(x + 50 - column * 12, y + 14 + row * 12, 11, 9);
      }
}

/** Ink rings and brush strokes on paper; in the animation the ring closes. */
export function ink(pen, t, { moving } = {}) {
  const { n, between } = pen;
  paper(pen, ['#eadfc8', '#e6e0d2', '#efe3cf'][n % 3]);
  const start = between(-2.4, -1.2);
  const turn = moving ? 0.4 + 5.7 * Math.min(1, t * 1.25) : 5.9;
  const kind = (n - 1) % 6;
  if (kind === 4) disc(pen, 640, 350, 150, '#b3261e');
  if (kind === 3)
    for (let drop = 0; drop < 46; drop++) {
      const x = between(40, 960);
      brush(pen, x - 3000, between(60, 700), 3000, 0, between(0.02, 0.07), 5, '#1c1a1799');
    }
  if (kind === 2) {
    brush(pen, 180, 900, 640, -1.35, -0.25, 54, '#1b1916');
    brush(pen, 900, 820, 520, -2.9, -1.95, 30, '#1b1916');
    disc(pen, 700, 260, 46, '#b3261e');
  } else brush(pen, 500, 500, kind === 1 ? 250 : 300, start, start + turn, kind === 4 ? 120 : 84, '#1b1916');
  if (kind === 1) brush(pen, 560, 560, 350, start + 2, start + 2 + 5.4, 34, '#3a352d');
  for (let spot = 0; spot < 26; spot++) {
    const angle = between(0, TAU);
    const away = between(330, 440);
    pen.c.globalAlpha = between(0.2, 0.8);
    disc(pen, 500 + Math.cos(angle) * away, 500 + Math.sin(angle) * away, between(1, 7), '#1b1916');
  }
  pen.c.globalAlpha = 1;
  seal(pen, 846, 838);
}

const SETS = [
  ['#f2e9d8', '#e4572e', '#17bebb', '#ffc914', '#2e282a'],
  ['#f5efe6', '#1d3557', '#e63946', '#a8dadc', '#457b9d'],
  ['#fbf5e6', '#264653', '#2a9d8f', '#e9c46a', '#e76f51'],
  ['#14213d', '#fca311', '#e5e5e5', '#c1121f', '#415a77'],
  ['#f7ede2', '#6d597a', '#355070', '#eaac8b', '#b56576'],
  ['#efe0c2', '#c8792a', '#5b3a1e', '#8a9a5b', '#24303a'],
];

/** Geometric shapes in few colours; in the animation tiles turn by quarters. */
export function geometry(pen, t) {
  const { c, n, next, pick } = pen;
  const [field, ...colours] = SETS[n % SETS.length];
  c.fillStyle = field;
  c.fillRect(0, 0, 1000, 1000);
  const count = [5, 6, 4, 3, 4, 5][(n - 1) % 6];
  const side = 1000 / count;
  const eased = (share) => share * share * (3 - 2 * share);
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const kind = Math.floor(next() * 7);
      const quarter = Math.floor(next() * 4);
      const wait = next() * 0.4;
      const turned = eased(Math.min(1, Math.max(0, (t - wait) / 0.5))) * (TAU / 4);
      c.save();
      c.beginPath();
      c.rect(column * side, row * side, side, side);
      c.clip();
      c.translate((column + 0.5) * side, (row + 0.5) * side);
      c.fillStyle = pick([...colours, field]);
      c.fillRect(-side / 2, -side / 2, side, side);
      c.rotate((quarter * TAU) / 4 + (kind < 4 ? turned : turned * 4));
      c.fillStyle = pick(colours);
      tile(pen, kind, side, pick(colours));
      c.restore();
    }
}

function tile(pen, kind, side, second) {
  const { c } = pen;
  const half = side / 2;
  c.beginPath();
  if (kind === 0) c.arc(-half, -half, side, 0, TAU);
  else if (kind === 1) c.arc(-half, 0, half, 0, TAU);
  else if (kind === 2) {
    c.moveTo(-half, -half);
    c.lineTo(half, -half);
    c.lineTo(-half, half);
  } else if (kind === 3) c.rect(-half, -half, half, side);
  else if (kind === 4) c.arc(0, 0, half * 0.86, 0, TAU);
  else if (kind === 5) c.rect(-half * 0.5, -half * 0.5, half, half);
  else for (let bar = 0; bar < 4; bar++) c.rect(-half, -half + (bar * side) / 4, side, side / 8);
  c.fill();
  if (kind === 4) disc(pen, 0, 0, half * 0.4, second);
  if (kind === 0) {
    c.fillStyle = second;
    c.beginPath();
    c.arc(-half, -half, half, 0, TAU);
    c.fill();
  }
}

const VATS = [
  ['#1b2a49', '#e9dcc0', '#a9713b', '#5d7fb5'],
  ['#3b2415', '#f0e0bd', '#c98a3d', '#7b3f1d'],
  ['#2a1830', '#f4d9c0', '#c9596b', '#e0a458'],
  ['#0e2340', '#dfe8f0', '#4e83b8', '#9bc0de'],
  ['#40240f', '#f3e2c2', '#9c5a22', '#22374f'],
  ['#13302c', '#f0e6c8', '#c59a3f', '#3f8a7a'],
];

/** Batik rosettes with many repetitions around the centre. */
export function batik(pen, t) {
  const { c, n, next, between, pick } = pen;
  const [cloth, wax, dye, second] = VATS[n % VATS.length];
  ground(pen, [cloth, mix(cloth, '#000000', 0.25)]);
  const petal = (radius, long, wide, count, colour, line) => {
    for (let index = 0; index < count; index++) {
      c.save();
      c.rotate((index * TAU) / count);
      c.fillStyle = colour;
      c.strokeStyle = line;
      c.lineWidth = 4;
      c.beginPath();
      c.moveTo(radius, 0);
      c.quadraticCurveTo(radius + long / 2, wide, radius + long, 0);
      c.quadraticCurveTo(radius + long / 2, -wide, radius, 0);
      c.fill();
      c.stroke();
      c.restore();
    }
  };
  const rosette = (x, y, scale, turn) => {
    c.save();
    c.translate(x, y);
    c.scale(scale, scale);
    const folds = pick([8, 10, 12, 16]);
    for (let ring = 7; ring >= 0; ring--) {
      const radius = ring * 52;
      c.rotate(((ring % 2 === 0 ? 1 : -1) * turn * TAU) / folds + ring * 0.13);
      petal(radius, 78, between(12, 34), folds + ring * 2, pick([dye, second, cloth]), wax);
      for (let dot = 0; dot < folds * 2; dot++) {
        const angle = (dot * TAU) / (folds * 2);
        disc(pen, Math.cos(angle) * (radius + 62), Math.sin(angle) * (radius + 62), 4.4, wax);
      }
    }
    disc(pen, 0, 0, 34, wax);
    disc(pen, 0, 0, 18, dye);
    c.restore();
  };
  for (const [x, y] of [
    [0, 0],
    [1000, 0],
    [0, 1000],
    [1000, 1000],
  ])
    rosette(x, y, 0.62, t);
  rosette(500, 500, 1, t);
  c.globalAlpha = 0.12;
  for (let crack = 0; crack < 60; crack++) {
    c.strokeStyle = next() < 0.5 ? wax : '#000';
    c.lineWidth = between(0.6, 2);
    c.beginPath();
    let x = between(0, 1000);
    let y = between(0, 1000);
    c.moveTo(x, y);
    for (let step = 0; step < 6; step++) {
      x += between(-40, 40);
      y += between(-40, 40);
      c.lineTo(x, y);
    }
    c.stroke();
  }
  c.globalAlpha = 1;
  glow(pen, 500, 500, 700, `${wax}18`);
}
