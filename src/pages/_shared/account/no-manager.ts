/**
 * Attributes of fields for the payment password. Managers keep one password for a site, that of the login: they would
 * offer it here, where it is wrong, or replace it by this one, and browsers and managers each obey another of these.
 */
export const NO_MANAGER = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;
