import type { profileRequests } from '@/contract/profile/requests';
import { sentCode } from '../family/codes';
import { type HandlersOf, ok } from '../handler';
import { bindEmail, bindPhone } from '../products/accounts/bound-addresses';
import { changePayPassword } from '../products/accounts/change-pay-password';
import { changeNames, changePicture } from '../products/accounts/edit-profile';
import type { World } from '../world';
import { successMessage } from './success-messages';

const anyPurpose = (world: World, address: string, code: string) => ({
  purpose: sentCode(world, code, address)?.purpose,
  isOptional: true,
});

/** Changes to a customer's own profile, payment password, phone number and e-mail address. */
export const profileHandlers: HandlersOf<typeof profileRequests> = {
  'POST /user/uploadHeadPortrait': (world, { head_portrait }, { user }) => changePicture(world, user, head_portrait),
  'POST /user/editNickname': (world, names, { user }) => changeNames(world, user, names),
  'POST /safe/update_password': (world, input, { user, lang }) => {
    const changed = changePayPassword(world, user, input);
    return changed.ok ? ok(successMessage('pay_password_set', lang)) : changed;
  },
  'POST /safe/mobile': (world, { mobile, area_code, code, pay_password }, { user, lang, family }) => {
    const proof = { code, payPassword: pay_password, ...(family && anyPurpose(world, mobile, code)) };
    const bound = bindPhone(world, user, mobile, area_code, proof);
    return bound.ok ? ok(successMessage('phone_bound', lang)) : bound;
  },
  'POST /safe/email': (world, { email, code, pay_password }, { user, lang, family }) => {
    const proof = { code, payPassword: pay_password, ...(family && anyPurpose(world, email, code)) };
    const bound = bindEmail(world, user, email, proof);
    return bound.ok ? ok(successMessage('email_bound', lang)) : bound;
  },
};
