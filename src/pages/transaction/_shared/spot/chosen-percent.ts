/** A percentage chosen on the slider, and the form as it was filled in by that. */
export interface ChosenPercent<T> {
  readonly percent: number;
  readonly form: T;
}

/**
 * What the slider shows as chosen; null once the form differs, and the percentage follows from the amount again. The
 * whole form is compared, because fields are also changed from outside it: a tap in the book sets the price.
 */
export function chosenPercent<T extends object>(chosen: ChosenPercent<T> | null, form: T): number | null {
  if (!chosen) return null;
  const isSame = (Object.keys(form) as (keyof T)[]).every((field) => form[field] === chosen.form[field]);
  return isSame ? chosen.percent : null;
}
