import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colors = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

function luminance(name: string): number {
  const hex = colors.get(name);
  if (!hex) throw new Error(`tokens.css has no plain colour --${name}.`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text colours and the surfaces they may be used on; WCAG AA requires 4.5. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  text: ['ground', 'surface', 'raised', 'pressed', 'bar', 'zero-fill'],
  'text-2': ['ground', 'surface', 'raised', 'pressed', 'bar'],
  'text-3': ['ground', 'surface', 'raised', 'pressed', 'bar'],
  accent: ['ground', 'surface', 'raised', 'pressed', 'bar'],
  unselected: ['ground', 'surface', 'bar'],
  up: ['ground', 'surface', 'raised', 'bar'],
  down: ['surface', 'bar'],
  'down-soft': ['ground', 'surface', 'raised', 'pressed'],
  zero: ['ground', 'surface', 'raised'],
  warn: ['ground', 'surface', 'raised'],
  'on-color': ['accent', 'accent-pressed', 'up', 'up-pressed', 'down', 'down-pressed', 'warn'],
};

describe('contrast', () => {
  const rows = Object.entries(PAIRS).flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));
  it.each(rows)('%s reads on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  ['ground', '#333333'],
  ['bar', '#000000'],
  ['up', '#28ba98'],
  ['down', '#f04a5a'],
  ['accent', '#ffd7a6'],
  ['unselected', '#bbbbbb'],
])('keeps --%s as the specification names it', (name, hex) => {
  expect(colors.get(name)).toBe(hex);
});

it('puts toasts above modals, at the layer that the specification names', () => {
  const layer = (name: string) => Number(new RegExp(`--z-${name}: (\\d+);`).exec(css)?.[1]);
  expect(layer('toast')).toBe(10090);
  expect(layer('modal')).toBeLessThan(layer('toast'));
});
