import { PAY_PASSWORD_REFUSALS } from '@/contract/pay-password';
import { isApiError } from '../api/api-error';
import type { User } from '../session/session';

/** Whether the user has no payment password yet. If the server does not say, the user is assumed to have one. */
export const lacksPayPassword = (user: User | null | undefined): boolean => user?.pay_password_isnull === 'eqnull';

/** Whether the server says that the user has a payment password. */
export const hasPayPassword = (user: User): boolean => user.pay_password_isnull === 'neqnull';

/**
 * Whether a failed call concerns the payment password. Servers of the family give no reasons, so any refusal without
 * one counts: it is shown where the password was typed.
 */
export function isAboutPayPassword(error: unknown): boolean {
  if (!isApiError(error, 'refused')) return false;
  return error.reason === null || (PAY_PASSWORD_REFUSALS as readonly string[]).includes(error.reason);
}
