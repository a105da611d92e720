import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { integer, integerOrZero, textOrEmpty } from '../shapes';

/** The signed-in user. */
export const userAnswers = {
  'GET /user/info': v.object({
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
    user_level: integerOrZero,
    is_trader: integer,
    status: integer,
    review_status: integerOrZero,
    name: textOrEmpty,
    pay_password_isnull: v.optional(v.string()),
    create_date: v.optional(v.string()),
  }),
} satisfies AnswerTable;
