import { writtenFigure } from '@/domain/written-figure';
import type { RefusalParams } from './codes';

/** A figure as forms and servers hold it, such as `1234.5`. */
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** A refusal's text with its parameters. Figures are passed plain and written as the wire's language does. */
export const fillRefusal = (text: string, wireLang: string, params: RefusalParams): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return FIGURE.test(String(value)) ? writtenFigure(String(value), wireLang) : String(value);
  });
