import { refusalFields } from './refusal-fields';

export const IDENTITY_FIELDS = refusalFields('POST /user/real', {
  identity_level: null,
  text_too_long: {
    otherwise: 'name',
    id_type: 'id_type',
    card_id: 'card_id',
    front_pic: 'front_pic',
    reverse_pic: 'reverse_pic',
  },
  email_unbound: null,
  phone_unbound: null,
  identity_pending: null,
  identity_approved: null,
  identity_basic_first: null,
  document_type: 'id_type',
  document_name_required: 'name',
  document_name_invalid: 'name',
  document_number_required: 'card_id',
  id_card_invalid: 'card_id',
  passport_invalid: 'card_id',
  licence_invalid: 'card_id',
  document_number_used: 'card_id',
  front_required: 'front_pic',
  reverse_required: 'reverse_pic',
  picture_unknown: { otherwise: 'front_pic', reverse_pic: 'reverse_pic' },
  pictures_same: 'reverse_pic',
});
