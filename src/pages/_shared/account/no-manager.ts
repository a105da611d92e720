/**
 * Attributes that keep password managers away from the payment password. A manager stores one password for a site, the
 * login password: it would fill that in here, or store this one in its place. Each manager and browser obeys another of
 * these attributes.
 */
export const NO_MANAGER = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;
