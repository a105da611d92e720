import type { profileRequests } from '@/contract/profile/requests';
import { type HandlersOf, ok } from '../handler';
import { bindEmail, bindPhone } from '../products/accounts/bound-addresses';
import { changePayPassword } from '../products/accounts/change-pay-password';
import { changeNames, changePicture } from '../products/accounts/edit-profile';
import { successMessage } from './success-messages';

/** Changes to a customer's own profile, payment password, phone number and e-mail address. */
export const profileHandlers: HandlersOf<typeof profileRequests> = {
  'POST /user/uploadHeadPortrait': (world, { head_portrait }, { user }) => changePicture(world, user, head_portrait),
  'POST /user/editNickname': (world, names, { user }) => changeNames(world, user, names),
  'POST /safe/update_password': (world, input, { user, lang }) => {
    const changed = changePayPassword(world, user, input);
    return changed.ok ? ok(successMessage('pay_password_set', lang)) : changed;
  },
  'POST /safe/mobile': (world, { mobile, area_code, code, pay_password }, { user, lang }) => {
    const bound = bindPhone(world, user, mobile, area_code, { code, payPassword: pay_password });
    return bound.ok ? ok(successMessage('phone_bound', lang)) : bound;
  },
  'POST /safe/email': (world, { email, code, pay_password }, { user, lang }) => {
    const bound = bindEmail(world, user, email, { code, payPassword: pay_password });
    return bound.ok ? ok(successMessage('email_bound', lang)) : bound;
  },
};
