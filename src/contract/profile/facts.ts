import { CODE_REFUSALS } from '../code-refusals';
import type { FactsOf } from '../declare';
import { PAY_PASSWORD_REFUSALS } from '../pay-password';
import type { profileAnswers } from './answers';

export const profileFacts = {
  'POST /user/uploadHeadPortrait': {
    refusals: ['file_missing', 'picture_unknown'],
    source: 'observed',
    note: 'head_portrait is an address that POST /upload gave. Answers how many rows changed, 1 or 0.',
  },
  'POST /user/editNickname': {
    refusals: ['nickname_length', 'special_characters', 'signature_length'],
    source: 'observed',
    note: 'signature is designed: the specification edits it on the same screen, and no family call stores it. Left out or empty, it stays.',
  },
  'POST /safe/update_password': {
    refusals: ['pay_password_required', 'pay_password_length', 'passwords_differ', ...CODE_REFUSALS],
    source: 'observed',
    note: 'Sets the payment password, not the login’s. The code went to an address of the own account, with scene security or type forget. Withdrawals pause for a day, unless it is the first one (designed).',
  },
  'POST /safe/mobile': {
    refusals: ['account_required', 'mobile_invalid', ...CODE_REFUSALS, 'account_exists', ...PAY_PASSWORD_REFUSALS],
    source: 'observed',
    note: 'area_code and pay_password are designed. The code went to the new number. It takes the payment password, unless none is set and no number is bound.',
  },
  'POST /safe/email': {
    refusals: ['account_required', 'email_invalid', ...CODE_REFUSALS, 'account_exists', ...PAY_PASSWORD_REFUSALS],
    source: 'designed',
    note: 'The counterpart of /safe/mobile, which the family lacks.',
  },
} satisfies FactsOf<typeof profileAnswers>;
