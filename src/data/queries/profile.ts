import { useMutation } from '@tanstack/react-query';
import type { Call, CallFields } from '@/contract/calls';
import { profile } from '@/contract/profile';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { sendMailCode, sendMobileCode } from './auth';
import { refresh } from './client';
import { keys } from './keys';

knowCalls(profile);

/** Where a code goes, and what it opens. */
export interface CodeTarget {
  readonly channel: 'email' | 'mobile';
  /** E-mail address, or digits of the phone number. */
  readonly account: string;
  /** Digits of the dialling code; '' for mail. */
  readonly areaCode: string;
  readonly purpose: 'forget' | 'security' | 'bind';
}

/**
 * Sends a code to the signed-in user. Servers of the family know no scenes: they take every request for a new account's
 * unless its type says forget, which a new address to bind must not.
 * @throws ApiError
 */
export function sendCode({ channel, account, areaCode, purpose }: CodeTarget): Promise<string> {
  const words = { scene: purpose, ...(purpose !== 'bind' && { type: 'forget' }) };
  return channel === 'email'
    ? sendMailCode({ user_string: account, ...words })
    : sendMobileCode({ mobile: account, area_code: areaCode, ...words });
}

/** Changes something of the own account, once. Refusals are the form's to show. */
function useChange<C extends Call>(call: C) {
  return useMutation({
    mutationFn: (fields: CallFields<C>) => api(call, fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been carried out.
    onSettled: () => refresh(keys.user),
  });
}

/** Shows another picture of the user; `head_portrait` is an address that an upload gave. */
export const useChangePicture = () => useChange('POST /user/uploadHeadPortrait');
export const useChangeNames = () => useChange('POST /user/editNickname');
/** Sets the payment password. */
export const useSetPayPassword = () => useChange('POST /safe/update_password');
export const useBindPhone = () => useChange('POST /safe/mobile');
export const useBindEmail = () => useChange('POST /safe/email');
/** Sets a new login password, with a code to an address of the own account. */
export const useChangeLoginPassword = () => useChange('POST /user/forget');
