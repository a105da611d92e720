import { latinDigits } from '@/lib/numbers/latin-digits';

/**
 * Returns only the digits of a typed phone number. Users paste numbers with spaces, brackets or the area code; the
 * field shows the area code separately.
 */
export function typedMobile(text: string, dial: string): string {
  const plain = latinDigits(text)
    .replace('＋', '+')
    .replaceAll(/[^\d+]/g, '');
  return (plain.startsWith(`+${dial}`) ? plain.slice(dial.length + 1) : plain).replaceAll('+', '');
}

/**
 * Returns `ma•••@example.com` or `•••7890`: the user can recognise where the code went, a bystander cannot read the
 * whole account.
 */
export function maskedAccount(account: string): string {
  const at = account.indexOf('@');
  if (at < 0) return `•••${account.slice(-4)}`;
  return `${account.slice(0, Math.min(2, at))}•••${account.slice(at)}`;
}
