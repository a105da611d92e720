import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flashPrice, LONGEST_MS } from './flash-price';
import { ChangePill, SignedNum, writeChangePill } from './num';
import styles from './num.module.css';

it.each([
  ['184.22', 'up', '+184.22'],
  ['-184.22', 'down', '-184.22'],
  ['0.00', 'zero', '0.00'],
] as const)('gives %s the colour %s and writes %s', (value, direction, text) => {
  const html = renderToStaticMarkup(<SignedNum value={value} text={value} />);
  expect(html).toContain(styles[direction]);
  expect(html).toContain(`>${text}<`);
});

it('says minus to those who cannot see the arrow', () => {
  const html = renderToStaticMarkup(<SignedNum value="-2" text="-2.00" marker="arrow" />);
  expect(html).toContain('<span class="visually-hidden">-</span>2.00');
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

describe('a tint', () => {
  const names: string[] = [];
  const element = {
    getAttribute: () => names.at(-1) ?? null,
    setAttribute: (_: string, value: string) => void names.push(value),
    removeAttribute: () => void names.push('out'),
  };
  beforeEach(() => {
    names.length = 0;
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays while a price changes and goes when it rests', async () => {
    flashPrice(element, 'up');
    for (let frame = 0; frame < 4; frame += 1) {
      vi.advanceTimersByTime(250);
      flashPrice(element, 'up');
      flashPrice(element, 'zero');
      await Promise.resolve();
    }
    expect(names).toEqual(['up']);
    flashPrice(element, 'down');
    await Promise.resolve();
    vi.advanceTimersByTime(2 * LONGEST_MS);
    expect(names).toEqual(['up', 'down', 'out']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes in the frame in which another price changes', async () => {
    const other = { ...element, getAttribute: () => 'up', setAttribute() {}, removeAttribute() {} };
    flashPrice(element, 'up');
    await Promise.resolve();
    vi.advanceTimersByTime(250);
    flashPrice(other, 'up');
    await Promise.resolve();
    expect(names).toEqual(['up', 'out']);
    vi.advanceTimersByTime(2 * LONGEST_MS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
