import * as v from 'valibot';
import type { AnswerTable } from '../declare';
import { sentence } from '../shapes';

/** Sending and checking codes, login, registration and logout (specification sections 5 and 7). */
export const authAnswers = {
  'POST /sms_mail': sentence,
  'POST /sms_send': sentence,
  'POST /user/check_email': sentence,
  'POST /user/register': sentence,
  'POST /user/login': v.string(),
  'GET /user/logout': sentence,
  'POST /user/forget': sentence,
} satisfies AnswerTable;
