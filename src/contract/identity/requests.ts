import type { RequestsOf } from '../declare';
import { form, oneOf, optionalText } from '../fields';
import type { identityAnswers } from './answers';

/**
 * Optional in the form: which fields are required depends on real_type, and the exchange checks first whether the
 * customer may apply at all.
 */
const field = optionalText(256, 'text_too_long');

export const identityRequests = {
  'GET /real/state': { access: 'user', request: form({}) },
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
  },
} satisfies RequestsOf<typeof identityAnswers>;
