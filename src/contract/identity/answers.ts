import * as v from 'valibot';
import { DOCUMENT_IDS } from '@/domain/identity/identity';
import type { AnswerTable } from '../declare';
import { decoration } from '../fallback';
import { integer, sentence, textOrEmpty } from '../shapes';
import { unixSeconds } from '../unix-seconds';

/** 0 none, 1 under review, 2 approved (contract section 1.3). */
const review = v.pipe(integer, v.picklist([0, 1, 2]));

/** `advanced_user` is null until level 2 was applied for. Times are in Unix seconds, 0 for none. */
const record = v.object({
  id: integer,
  user_id: integer,
  id_type: v.pipe(integer, v.picklist(DOCUMENT_IDS)),
  name: textOrEmpty,
  card_id: textOrEmpty,
  review_status: review,
  advanced_user: v.nullable(review),
  front_pic: textOrEmpty,
  reverse_pic: textOrEmpty,
  create_time: unixSeconds,
  review_time: v.nullish(unixSeconds),
});

/** Designed: the family deletes rejected records without a reason. */
const failure = v.object({
  level: v.pipe(integer, v.picklist([1, 2])),
  reason: decoration(v.string(), ''),
  time: unixSeconds,
});

/** Identity verification in two levels (specification sections 3, 4 and 6). */
export const identityAnswers = {
  'GET /real/state': v.object({
    real_status: integer,
    review_status: review,
    advanced_review_status: review,
    real_data: v.nullable(record),
    failed: v.nullish(failure),
  }),
  'POST /user/real': sentence,
} satisfies AnswerTable;
