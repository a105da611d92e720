import { writtenFigure } from '@/domain/written-figure';
import type { RefusalCode, RefusalParams, RefusalTexts } from './codes';
import { refusalsEn } from './en';
import { refusalsId } from './id';

/** Languages with refusals of their own; the others read English until their folder is filled. */
const BY_WIRE_LANG: Readonly<Record<string, RefusalTexts>> = { en: refusalsEn, id: refusalsId };

/** A figure as forms and servers hold it, such as `1234.5`. */
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** Figures as the language of the text writes them; words stay as they are. */
const written = (text: string, lang: string): string => (FIGURE.test(text) ? writtenFigure(text, lang) : text);

/**
 * The message a server sends for a refusal, in the request's language (family default: en). Figures are passed plain and
 * written as the language does.
 */
export function refusalText(code: RefusalCode, wireLang: string, params: RefusalParams = {}): string {
  const lang = Object.hasOwn(BY_WIRE_LANG, wireLang) ? wireLang : 'en';
  return (BY_WIRE_LANG[lang] ?? refusalsEn)[code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : written(String(value), lang);
  });
}
