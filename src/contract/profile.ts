import { CODE_REFUSALS } from './code-refusals';
import { declareCalls } from './declare';
import { form, optional, text } from './fields';
import { PAY_PASSWORD_REFUSALS, payPasswordField } from './pay-password';
import { integer, sentence } from './shapes';

const code = text(16, 'code_required');

/** Changes customers make to their profile: picture, names, payment password, and the addresses that receive codes. */
export const profile = declareCalls({
  'POST /user/uploadHeadPortrait': {
    access: 'user',
    request: form({ head_portrait: text(200, 'file_missing') }),
    response: integer,
    refusals: ['file_missing', 'picture_unknown'],
    source: 'observed',
    note: 'head_portrait is an address that POST /upload gave. Answers how many rows changed, 1 or 0.',
  },
  'POST /user/editNickname': {
    access: 'user',
    request: form({
      nickname: text(64, 'nickname_length'),
      signature: optional(text(200, 'signature_length')),
    }),
    response: integer,
    refusals: ['nickname_length', 'special_characters', 'signature_length'],
    source: 'observed',
    note: 'signature is designed: the specification edits it on the same screen, and no family call stores it. Left out or empty, it stays.',
  },
  'POST /safe/update_password': {
    access: 'user',
    request: form({
      password: text(64, 'pay_password_required'),
      re_password: text(64, 'pay_password_required'),
      code,
    }),
    response: sentence,
    refusals: ['pay_password_required', 'pay_password_length', 'passwords_differ', ...CODE_REFUSALS],
    source: 'observed',
    note: 'Sets the payment password, not the login’s. The code went to an address of the own account, with scene security or type forget.',
  },
  'POST /safe/mobile': {
    access: 'user',
    request: form({
      mobile: text(32, 'account_required'),
      code,
      area_code: optional(text(8)),
      pay_password: payPasswordField,
    }),
    response: sentence,
    refusals: ['account_required', 'mobile_invalid', ...CODE_REFUSALS, 'account_exists', ...PAY_PASSWORD_REFUSALS],
    source: 'observed',
    note: 'area_code and pay_password are designed. The code went to the new number. Replacing a bound number takes the payment password.',
  },
  'POST /safe/email': {
    access: 'user',
    request: form({ email: text(254, 'account_required'), code, pay_password: payPasswordField }),
    response: sentence,
    refusals: ['account_required', 'email_invalid', ...CODE_REFUSALS, 'account_exists', ...PAY_PASSWORD_REFUSALS],
    source: 'designed',
    note: 'The counterpart of /safe/mobile, which the family lacks.',
  },
});
