import { EMAIL_MAX } from '@/domain/accounts/validation';
import type { RequestsOf } from '../declare';
import { form, optional, text } from '../fields';
import { payPasswordField } from '../proof-fields';
import type { profileAnswers } from './answers';

const code = text(16, 'code_required');

export const profileRequests = {
  'POST /user/uploadHeadPortrait': { access: 'user', request: form({ head_portrait: text(200, 'file_missing') }) },
  'POST /user/editNickname': {
    access: 'user',
    request: form({
      nickname: text(64, 'nickname_length'),
      signature: optional(text(200, 'signature_length')),
    }),
  },
  'POST /safe/update_password': {
    access: 'user',
    request: form({
      password: text(64, 'pay_password_required'),
      re_password: text(64, 'pay_password_required'),
      code,
    }),
  },
  'POST /safe/mobile': {
    access: 'user',
    request: form({
      mobile: text(32, 'account_required'),
      code,
      area_code: optional(text(8)),
      pay_password: payPasswordField,
    }),
  },
  'POST /safe/email': {
    access: 'user',
    request: form({ email: text(EMAIL_MAX, 'account_required'), code, pay_password: payPasswordField }),
  },
} satisfies RequestsOf<typeof profileAnswers>;
