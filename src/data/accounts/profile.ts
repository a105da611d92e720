import { useMutation } from '@tanstack/react-query';
import { authAnswers } from '@/contract/auth/answers';
import type { CallFields } from '@/contract/calls';
import { profileAnswers } from '@/contract/profile/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { refreshShown } from '../queries/refresh-shown';
import { sendMailCode, sendMobileCode } from './auth';

const api = apiOf({ ...profileAnswers, ...authAnswers });

/** Destination of a code, and its purpose. */
export interface CodeTarget {
  readonly channel: 'email' | 'mobile';
  /** E-mail address, or digits of the phone number. */
  readonly account: string;
  /** Digits of the dialling code; '' for e-mail. */
  readonly areaCode: string;
  readonly purpose: 'forget' | 'security' | 'bind';
}

/** The destination as one text. The same number in another country is another destination. */
export const destinationOf = ({ account, areaCode }: CodeTarget): string =>
  areaCode === '' ? account : `+${areaCode} ${account}`;

/**
 * Sends a code to the signed-in user. Servers of the family do not know `scene`: they treat every request as a
 * registration unless its type is `forget`. A new address to bind must not be sent with that type.
 * @throws ApiError
 */
export function sendCode({ channel, account, areaCode, purpose }: CodeTarget): Promise<string> {
  const use = { scene: purpose, ...(purpose !== 'bind' && { type: 'forget' }) };
  return channel === 'email'
    ? sendMailCode({ user_string: account, ...use })
    : sendMobileCode({ mobile: account, area_code: areaCode, ...use });
}

/** Makes a call that changes the user's own account, and `also` these queries. The form shows refusals. */
function useChange<C extends Parameters<typeof api>[0]>(call: C, ...also: readonly (readonly unknown[])[]) {
  return useMutation({
    mutationFn: (fields: CallFields<C>) => api(call, fields, { showsRefusal: true, once: true }),
    onSettled: refreshShown(keys.user, ...also),
  });
}

/** Changes the user's picture; `head_portrait` is an address that an upload returned. */
export const useChangePicture = () => useChange('POST /user/uploadHeadPortrait');
export const useChangeNames = () => useChange('POST /user/editNickname');
/** A new password pauses withdrawals, which their form shows. */
export const useSetPayPassword = () => useChange('POST /safe/update_password', keys.wallets);
export const useBindPhone = () => useChange('POST /safe/mobile');
export const useBindEmail = () => useChange('POST /safe/email');
/** Sets a new login password, with a code sent to an address of the user's account. */
export const useChangeLoginPassword = () => useChange('POST /user/forget', keys.wallets);
