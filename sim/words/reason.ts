import * as v from 'valibot';
import type { WireLang } from '@/contract/lang';
import { type ScenarioTexts, texts } from '../scenarios/texts';

/** Nobody types it. */
const SEVERAL = '\u001e';

/** A reason in one cell of a row: as somebody has typed it, or in every language a scenario has it in. */
export const keptReason = (reason: string | ScenarioTexts): string =>
  typeof reason === 'string' ? reason : SEVERAL + JSON.stringify(reason);

/** A kept reason for who reads it; what was typed stays as it is, in any language. */
export function reasonFor(kept: string, lang: WireLang): string {
  const several = kept.startsWith(SEVERAL) ? severalIn(kept.slice(SEVERAL.length)) : null;
  return several ? (several[lang] ?? several.en) : kept;
}

function severalIn(json: string): ScenarioTexts | null {
  try {
    const read = v.safeParse(texts, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
