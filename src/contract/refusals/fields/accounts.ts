import { CODE, PAY_PASSWORD, refusalFields } from './refusal-fields';

export const MAIL_CODE_FIELDS = refusalFields('POST /sms_mail', {
  account_required: 'user_string',
  email_invalid: 'user_string',
  account_exists: 'user_string',
  account_unknown: 'user_string',
  code_throttled: 'email_code',
});

export const SMS_CODE_FIELDS = refusalFields('POST /sms_send', {
  account_required: 'mobile',
  mobile_invalid: 'mobile',
  account_exists: 'mobile',
  account_unknown: 'mobile',
  code_throttled: null,
});

export const CHECK_CODE_FIELDS = refusalFields('POST /user/check_email', {
  account_required: 'user_string',
  code_required: 'email_code',
  code_format: 'email_code',
  code_wrong: 'email_code',
  code_expired: 'email_code',
  code_exhausted: 'email_code',
});

export const REGISTER_FIELDS = refusalFields('POST /user/register', {
  account_required: 'user_string',
  email_invalid: 'user_string',
  mobile_invalid: 'user_string',
  account_exists: 'user_string',
  password_required: 'password',
  password_length: 'password',
  passwords_differ: 're_password',
  invite_required: 'extension_code',
  invite_invalid: 'extension_code',
  ...CODE,
});

export const LOGIN_FIELDS = refusalFields('POST /user/login', {
  account_required: 'user_string',
  account_unknown: 'user_string',
  account_locked: 'user_string',
  password_required: 'password',
  password_wrong: 'password',
  login_slowed: 'password',
});

export const RESET_PASSWORD_FIELDS = refusalFields('POST /user/forget', {
  account_required: 'user_string',
  account_unknown: 'user_string',
  password_required: 'password',
  password_length: 'password',
  passwords_differ: 're_password',
  ...CODE,
});

export const PAY_PASSWORD_FIELDS = refusalFields('POST /safe/update_password', {
  pay_password_required: 'password',
  pay_password_length: 'password',
  passwords_differ: 're_password',
  ...CODE,
});

export const BIND_PHONE_FIELDS = refusalFields('POST /safe/mobile', {
  account_required: 'mobile',
  mobile_invalid: 'mobile',
  account_exists: 'mobile',
  ...CODE,
  ...PAY_PASSWORD,
});

export const BIND_EMAIL_FIELDS = refusalFields('POST /safe/email', {
  account_required: 'email',
  email_invalid: 'email',
  account_exists: 'email',
  ...CODE,
  ...PAY_PASSWORD,
});

export const NAMES_FIELDS = refusalFields('POST /user/editNickname', {
  nickname_length: 'nickname',
  special_characters: { otherwise: 'nickname', signature: 'signature' },
  signature_length: 'signature',
});
