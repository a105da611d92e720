const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const;

/** `90s`, `5m`, `2h`, `3d` in milliseconds. Throws on anything else. */
export function agoMs(text: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const seconds = UNITS.find(([name]) => name === unit)?.[1];
  if (count === undefined || seconds === undefined) throw new Error(`${text} is no time before now`);
  return Number(count) * seconds * 1000;
}

/** The whole seconds between two instants in their largest unit that is exact. */
export function agoText(fromMs: number, toMs: number): string {
  const seconds = Math.max(0, Math.floor((toMs - fromMs) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ['s', 1];
  return `${seconds / size}${unit}`;
}
