import { CODE_REFUSALS } from '../code-refusals';
import type { FactsOf } from '../declare';
import type { authAnswers } from './answers';

export const authFacts = {
  'POST /sms_mail': {
    refusals: ['account_required', 'email_invalid', 'account_exists', 'account_unknown', 'code_throttled'],
    source: 'observed',
    note: 'Throttled to one code in 120 s an address and purpose, and (designed) to 30 in ten minutes of a customer and of a connection. With type or scene forget the account must exist. Scene security counts before type, which tells servers that know no scenes that the account exists.',
  },
  'POST /sms_send': {
    refusals: ['account_required', 'mobile_invalid', 'account_exists', 'account_unknown', 'code_throttled'],
    source: 'observed',
    note: 'scene is designed, after /sms_mail: bind for a new number, security for the own account’s payment password. Also designed: a code proves the number in one country. Codes of an account go to its number only, and to that in its own country, so area_code may then be left out.',
  },
  'POST /user/check_email': {
    refusals: ['account_required', ...CODE_REFUSALS],
    source: 'observed',
    note: 'Checks the code without using it up. Codes are keyed by account and purpose, never by cookie. country_code is the area code of a new number.',
  },
  'POST /user/register': {
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
  'GET /user/logout': { refusals: [], source: 'observed' },
  'POST /user/forget': {
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
} satisfies FactsOf<typeof authAnswers>;
