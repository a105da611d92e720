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

it('writes a minus for screen readers, which do not read the arrow', () => {
  const html = renderToStaticMarkup(<SignedNum value="-2" text="-2.00" marker="arrow" />);
  expect(html).toContain('<span class="visually-hidden">−</span>2.00');
});

it('fills the pill by direction', () => {
  expect(renderToStaticMarkup(<ChangePill value="-3.42" text="-3.42%" />)).toContain(styles['fill-down']);
});

it('writes a pill outside of React exactly as React would', () => {
  const pill = { className: '', textContent: '' };
  writeChangePill(pill, 1.2, '1.20%');
  expect(renderToStaticMarkup(<ChangePill value={1.2} text="1.20%" />)).toBe(
    `<span class="${pill.className}" data-live="fill">${pill.textContent}</span>`,
  );
});

describe('a flash', () => {
  const flashes: string[] = [];
  const element = {
    setAttribute: (_: string, value: string) => void flashes.push(value),
    removeAttribute: () => void flashes.push('out'),
  };
  beforeEach(() => {
    flashes.length = 0;
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
    expect(flashes).toEqual(['up', 'out']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start without a change of the price', () => {
    flashPrice(element, 'zero');
    expect(flashes).toEqual([]);
  });

  it('is visible less than 15 % of the time for a price that changes ten times per second', () => {
    let flashingMs = 0;
    for (let now = 0; now < 60_000; now += 10) {
      if (now % 100 === 0) flashPrice(element, now % 200 === 0 ? 'up' : 'down');
      if (flashes.length > 0 && flashes.at(-1) !== 'out') flashingMs += 10;
      vi.advanceTimersByTime(10);
    }
    expect(flashingMs / 60_000).toBeLessThan(0.15);
    expect(flashes).toContain('up');
  });
});
