import type { AverageLength } from './moving-average';

/** A canvas cannot read custom properties, so the tokens are read for it. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function chartColors() {
  return {
    up: token('--up'),
    down: token('--down'),
    upFaint: `${token('--up')}66`,
    downFaint: `${token('--down')}66`,
    accent: token('--accent'),
    accentFaint: token('--accent-tint'),
    warn: token('--warn'),
    words: token('--text-3'),
    font: token('--font'),
    grid: 'rgba(255, 255, 255, 0.05)',
    crosshair: token('--zero-fill'),
    label: token('--zero-fill'),
  };
}

export type ChartColors = ReturnType<typeof chartColors>;

/** The token of each average, for the chart and for the button that shows it. */
export const AVERAGE_TOKENS = { 7: '--line-1', 25: '--line-2', 99: '--line-3' } as const satisfies Record<
  AverageLength,
  string
>;

export const averageColor = (length: AverageLength): string => token(AVERAGE_TOKENS[length]);
