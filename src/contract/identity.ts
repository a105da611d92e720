import * as v from 'valibot';
import { DOCUMENT_IDS } from '@/domain/identity/identity';
import { declareCalls } from './declare';
import { form, oneOf, optional, text } from './fields';
import { integer, sentence, textOrEmpty } from './shapes';

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
  create_time: integer,
  review_time: v.nullish(integer),
});

/** Designed: the family deletes rejected records without a reason. */
const failure = v.object({ level: v.pipe(integer, v.picklist([1, 2])), reason: v.string(), time: integer });

/**
 * Optional in the form: which fields are required depends on real_type, and the exchange checks first whether the
 * customer may apply at all.
 */
const field = optional(text(256, 'text_too_long'));

/** Identity verification in two levels (specification sections 3, 4 and 6). */
export const identity = declareCalls({
  'GET /real/state': {
    access: 'user',
    request: form({}),
    response: v.object({
      real_status: integer,
      review_status: review,
      advanced_review_status: review,
      real_data: v.nullable(record),
      failed: v.nullish(failure),
    }),
    refusals: [],
    source: 'observed',
    note:
      "Only the caller's own record, pictures included. `failed` is designed: the level whose last try was rejected, " +
      'and why; it goes with the next try.',
  },
  'POST /user/real': {
    access: 'user',
    request: form({
      real_type: oneOf([1, 2], 'identity_level'),
      id_type: field,
      name: field,
      card_id: field,
      front_pic: field,
      reverse_pic: field,
    }),
    response: sentence,
    refusals: [
      'identity_level',
      'text_too_long',
      'email_unbound',
      'phone_unbound',
      'identity_pending',
      'identity_approved',
      'identity_basic_first',
      'document_type',
      'document_name_required',
      'document_name_invalid',
      'document_number_required',
      'id_card_invalid',
      'passport_invalid',
      'licence_invalid',
      'document_number_used',
      'front_required',
      'reverse_required',
      'picture_unknown',
      'pictures_same',
    ],
    source: 'observed',
    note:
      'real_type 1 takes id_type, name and card_id; 2 takes front_pic and reverse_pic, addresses that POST /upload ' +
      'answered. Refusals in the order of the list: the form, who may ask, what is asked.',
  },
});
