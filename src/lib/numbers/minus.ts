/** The minus sign, as wide as a plus. Intl and the keyboard write a hyphen instead. */
export const MINUS = '−';
