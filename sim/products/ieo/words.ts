import type { WireLang } from '@/contract/lang';
import { paragraphs, section } from '../content/article-text';
import type { Project } from './project';
import { projectsEn } from './texts/en';
import { FRAMES } from './texts/frames';
import { projectsId } from './texts/id';
import type { ProjectTexts } from './texts/project-texts';

const TEXTS: Partial<Record<WireLang, ProjectTexts>> = { en: projectsEn, id: projectsId };

/** What is said about a project in a reader's language. `paper` and `site` are HTML. */
export function projectWords({ instrument, sale }: Project, lang: WireLang) {
  const token = instrument.base;
  const text = TEXTS[lang]?.[token] ?? projectsEn[token];
  if (!text) throw new Error(`nothing is written about ${token}: add it to sim/products/ieo/texts`);
  const frame = (TEXTS[lang] && FRAMES[lang]) || FRAMES.en;
  const figures = { token, name: instrument.name, issue: sale.issue.toFixed(), price: sale.price.toFixed() };
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
