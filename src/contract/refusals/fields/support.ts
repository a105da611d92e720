import { refusalFields } from './refusal-fields';

export const VISITOR_MESSAGE_FIELDS = refusalFields('POST /kefu/visitor', {
  account_required: 'account',
  account_invalid: 'account',
  message_required: 'text',
  text_too_long: 'text',
  special_characters: 'text',
  message_throttled: null,
});

/** A message of the chat room or to customer service has one field. Other refusals belong to no field. */
export const MESSAGE_FIELDS = {
  ...refusalFields('POST /chat/send', {
    message_required: 'text',
    text_too_long: 'text',
    special_characters: 'text',
    chat_silenced: null,
    message_throttled: null,
  }),
  ...refusalFields('POST /kefu/send', {
    message_required: 'text',
    text_too_long: { otherwise: 'text', picture: null },
    special_characters: 'text',
    picture_unknown: null,
    message_throttled: null,
  }),
};
