import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_MS, flashPrice, REST_MS } from './flash-price';
import { ChangePill, SignedNum, writeChangePill } from './num';
import styles from './num.module.css';

it.each([
  ['184.22', 'up', '+184.22'],
  ['-184.22', 'down', '−184.22'],
  ['0.00', 'zero', '0.00'],
] as const)('gives %s the colour %s and writes %s', (value, direction, text) => {
  const html = renderToStaticMarkup(<SignedNum value={value} text={value} />);
  expect(html).toContain(styles[direction]);
  expect(html).toContain(`>${text}<`);
});

it('says minus to those who cannot see the arrow', () => {
  const html = renderToStaticMarkup(<SignedNum value="-2" text="-2.00" marker="arrow" />);
  expect(html).toContain('<span class="visually-hidden">−</span>2.00');
});

it('fills the pill by direction', () => {
  expect(renderToStaticMarkup(<ChangePill value="-3.42" text="-3.42%" />)).toContain(styles['fill-down']);
});

it('writes a pill past React as React would have drawn it', () => {
  const pill = { className: '', textContent: '' };
  writeChangePill(pill, 1.2, '1.20%');
  expect(renderToStaticMarkup(<ChangePill value={1.2} text="1.20%" />)).toBe(
    `<span class="${pill.className}" data-live="fill">${pill.textContent}</span>`,
  );
});

describe('a flash', () => {
  const lights: string[] = [];
  const element = {
    setAttribute: (_: string, value: string) => void lights.push(value),
    removeAttribute: () => void lights.push('out'),
  };
  beforeEach(() => {
    lights.length = 0;
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    // Ends the flashes of earlier tests.
    vi.advanceTimersByTime(REST_MS);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends by itself, also when nothing else changes', () => {
    flashPrice(element, 'up');
    vi.advanceTimersByTime(2 * FLASH_MS);
    expect(lights).toEqual(['up', 'out']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not come for a change that has no direction', () => {
    flashPrice(element, 'zero');
    expect(lights).toEqual([]);
  });

  it('lights a price that changes ten times a second less than 15 % of the time', () => {
    let litMs = 0;
    for (let now = 0; now < 60_000; now += 10) {
      if (now % 100 === 0) flashPrice(element, now % 200 === 0 ? 'up' : 'down');
      if (lights.length > 0 && lights.at(-1) !== 'out') litMs += 10;
      vi.advanceTimersByTime(10);
    }
    expect(litMs / 60_000).toBeLessThan(0.15);
    expect(lights).toContain('up');
  });
});
