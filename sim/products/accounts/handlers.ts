import type { authRequests } from '@/contract/auth/requests';
import type { profileRequests } from '@/contract/profile/requests';
import type { userRequests } from '@/contract/user/requests';
import { sentCode } from '../../family/codes';
import { type Caller, type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import type { World } from '../../world';
import { familyWallets } from '../wallet/balances';
import { bindEmail, bindPhone } from './bound-addresses';
import { dialOf, recipientAt, sendMailCode, sendSmsCode } from './code-requests';
import { checkCode } from './codes';
import { logIn } from './log-in';
import { changePayPassword } from './pay-password';
import { changeNames, changePicture, userInfo } from './profile';
import { register, resetPassword } from './registration';
import { closeSession } from './sessions';
import type { CodePurpose } from './tables';

/**
 * Existing servers know only the field `type`, so existing clients send `forget` for every account that exists.
 * `security` in the field `scene` wins over `type`.
 */
const purposeOf = (type: 'forget' | 'register' | undefined, scene: CodePurpose | undefined): CodePurpose =>
  scene === 'security' ? scene : (type ?? scene ?? 'register');

const senderOf = ({ user, from }: Caller) => ({ askedBy: user?.id ?? 0, from });

/** Verification codes, registration, login, logout and password reset. */
export const authHandlers: HandlersOf<typeof authRequests> = {
  'POST /sms_mail': (world, { user_string, scene, type }, caller) => {
    const sent = sendMailCode(world, user_string, purposeOf(type, scene), senderOf(caller));
    return sent.ok ? ok(successMessage('code_sent', caller.lang)) : sent;
  },
  'POST /sms_send': (world, { mobile, area_code, type, scene }, caller) => {
    const request = { mobile, areaCode: area_code, purpose: purposeOf(type, scene) };
    const sent = sendSmsCode(world, request, senderOf(caller));
    return sent.ok ? ok(successMessage('code_sent', caller.lang)) : sent;
  },
  'POST /user/check_email': (world, { user_string, country_code, email_code, scene }, { lang }) => {
    const recipient = recipientAt(world, user_string, country_code);
    const checked = checkCode(world, scene ?? 'register', recipient, email_code);
    return checked.ok ? ok(successMessage('code_verified', lang)) : checked;
  },
  'POST /user/register': (world, input, { lang }) => {
    const registered = register(world, {
      userString: input.user_string,
      type: input.type,
      areaCode: dialOf(input.area_code),
      password: input.password,
      rePassword: input.re_password,
      code: input.code,
      inviteCode: input.extension_code ?? '',
    });
    return registered.ok ? ok(successMessage('registered', lang)) : registered;
  },
  'POST /user/login': (world, { user_string: name, password }, { from }) => logIn(world, { name, password, from }),
  'GET /user/logout': (world, _input, caller) => {
    closeSession(world, caller.user.id);
    return ok(successMessage('logged_out', caller.lang));
  },
  'POST /user/forget': (world, input, { user, lang }) => {
    const account = input.account ?? input.user_string;
    const rePassword = input.repassword ?? input.re_password;
    if (account === undefined) return refuse('account_required');
    if (rePassword === undefined) return refuse('password_required');
    const reset = resetPassword(world, { account, password: input.password, rePassword, code: input.code });
    if (!reset.ok) return reset;
    // Every session of the account ends, except when the customer changed the password from that session.
    if (user?.id !== reset.payload.id) closeSession(world, reset.payload.id);
    return ok(successMessage('password_changed', lang));
  },
};

/** The signed-in user. */
export const userHandlers: HandlersOf<typeof userRequests> = {
  'GET /user/info': (world, _input, { user }) => ok({ ...userInfo(user), ...familyWallets(world, user.id) }),
};

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
