import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** A text's `{{placeholder}}` that a call leaves out does not compile. */
    strictInterpolationChecks: true;
  }
}
