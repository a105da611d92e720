import * as v from 'valibot';
import type { WireLang } from '@/contract/lang';
import { type ScenarioTexts, texts } from './scenario-texts';

/** A control character, because no user types it. */
const SEVERAL = '\u001e';

/** A reason as one database cell: the typed text, or a text in all languages of a scenario. */
export const encodeReason = (reason: string | ScenarioTexts): string =>
  typeof reason === 'string' ? reason : SEVERAL + JSON.stringify(reason);

/** A stored reason in the reader's language. A typed reason is returned as it is, in any language. */
export function reasonFor(stored: string, lang: WireLang): string {
  const several = stored.startsWith(SEVERAL) ? severalIn(stored.slice(SEVERAL.length)) : null;
  return several ? (several[lang] ?? several.en) : stored;
}

function severalIn(json: string): ScenarioTexts | null {
  try {
    const read = v.safeParse(texts, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
