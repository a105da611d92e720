import type { Money } from '@/domain/money/money';

/** A percentage chosen on the slider, the form after it was filled in accordingly, and the balance at that time. */
export interface ChosenPercent<T> {
  readonly percent: number;
  readonly form: T;
  readonly available: Money | null;
}

/**
 * The percentage that the slider shows as chosen. Null once form or balance differ; then the percentage follows from
 * the amount again. The whole form is compared, because fields are also changed from outside it: a tap in the book sets
 * the price. A change of the market price alone has no effect, although it changes how much the balance can buy.
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
