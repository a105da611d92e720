/** The minus sign, as wide as a plus; Intl and the keyboard write a hyphen. */
export const MINUS = '−';
