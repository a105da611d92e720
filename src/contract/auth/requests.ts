import { EMAIL_MAX } from '@/domain/accounts/validation';
import type { RequestsOf } from '../declare';
import { form, optional, text, word } from '../fields';
import type { authAnswers } from './answers';

const account = text(EMAIL_MAX, 'account_required');

const password = text(64, 'password_required');

const code = text(16, 'code_required');

/** Purpose of a code. */
const scene = optional(word(['register', 'forget', 'bind', 'security']));

export const authRequests = {
  'POST /sms_mail': {
    access: 'anyone',
    request: form({
      user_string: text(EMAIL_MAX, 'account_required'),
      scene,
      type: optional(word(['forget', 'register'])),
      area_code_id: optional(text(8)),
      area_code: optional(text(8)),
      email_code: optional(text(16)),
    }),
  },
  'POST /sms_send': {
    access: 'anyone',
    request: form({
      mobile: text(32, 'account_required'),
      area_code: optional(text(8)),
      type: optional(word(['forget', 'register'])),
      scene,
    }),
  },
  'POST /user/check_email': {
    access: 'anyone',
    request: form({
      user_string: account,
      email_code: code,
      scene,
      country_code: optional(text(8)),
    }),
  },
  'POST /user/register': {
    access: 'anyone',
    request: form({
      user_string: account,
      code,
      password,
      re_password: text(64, 'password_required'),
      extension_code: optional(text(16, 'invite_invalid')),
      type: word(['email', 'mobile']),
      area_code: optional(text(8)),
      area_code_id: optional(text(8)),
      account: optional(text(64)),
    }),
  },
  'POST /user/login': {
    access: 'anyone',
    request: form({
      user_string: account,
      password,
      type: optional(word(['1'])),
      area_code_id: optional(text(8)),
    }),
  },
  'GET /user/logout': { access: 'user', request: form({}) },
  'POST /user/forget': {
    access: 'anyone',
    request: form({
      account: optional(account),
      user_string: optional(account),
      password,
      repassword: optional(text(64, 'password_required')),
      re_password: optional(text(64, 'password_required')),
      code,
      type: optional(word(['email', 'mobile'])),
      extension_code: optional(text(16)),
    }),
  },
} satisfies RequestsOf<typeof authAnswers>;
