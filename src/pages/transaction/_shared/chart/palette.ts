/** Reads a design token, because a canvas cannot use custom properties. */
export function token(name: string): string {
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
    alert: token('--line-2'),
    words: token('--text-3'),
    onColor: token('--on-color'),
    surface: token('--surface'),
    text: token('--text'),
    upTint: token('--up-tint'),
    downTint: token('--down-tint'),
    font: token('--font'),
    grid: 'rgba(255, 255, 255, 0.05)',
    crosshair: token('--zero-fill'),
    label: token('--zero-fill'),
  };
}

export type ChartColors = ReturnType<typeof chartColors>;
