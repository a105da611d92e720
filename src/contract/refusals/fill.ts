import { formatPlainDecimal } from '@/domain/money/plain-decimal-format';
import type { RefusalParams } from './codes';

/** A number in plain notation, such as `1234.5`. */
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/**
 * Inserts parameters into a refusal's text. Numbers are passed in plain notation and formatted for the wire language.
 */
export const fillRefusal = (text: string, wireLang: string, params: RefusalParams): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return FIGURE.test(String(value)) ? formatPlainDecimal(String(value), wireLang) : String(value);
  });
