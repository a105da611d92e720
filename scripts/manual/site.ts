import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Eleventy from '@11ty/eleventy';
import highlighter from 'highlight.js/lib/common';
import { linkedMarkdown } from './linked-markdown.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The four kinds of pages, in the order of the contents: tutorials, how-to guides, reference, explanations. */
export const SECTIONS = [
  { id: 'tutorials', title: 'Tutorials' },
  { id: 'how-to', title: 'How-to' },
  { id: 'reference', title: 'Reference' },
  { id: 'explanations', title: 'Explanations' },
] as const;

/** The parts of pages besides their texts. */
export interface Parts {
  /** Where the script and the style are, from the folder of the manual. */
  readonly script: string;
  readonly style: string;
  /** Tables that are made from the code, by name: `{{ reference.actions }}`. */
  readonly reference: Readonly<Record<string, string>>;
}

export interface ManualPage {
  /** Path within the manual, such as `tutorials/presenter.html`. */
  readonly file: string;
  readonly html: string;
}

export interface Manual {
  readonly pages: readonly ManualPage[];
  readonly search: readonly SearchEntry[];
}

interface Item {
  readonly data: { readonly order?: number; readonly title: string };
  readonly page: { readonly filePathStem: string; readonly url: string };
}
type Collections = Readonly<Record<string, readonly Item[]>>;

/** The pages before and after one, in the order of the contents. */
function neighbours(collections: Collections, url: string) {
  const all = SECTIONS.flatMap(({ id }) => collections[id] ?? []);
  const at = all.findIndex(({ page }) => page.url === url);
  const linked = (item: Item | undefined) =>
    item && { file: `${item.page.filePathStem.slice(1)}.html`, title: item.data.title };
  return at < 0 ? {} : { before: linked(all[at - 1]), after: linked(all[at + 1]) };
}

/** The headings of a page, for the list beside it. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: title.replaceAll(/<[^>]*>/g, ''),
  }));

/** The manual of `docs/`, made by Eleventy in memory. */
export async function buildManual({ script, style, reference }: Parts): Promise<Manual> {
  const eleventy = new Eleventy(resolve(ROOT, 'docs'), undefined, {
    quietMode: true,
    configPath: false,
    config(config) {
      config.setInputDirectory('docs');
      config.setIncludesDirectory('site');
      config.setUseGitIgnore(false);
      config.addGlobalData('layout', 'page.liquid');
      config.addGlobalData('sections', SECTIONS);
      config.addGlobalData('reference', reference);
      config.addGlobalData('files', { script, style });
      config.addGlobalData('eleventyComputed', {
        permalink: ({ page }: Item) => `${page.filePathStem}.html`,
        root: ({ page }: Item) => '../'.repeat(page.filePathStem.split('/').length - 2) || './',
      });
      config.addFilter('neighbours', neighbours);
      config.addFilter('headings', headingsOf);
      for (const { id } of SECTIONS)
        config.addCollection(id, (all) =>
          all
            .getFilteredByGlob(`docs/${id}/*.md`)
            .sort((a: Item, b: Item) => (a.data.order ?? 0) - (b.data.order ?? 0)),
        );
      config.amendLibrary('md', (markdown) => {
        markdown.set({ html: true, highlight: highlighted });
        markdown.use(linkedMarkdown);
      });
    },
  });
  const made = await eleventy.toJSON();
  const pages = made.map(({ url, content }) => ({ file: url.slice(1) || 'index.html', html: content }));
  return { pages, search: pages.flatMap(searchEntries) };
}

/** A code block whose words have classes for their colours; code in an unknown language stays plain. */
function highlighted(code: string, language: string): string {
  return highlighter.getLanguage(language) ? highlighter.highlight(code, { language }).value : '';
}
