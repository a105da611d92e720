import type { FactsOf } from '../declare';
import type { identityAnswers } from './answers';

export const identityFacts = {
  'GET /real/state': {
    refusals: [],
    source: 'observed',
    note:
      "Only the caller's own record, pictures included. `failed` is designed: the level whose last try was rejected, " +
      'and why; it goes with the next try.',
  },
  'POST /user/real': {
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
      'returned. Refused in the order of the list: first for the form, then for the customer, then for what is submitted.',
  },
} satisfies FactsOf<typeof identityAnswers>;
