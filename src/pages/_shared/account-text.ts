/** The digits of a phone number: people paste it with spaces, brackets, and the area code that stands beside it. */
export function typedMobile(text: string, dial: string): string {
  const plain = text.replaceAll(/[^\d+]/g, '');
  return (plain.startsWith(`+${dial}`) ? plain.slice(dial.length + 1) : plain).replaceAll('+', '');
}

/** `ma•••@example.com`, `•••7890`: enough to know where the code went, not to be read over a shoulder. */
export function maskedAccount(account: string): string {
  const at = account.indexOf('@');
  if (at < 0) return `•••${account.slice(-4)}`;
  return `${account.slice(0, Math.min(2, at))}•••${account.slice(at)}`;
}
