import { disc, glow, ground, mix, TAU } from './kit.mjs';

const SKINS = [
  '#c68642',
  '#e8b98f',
  '#f1c9a5',
  '#7a4a2b',
  '#f6d5bd',
  '#a86b3c',
  '#b97a4b',
  '#f0c7a8',
  '#dba878',
  '#e3b48c',
];
const HAIR = [
  '#23160f',
  '#1a1a1f',
  '#a8482a',
  '#15100d',
  '#e9c987',
  '#1f1510',
  '#2a1a14',
  '#7a4a24',
  '#141417',
  '#3a3442',
];
const COATS = [
  '#1c6d7f',
  '#2b2b2b',
  '#e4572e',
  '#3a2a6b',
  '#2f7f6a',
  '#8a4b1f',
  '#ff77a8',
  '#b5446e',
  '#2f3a55',
  '#6d5aa8',
];

/** A portrait of artist 1 to 10, over a background in their style. */
export function portrait(pen, artist) {
  const { c, between } = pen;
  const skin = SKINS[artist - 1];
  const hair = HAIR[artist - 1];
  const coat = COATS[artist - 1];
  c.fillStyle = '#00000059';
  c.fillRect(0, 0, 1000, 1000);
  glow(pen, 500, 420, 520, '#ffffff2e');
  const isLong = [1, 3, 5, 7, 8].includes(artist);
  if (isLong) {
    c.fillStyle = hair;
    c.beginPath();
    c.roundRect(270, 250, 460, between(430, 560), 220);
    c.fill();
  }
  c.fillStyle = coat;
  c.beginPath();
  c.ellipse(500, 1010, 360, 290, 0, 0, TAU);
  c.fill();
  c.fillStyle = mix(skin, '#000000', 0.16);
  c.fillRect(430, 600, 140, 150);
  c.beginPath();
  c.ellipse(500, 750, 70, 44, 0, 0, TAU);
  c.fill();
  c.fillStyle = skin;
  c.beginPath();
  c.ellipse(500, 470, 172, 208, 0, 0, TAU);
  c.fill();
  c.fillStyle = hair;
  c.beginPath();
  c.ellipse(500, 340, 196, 128, 0, Math.PI, TAU);
  c.ellipse(500, 340, 196, artist % 2 ? 44 : 20, 0, 0, Math.PI);
  c.fill();
  if (artist === 4 || artist === 10 || artist === 6) {
    c.beginPath();
    c.ellipse(500, 590, 128, 92, 0, 0, Math.PI);
    c.fill();
  }
  for (const side of [-1, 1]) {
    disc(pen, 500 + side * 66, 470, 15, '#1a1512');
    c.fillStyle = hair;
    c.fillRect(500 + side * 66 - 34, 426, 68, 10);
    if (artist === 2 || artist === 9 || artist === 8) {
      c.strokeStyle = '#1a1512';
      c.lineWidth = 9;
      c.beginPath();
      c.arc(500 + side * 70, 474, 48, 0, TAU);
      c.moveTo(500 + side * 22, 470);
      c.lineTo(500, 466);
      c.stroke();
    }
  }
  c.strokeStyle = mix(skin, '#000000', 0.35);
  c.lineWidth = 9;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(500, 490);
  c.lineTo(490, 540);
  c.stroke();
  c.strokeStyle = '#8d3b38';
  c.beginPath();
  c.arc(500, 566, 44, 0.5, Math.PI - 0.5);
  c.stroke();
}

const BOX_COLOURS = [
  ['#1d2b53', '#ff77a8', '#ffec27'],
  ['#2a1222', '#ff9a8b', '#ffd9a0'],
  ['#0d0f24', '#b6a4f0', '#ffd7a6'],
];

/** A closed box with a ribbon, and light from inside. */
export function box(pen, series) {
  const { c, between } = pen;
  const [dark, side, ribbon] = BOX_COLOURS[series - 1];
  ground(pen, [mix(dark, side, 0.3), dark]);
  glow(pen, 500, 430, 560, `${ribbon}55`);
  const face = (points, colour) => {
    c.fillStyle = colour;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    c.fill();
  };
  c.globalAlpha = 0.4;
  c.fillStyle = '#000';
  c.beginPath();
  c.ellipse(500, 838, 330, 60, 0, 0, TAU);
  c.fill();
  c.globalAlpha = 1;
  face(
    [
      [220, 420],
      [500, 540],
      [500, 850],
      [220, 710],
    ],
    mix(side, '#000000', 0.18),
  );
  face(
    [
      [780, 420],
      [500, 540],
      [500, 850],
      [780, 710],
    ],
    mix(side, '#000000', 0.42),
  );
  face(
    [
      [220, 420],
      [500, 310],
      [780, 420],
      [500, 540],
    ],
    mix(side, '#ffffff', 0.18),
  );
  face(
    [
      [330, 467],
      [390, 493],
      [390, 795],
      [330, 765],
    ],
    ribbon,
  );
  face(
    [
      [670, 467],
      [610, 493],
      [610, 795],
      [670, 765],
    ],
    mix(ribbon, '#000000', 0.3),
  );
  face(
    [
      [330, 467],
      [390, 493],
      [668, 377],
      [608, 352],
    ],
    mix(ribbon, '#ffffff', 0.2),
  );
  face(
    [
      [670, 467],
      [610, 493],
      [332, 377],
      [392, 352],
    ],
    ribbon,
  );
  for (const turn of [-1, 1]) {
    c.save();
    c.translate(500, 410);
    c.rotate(turn * 0.5);
    c.fillStyle = mix(ribbon, turn > 0 ? '#000000' : '#ffffff', 0.16);
    c.beginPath();
    c.ellipse(turn * 92, -52, 104, 46, 0, 0, TAU);
    c.fill();
    c.restore();
  }
  disc(pen, 500, 408, 34, ribbon);
  for (let spark = 0; spark < 60; spark++) {
    c.globalAlpha = between(0.2, 0.9);
    disc(pen, between(120, 880), between(60, 420), between(1.5, 5), ribbon);
  }
  c.globalAlpha = 1;
}

const FRAMES = { n: ['#6b7280', '#9ca3af'], r: ['#2f80ed', '#9fd0ff'], sr: ['#d99a2b', '#fff0c2'] };

/** The frame of an opened box's picture: grey, blue, or gold with rays. */
export function rarityFrame(pen, rarity) {
  const { c } = pen;
  const [line, light] = FRAMES[rarity];
  if (rarity === 'sr') {
    c.save();
    c.globalCompositeOperation = 'screen';
    c.translate(500, 500);
    for (let ray = 0; ray < 24; ray++) {
      c.rotate(TAU / 24);
      c.fillStyle = ray % 2 ? '#ffd76a2e' : '#fff0c21c';
      c.beginPath();
      c.moveTo(0, 0);
      c.lineTo(760, -60);
      c.lineTo(760, 60);
      c.fill();
    }
    c.restore();
    glow(pen, 500, 500, 560, '#ffd76a44');
  }
  const frame = c.createLinearGradient(0, 0, 1000, 1000);
  frame.addColorStop(0, line);
  frame.addColorStop(0.5, light);
  frame.addColorStop(1, line);
  c.strokeStyle = frame;
  c.lineWidth = 34;
  c.strokeRect(17, 17, 966, 966);
  c.lineWidth = 5;
  c.strokeRect(58, 58, 884, 884);
}
