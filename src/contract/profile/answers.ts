import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { integer, sentence } from '../shapes';

/** Changes customers make to their profile: picture, names, payment password, and the addresses that receive codes. */
export const profileAnswers = {
  'POST /user/uploadHeadPortrait': decoration(integer, 1),
  'POST /user/editNickname': decoration(integer, 1),
  'POST /safe/update_password': sentence,
  'POST /safe/mobile': sentence,
  'POST /safe/email': sentence,
} satisfies AnswerTable;
