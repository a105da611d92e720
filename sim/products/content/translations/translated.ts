import type { WireLang } from '@/contract/lang';
import type { ArticleText } from '../article-text';
import type { Slug } from '../articles';
import { fra } from './fra';
import { hk } from './hk';
import { jp } from './jp';
import { kor } from './kor';
import { spa } from './spa';
import { th } from './th';
import type { Translation } from './translation';
import { vn } from './vn';
import { zh } from './zh';

/** Languages beside English and Indonesian, whose words stand with their article (../texts). */
const TRANSLATIONS: Partial<Record<WireLang, () => Translation>> = { zh, hk, th, jp, kor, fra, spa, vn };

const readBefore = new Map<WireLang, Translation>();

/** An article in one of those languages; undefined for the others. A start puts none together: only a reader does. */
export function translated(slug: Slug, lang: WireLang): ArticleText | undefined {
  const known = readBefore.get(lang) ?? TRANSLATIONS[lang]?.();
  if (known) readBefore.set(lang, known);
  return known?.[slug];
}
