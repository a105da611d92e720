import type { Money } from '@/domain/money/money';

/** A percentage chosen on the slider, the form as it was filled in by that, and the balance it is a part of. */
export interface ChosenPercent<T> {
  readonly percent: number;
  readonly form: T;
  readonly available: Money | null;
}

/**
 * What the slider shows as chosen; null once form or balance differ, and the percentage follows from the amount again.
 * The whole form is compared, because fields are also changed from outside it: a tap in the book sets the price. The
 * market alone, which moves what a balance pays for, changes nothing.
 */
export function chosenPercent<T extends object>(
  chosen: ChosenPercent<T> | null,
  form: T,
  available: Money | null,
): number | null {
  if (!chosen || `${chosen.available}` !== `${available}`) return null;
  const isSame = (Object.keys(form) as (keyof T)[]).every((field) => form[field] === chosen.form[field]);
  return isSame ? chosen.percent : null;
}
