interface Named {
  readonly email: string;
}

/**
 * Whose balances are shown: the chosen customer's, the app's own when nobody was chosen, or when another run does not
 * have whoever was, and the trader's for a visitor.
 */
export function ownerOf(
  chosen: string | null,
  people: readonly Named[] | undefined,
  current: Named | null | undefined,
): string {
  const isThere = !people || people.some(({ email }) => email === chosen);
  return (isThere ? chosen : null) ?? current?.email ?? 'trader';
}
