import * as v from 'valibot';
import type { WireLang } from '@/contract/lang';

const text = v.pipe(v.string('a text in quotes'), v.trim(), v.nonEmpty('is empty: write the text'));

/**
 * A scenario's text, by the app's language codes. English and Indonesian are required; missing languages show English.
 */
export const texts = v.strictObject({
  en: text,
  id: text,
  zh: v.optional(text),
  hk: v.optional(text),
  th: v.optional(text),
  jp: v.optional(text),
  kor: v.optional(text),
  fra: v.optional(text),
  spa: v.optional(text),
  vn: v.optional(text),
} satisfies Record<WireLang, v.GenericSchema>);

/** A text that no language may lack. */
export const allTexts = v.strictObject({
  en: text,
  id: text,
  zh: text,
  hk: text,
  th: text,
  jp: text,
  kor: text,
  fra: text,
  spa: text,
  vn: text,
} satisfies Record<WireLang, v.GenericSchema>);

export type ScenarioTexts = v.InferOutput<typeof texts>;
