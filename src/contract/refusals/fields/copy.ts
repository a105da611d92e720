import { refusalFields } from './refusal-fields';

export const COPY_SETTING_FIELDS = refusalFields('POST /follow/follow', {
  trader_unknown: null,
  follow_oneself: null,
  trader_follows_nobody: null,
  follow_type_invalid: 'type',
  follow_number_invalid: 'number',
  follow_number_large: 'number',
  follow_lots_whole: 'number',
  follow_deadline_past: 'deadline',
  too_many_traders: null,
});

export const TRADER_APPLICATION_FIELDS = refusalFields('POST /follow/apply', {
  introduction_required: 'introduction',
  special_characters: 'introduction',
  application_made: null,
  application_follows: null,
  application_unverified: null,
  application_means: null,
});
