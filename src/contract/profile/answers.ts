import type { AnswerTable } from '../declare';
import { integer, sentence } from '../shapes';

/** Changes customers make to their profile: picture, names, payment password, and the addresses that receive codes. */
export const profileAnswers = {
  'POST /user/uploadHeadPortrait': integer,
  'POST /user/editNickname': integer,
  'POST /safe/update_password': sentence,
  'POST /safe/mobile': sentence,
  'POST /safe/email': sentence,
} satisfies AnswerTable;
