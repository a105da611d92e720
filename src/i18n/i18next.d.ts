import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    /** A call that omits a text's `{{placeholder}}` does not compile. */
    strictInterpolationChecks: true;
  }
}
