import { lacksPayPassword } from '@/data/accounts/pay-password';
import type { User } from '@/data/session/session';

export type SecurityLevel = 'low' | 'medium' | 'high';

const LEVELS = ['low', 'medium', 'high'] as const;

/** Protection of an account (designed): both addresses linked, and a payment password set. */
export function securityLevel(user: User): SecurityLevel {
  const count = Number(Boolean(user.email && user.phone)) + Number(!lacksPayPassword(user));
  return LEVELS[count] ?? 'low';
}
