import type { WireLang } from '@/contract/lang';
import type { Money } from '@/domain/money/money';
import { loadedLang, localize } from '../../texts/localize';
import { paragraphs, section } from '../content/article-text';
import { writtenAmount } from '../written-amount';
import type { Project } from './project';
import { projectsEn } from './texts/en';
import { FRAMES } from './texts/frames';
import { projectsId } from './texts/id';

/** Texts about a project in a reader's language. `paper` and `site` are HTML. */
export function localizedProject({ instrument, sale }: Project, lang: WireLang) {
  const token = instrument.base;
  const [en, id] = [projectsEn[token], projectsId[token]];
  if (!en || !id) throw new Error(`nothing is written about ${token}: add it to sim/products/ieo/texts`);
  const text = inLang({ en, id }, lang);
  const frame = { ...inLang(FRAMES, lang), saleText: inLang({ en: FRAMES.en.saleText, id: FRAMES.id.saleText }, lang) };
  const amount = (value: Money) => writtenAmount(value, loadedLang(lang));
  const figures = { token, name: instrument.name, issue: amount(sale.issue), price: amount(sale.price) };
  const fill = (line: string) =>
    line.replaceAll(/\{(\w+)\}/g, (_found, name: string) => figures[name as keyof typeof figures]);
  const paper =
    section(frame.problem, text.problem) +
    section(frame.approach, text.approach) +
    section(frame.token, fill(frame.tokenText)) +
    section(frame.sale, frame.saleText[sale.mode]) +
    section(frame.risk, frame.riskText);
  const site = paragraphs(text.content) + section(frame.today, text.site) + paragraphs(fill(frame.fictional));
  return { summary: text.summary, content: text.content, paper, site };
}

/** The object's texts in the reader's language. Values that are not strings stay as they are in `en`. */
function inLang<T extends object>({ en, id }: { en: T; id: T }, lang: WireLang): T {
  const texts = Object.entries(en).map(([name, text]) => [
    name,
    typeof text === 'string' ? localize({ en: text, id: id[name as keyof T] as string }, lang) : text,
  ]);
  return Object.fromEntries(texts) as T;
}
