import * as v from 'valibot';
import { CODE_REFUSALS } from './code-refusals';
import { declareCalls } from './declare';
import { form, optional, text, word } from './fields';
import { integer, sentence, textOrEmpty } from './shapes';

const account = text(64, 'account_required');
const password = text(64, 'password_required');
const code = text(16, 'code_required');
/** Purpose of a code. */
const scene = optional(word(['register', 'forget', 'bind', 'security']));

/** Sending and checking codes, login, registration and logout (specification sections 5 and 7). */
export const auth = declareCalls({
  'POST /sms_mail': {
    access: 'anyone',
    request: form({
      user_string: text(64, 'account_required'),
      scene,
      type: optional(word(['forget', 'register'])),
      area_code_id: optional(text(8)),
      area_code: optional(text(8)),
      email_code: optional(text(16)),
    }),
    response: sentence,
    refusals: ['account_required', 'email_invalid', 'account_exists', 'account_unknown', 'code_throttled'],
    source: 'observed',
    note: 'Throttled to one code in 120 s an address and purpose. With type or scene forget the account must exist. Scene security counts before type, which tells servers that know no scenes that the account exists.',
  },
  'POST /sms_send': {
    access: 'anyone',
    request: form({
      mobile: text(32, 'account_required'),
      area_code: optional(text(8)),
      type: optional(word(['forget', 'register'])),
      scene,
    }),
    response: sentence,
    refusals: ['account_required', 'mobile_invalid', 'account_exists', 'account_unknown', 'code_throttled'],
    source: 'observed',
    note: 'scene is designed, after /sms_mail: bind for a new number, security for the own account’s payment password.',
  },
  'POST /user/check_email': {
    access: 'anyone',
    request: form({
      user_string: account,
      email_code: code,
      scene,
      country_code: optional(text(8)),
    }),
    response: sentence,
    refusals: ['account_required', ...CODE_REFUSALS],
    source: 'observed',
    note: 'Checks the code without using it up. Codes are keyed by account and purpose, never by cookie.',
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
    response: sentence,
    refusals: [
      'account_required',
      'email_invalid',
      'mobile_invalid',
      'password_required',
      'password_length',
      'passwords_differ',
      ...CODE_REFUSALS,
      'invite_required',
      'invite_invalid',
      'account_exists',
    ],
    source: 'observed',
    note: 'No token: the client goes on to the login.',
  },
  'POST /user/login': {
    access: 'anyone',
    request: form({
      user_string: account,
      password,
      type: optional(word(['1'])),
      area_code_id: optional(text(8)),
    }),
    response: v.string(),
    refusals: [
      'account_required',
      'password_required',
      'login_slowed',
      'account_unknown',
      'password_wrong',
      'account_locked',
    ],
    source: 'observed',
    note:
      'The payload is the token itself. One live token a user: a login ends the older session. Designed: wrong tries ' +
      'slow down the next ones, by account and by the address they come from, where the host knows it.',
  },
  'GET /user/logout': {
    access: 'user',
    request: form({}),
    response: sentence,
    refusals: [],
    source: 'observed',
  },
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
    response: sentence,
    refusals: [
      'account_required',
      'account_unknown',
      'password_required',
      'password_length',
      'passwords_differ',
      ...CODE_REFUSALS,
    ],
    source: 'observed',
    note:
      'Accepts the spellings of both client generations: account/repassword and user_string/re_password. Ends every ' +
      'session of the account but the caller’s own, and lets its withdrawals rest for 24 hours (designed).',
  },
});

/** The signed-in user. */
export const user = declareCalls({
  'GET /user/info': {
    access: 'user',
    request: form({}),
    response: v.object({
      id: integer,
      account_number: v.string(),
      account: v.string(),
      phone: textOrEmpty,
      email: textOrEmpty,
      area_code: textOrEmpty,
      nickname: textOrEmpty,
      signature: textOrEmpty,
      head_portrait: textOrEmpty,
      extension_code: textOrEmpty,
      score: v.union([v.string(), v.number()]),
      user_level: integer,
      is_trader: integer,
      status: integer,
      review_status: integer,
      name: textOrEmpty,
      pay_password_isnull: v.optional(v.string()),
      create_date: v.optional(v.string()),
    }),
    refusals: [],
    source: 'observed',
    note: 'Only the own user is answered. user_level 0 to 4 is the VIP tier; is_trader 1 yes, 2 no.',
  },
});
