import MiniSearch from 'minisearch';
import type { SearchEntry } from '../../scripts/manual/search-entries';
import { placesOf, wordsOf } from './marks';

const MOST = 12;
/** Letters of text around the first word that was found. */
const BEFORE = 40;
const LENGTH = 140;

const root = document.body.dataset.root ?? './';

async function loadIndex(): Promise<(query: string) => SearchEntry[]> {
  const entries = (await (await fetch(`${root}search.json`)).json()) as SearchEntry[];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['heading', 'page', 'text'],
    searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  });
  index.addAll(entries);
  return (query) => index.search(query).flatMap(({ id }) => byId.get(id as string) ?? []);
}

/** A text with the searched words in `<mark>`. */
function marked(text: string, words: readonly string[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const [start, end] of placesOf(text, words)) {
    if (start < from) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    fragment.append(text.slice(from, start), mark);
    from = end;
  }
  fragment.append(text.slice(from));
  return fragment;
}

/** The part of a text that shows the first word found. */
function excerpt(text: string, words: readonly string[]): string {
  const [first] = placesOf(text, words);
  const start = Math.max(0, (first?.[0] ?? 0) - BEFORE);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + LENGTH)}${from + LENGTH < text.length ? ' …' : ''}`;
}

function linkTo(entry: SearchEntry, query: string): HTMLAnchorElement {
  const words = wordsOf(query);
  const [file = '', anchor] = entry.id.split('#');
  const link = document.createElement('a');
  link.href = `${root}${file}?find=${encodeURIComponent(query)}${anchor ? `#${anchor}` : ''}`;
  const title = document.createElement('strong');
  title.append(marked(entry.heading || entry.page, words));
  const where = document.createElement('small');
  where.append(entry.heading ? `${entry.page} · ` : '', marked(excerpt(entry.text, words), words));
  link.append(title, where);
  return link;
}

/** The search of the bar: results while one types, `/` leads to it, arrows lead through it, Escape closes it. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector<HTMLElement>('#found');
  const count = document.querySelector<HTMLElement>('#count');
  if (!input || !found || !count) return;
  let index: ReturnType<typeof loadIndex> | null = null;

  const close = () => {
    found.hidden = true;
    count.textContent = '';
  };
  const show = async () => {
    const query = input.value.trim();
    if (wordsOf(query).length === 0) return close();
    index ??= loadIndex();
    const results = (await index)(query);
    if (query !== input.value.trim()) return;
    const list = document.createElement('ol');
    for (const entry of results.slice(0, MOST)) {
      const item = document.createElement('li');
      item.append(linkTo(entry, query));
      list.append(item);
    }
    const nothing = document.createElement('p');
    nothing.textContent = `Nothing found for “${query}”.`;
    found.replaceChildren(results.length > 0 ? list : nothing);
    found.hidden = false;
    count.textContent = results.length === 1 ? '1 result' : `${results.length} results`;
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  const box = input.closest('search') ?? input.parentElement;
  box?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const stops = [input, ...found.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    if (event.key === 'Escape') {
      input.focus();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      stops.at((at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length)?.focus();
    } else if (event.key === 'Enter' && at === 0) found.querySelector('a')?.click();
  });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !box?.contains(target)) close();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !box?.contains(target)) close();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target === input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
