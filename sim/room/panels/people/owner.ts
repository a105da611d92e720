interface Named {
  readonly email: string;
}

/**
 * The customer whose balances are shown. That is the chosen customer; the customer in the app when none was chosen, or
 * when this run does not have the chosen one; and the trader while the app shows a visitor.
 */
export function ownerOf(
  chosen: string | null,
  people: readonly Named[] | undefined,
  current: Named | null | undefined,
): string {
  const isThere = !people || people.some(({ email }) => email === chosen);
  return (isThere ? chosen : null) ?? current?.email ?? 'trader';
}
