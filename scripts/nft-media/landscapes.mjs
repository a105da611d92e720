import { curve, disc, glow, ground, mix, stars, TAU } from './kit.mjs';

const TIDES = [
  ['#ffd9a0', '#f08a5d', '#1c5d73', '#0b2533'],
  ['#cfe8e6', '#7fb7be', '#2a6f7f', '#0f2f3d'],
  ['#f6d6c2', '#c98ba6', '#4b4a7a', '#161a38'],
  ['#bfe3ff', '#5aa9d6', '#14507a', '#061b31'],
  ['#ffe0b5', '#ef8f6b', '#155e75', '#072a3a'],
  ['#f2c594', '#b5652f', '#2f6b62', '#0d2b2a'],
];

/** For each work: height of the horizon, height of the waves, size of the sun. */
const SEAS = [
  [470, 0.8, 96],
  [560, 0.35, 150],
  [400, 0.55, 60],
  [620, 2.6, 110],
  [470, 1, 96],
  [330, 1.5, 190],
];

/** Layered waves under a low sun. */
export function tides(pen, t) {
  const { c, n, between } = pen;
  const [sky, warm, sea, deep] = TIDES[n % TIDES.length];
  const [horizon, steep, sun] = SEAS[(n - 1) % SEAS.length];
  ground(pen, [mix(sky, warm, 0.15), sky, warm], [0, 0, 0, horizon + 150]);
  const x = between(240, 760);
  const y = horizon - sun * 0.7 + Math.sin(t * TAU) * 26;
  glow(pen, x, y, sun * 4.5, `${sky}cc`);
  disc(pen, x, y, sun, mix(sky, '#ffffff', 0.55));
  const gap = (1030 - horizon) / 9;
  for (let layer = 0; layer < 9; layer++) {
    const ridge = curve(pen, 3);
    const top = horizon + layer * gap;
    const swell = (12 + layer * 5) * steep;
    c.fillStyle = mix(sea, deep, layer / 8);
    c.globalAlpha = 0.94;
    c.beginPath();
    c.moveTo(0, 1000);
    for (let at = 0; at <= 1000; at += 8) c.lineTo(at, top + ridge(at, t) * swell);
    c.lineTo(1000, 1000);
    c.fill();
    c.globalAlpha = 0.5 - layer * 0.04;
    c.strokeStyle = mix(warm, '#ffffff', 0.5);
    c.lineWidth = 2.4;
    c.beginPath();
    for (let at = 0; at <= 1000; at += 8) {
      const isLit = Math.abs(at - x) < 90 + layer * 34;
      const height = top + ridge(at, t) * swell;
      if (isLit) c.lineTo(at, height);
      else c.moveTo(at, height);
    }
    c.stroke();
  }
  c.globalAlpha = 1;
}

const NIGHTS = [
  ['#0b1030', '#3a2a6b', '#ffcf7a'],
  ['#08182b', '#1f4e79', '#ffe3a8'],
  ['#170b2e', '#7a2f6b', '#ff9ecb'],
  ['#0a1420', '#24506a', '#9fe8ff'],
  ['#120a24', '#41207a', '#ff7ad9'],
  ['#0c0f1c', '#533a52', '#ffb077'],
];

/** Cities at night; windows go dark and light up during a loop. */
export function city(pen, t) {
  const { c, n, next, between } = pen;
  const [dark, haze, lamp] = NIGHTS[n % NIGHTS.length];
  ground(pen, [dark, mix(dark, haze, 0.6), haze], [0, 0, 0, 900]);
  stars(pen, 90, 480);
  const moon = between(160, 840);
  glow(pen, moon, 190, 260, '#ffffff55');
  disc(pen, moon, 190, 58, '#f7f1df');
  disc(pen, moon + 22, 178, 50, mix(dark, haze, 0.25));
  glow(pen, 500, 940, 640, `${lamp}44`);
  for (let layer = 0; layer < 3; layer++) {
    const wall = mix(mix(haze, dark, 0.45), '#05060c', layer * 0.42);
    for (let x = -30; x < 1000; ) {
      const wide = between(74, 150);
      const top = between(300, 560) + layer * 120;
      c.fillStyle = wall;
      c.fillRect(x, top, wide, 1000 - top);
      if (next() < 0.4) c.fillRect(x + wide / 2 - 3, top - between(30, 90), 6, 100);
      for (let column = x + 12; column < x + wide - 18; column += 24)
        for (let row = top + 18; row < 980; row += 30) {
          const lit = next();
          const phase = next();
          const isOn = lit < 0.34 || (lit < 0.56 && Math.sin((t + phase) * TAU) > 0);
          if (!isOn) continue;
          c.globalAlpha = 0.35 + 0.6 * phase;
          c.fillStyle = lit < 0.06 ? '#9fe8ff' : lamp;
          c.fillRect(column, row, 12, 16);
        }
      c.globalAlpha = 1;
      x += wide + between(2, 16);
    }
  }
}

const LIGHTS = [
  ['#7dffb2', '#38d6ff', '#04101f'],
  ['#a8ff78', '#78ffd6', '#071a1a'],
  ['#9dffcb', '#b48bff', '#060a22'],
  ['#d59bff', '#7d8bff', '#0b0824'],
  ['#8affc1', '#ff8ad8', '#080c20'],
  ['#6effe0', '#5aa8ff', '#03121f'],
];

/** Northern lights over mountains, and a lake that reflects them. */
export function aurora(pen, t) {
  const { c, n, between } = pen;
  const [low, high, night] = LIGHTS[n % LIGHTS.length];
  ground(pen, [night, mix(night, high, 0.18), mix(night, low, 0.28)], [0, 0, 0, 700]);
  stars(pen, 150, 620);
  c.save();
  c.globalCompositeOperation = 'screen';
  for (let band = 0; band < 4; band++) {
    const line = curve(pen, 4);
    const pleat = curve(pen, 7);
    const base = 330 + band * 62;
    for (let x = -8; x < 1008; x += 5) {
      const foot = base + line(x, t) * 74;
      const tall = 190 + pleat(x * 1.7, t) * 96 + band * 26;
      const strip = c.createLinearGradient(0, foot - tall, 0, foot + 26);
      strip.addColorStop(0, `${high}00`);
      strip.addColorStop(0.45, `${high}30`);
      strip.addColorStop(0.86, `${low}66`);
      strip.addColorStop(1, `${low}00`);
      c.fillStyle = strip;
      c.globalAlpha = 0.55 + 0.3 * pleat(x * 0.6, t) * 0.4;
      c.fillRect(x, foot - tall, 6.4, tall + 26);
    }
  }
  c.restore();
  for (let ridge = 0; ridge < 3; ridge++) {
    const line = curve(pen, 8);
    c.fillStyle = mix(mix(night, low, 0.14), '#02040a', ridge * 0.45);
    c.beginPath();
    c.moveTo(0, 1000);
    for (let x = 0; x <= 1000; x += 6) c.lineTo(x, 610 + ridge * 54 - Math.abs(line(x)) * (96 - ridge * 22));
    c.lineTo(1000, 1000);
    c.fill();
  }
  c.save();
  c.translate(0, 1500);
  c.scale(1, -1);
  c.globalAlpha = 0.5;
  c.drawImage(c.canvas, 0, 0, c.canvas.width, c.canvas.height * 0.75, 0, 0, 1000, 750);
  c.restore();
  ground({ c }, ['transparent', 'transparent', 'transparent', `${night}cc`]);
  c.strokeStyle = `${low}33`;
  c.lineWidth = 2;
  for (let row = 0; row < 26; row++) {
    const x = between(-100, 900) + Math.sin(t * TAU + row) * 18;
    const y = 765 + row * 9;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + between(80, 260), y);
    c.stroke();
  }
}
