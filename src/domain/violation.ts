/**
 * A rule that an input violates. The code is the exchange's refusal of it, with the parameters of its text. A product's
 * rules stand once, as a pure function in its folder: the exchange refuses with the first violation, and the form shows
 * all of them.
 */
export interface Violation<Code extends string = string> {
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The wire field, where the code is that of several. */
  readonly field?: string;
}

/**
 * The violated rules in their order. Write a rule as `isViolated && { code, params }`, with `isViolated` false if a
 * fact it needs is unknown.
 */
export const violated = <const Code extends string>(
  ...rules: readonly (Violation<Code> | false | null | undefined)[]
): readonly Violation<Code>[] => rules.filter((rule) => typeof rule === 'object' && rule !== null);
