import { PAY_PASSWORD_REFUSALS } from '@/contract/pay-password';
import { isApiError } from './api-error';
import type { User } from './session';

/** Whether somebody has still to set one; a server that does not say is taken to know one. */
export const lacksPayPassword = (user: User | null | undefined): boolean => user?.pay_password_isnull === 'eqnull';

/**
 * Whether a failed call is about the payment password. Servers of the family give no reasons: what one of them refuses
 * after a password was typed is shown where it was typed.
 */
export function isAboutPayPassword(error: unknown): boolean {
  if (!isApiError(error, 'refused')) return false;
  return error.reason === null || (PAY_PASSWORD_REFUSALS as readonly string[]).includes(error.reason);
}
