import { readdirSync, readFileSync } from 'node:fs';
import { controlActions } from '@sim/control/actions';
import { EMBED_ACTIONS, EMBED_EVENTS, pageInputs } from '@sim/hosts/browser/embed/messages';
import { hostActionInputs } from '@sim/hosts/host-actions';
import { INSTRUMENTS } from '@sim/market/instruments';
import { personSchema } from '@sim/people/person';
import { PERSONAS } from '@sim/products/accounts/personas';
import { LINK_PARAMETER } from '@sim/replay/link/link';
import { REPORT_PARAMETER } from '@sim/replay/link/report-link';
import { MANUAL_PAGES } from '@sim/room/frame/manual-pages';
import { SHORTCUTS } from '@sim/room/shortcuts/shortcuts';
import { scenarioNamed, scenarioNames } from '@sim/scenarios/start/library';
import { documentedMethods, methodTableSource } from '@sim/testing/sandbox-docs';
import { beforeAll, expect, test } from 'vitest';
import { clientEvents } from '@/contract/events/client';
import { serverEvents } from '@/contract/events/server';
import { refusalsEn } from '@/contract/refusals/en';
import { requests } from '@/contract/requests';
import { manualReference } from '../../sim/documents/manual/reference';
import { manualSources } from './examples';
import { plainText } from './search-entries';
import { buildManual, type Manual } from './site';

let manual: Manual;
beforeAll(async () => {
  manual = await buildManual({ script: '../manual.js', style: '../manual.css', reference: await manualReference() });
});

const htmlOf = (file: string) => manual.pages.find((page) => page.file === file)?.html ?? '';

test('every source has a title, a description and a place in the contents', () => {
  expect(manual.pages.map(({ file }) => file).sort()).toEqual(
    manualSources()
      .map((file) => file.replace(/\.md$/, '.html'))
      .sort(),
  );
  const contents = /<nav id="contents"[\s\S]*?<\/nav>/.exec(htmlOf('index.html'))?.[0] ?? '';
  for (const { file, html } of manual.pages) {
    expect(html.match(/<h1>/g), file).toHaveLength(1);
    expect(/<meta name="description" content="[^"]{20,}"/.test(html), file).toBe(true);
    if (file !== 'index.html') expect(contents, file).toContain(`href="./${file}"`);
  }
});

test('every link leads to an existing page and heading', () => {
  const anchors = new Map(
    manual.pages.map(({ file, html }) => [file, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const broken = manual.pages.flatMap(({ file, html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
      if (href.endsWith('../index.html')) return [];
      const { pathname, hash, host } = new URL(href, `http://manual/${file}`);
      const found = anchors.get(pathname.slice(1));
      const isThere = host === 'manual' && found && (hash === '' || found.has(decodeURIComponent(hash.slice(1))));
      return isThere ? [] : [`${file}: ${href}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every panel of the control room has its page', () => {
  expect(Object.values(MANUAL_PAGES).filter((file) => htmlOf(file) === '')).toEqual([]);
});

const headings = (file: string) =>
  [...htmlOf(file).matchAll(/<h3[^>]*>([\s\S]*?)<\/h3>/g)].map(([, text = '']) => plainText(text));

test('the reference has every method, action, call and event', () => {
  const methods = documentedMethods(methodTableSource());
  expect(headings('reference/sandbox.html').sort()).toEqual(methods.map(({ name }) => `sandbox.${name}`).sort());
  expect(headings('reference/actions.html').sort()).toEqual(
    [...Object.keys(controlActions), ...Object.keys(hostActionInputs)].sort(),
  );
  expect(headings('reference/calls.html').sort()).toEqual(Object.keys(requests).sort());
  expect(headings('reference/events.html').sort()).toEqual(
    [...Object.keys(serverEvents), ...Object.keys(clientEvents)].sort(),
  );
});

const inTables = (file: string) =>
  [...htmlOf(file).matchAll(/<tr>\s*<td>([\s\S]*?)<\/td>/g)].map(([, text = '']) => plainText(text));

test('the reference has every scenario, person, refusal and key', () => {
  const listed = [...scenarioNames(), ...Object.keys(PERSONAS), ...Object.keys(personSchema.entries)];
  expect(inTables('reference/scenarios.html').sort()).toEqual(listed.sort());
  expect(inTables('reference/refusals.html').sort()).toEqual(Object.keys(refusalsEn).sort());
  expect(inTables('reference/markets.html')).toEqual(INSTRUMENTS.map(({ symbol }) => symbol));
  expect(inTables('reference/keys.html')).toHaveLength(Object.keys(SHORTCUTS).length);
});

test('the manual names every parameter of a link, and every action and event of a frame', () => {
  const stage = [...readFileSync('sim/control/stage-link.ts', 'utf8').matchAll(/^ {2}(\w+): \(text\)/gm)];
  expect(stage.length).toBeGreaterThan(3);
  const parameters = [LINK_PARAMETER, REPORT_PARAMETER, ...stage.map(([, name]) => name)];
  const links = inTables('reference/links.html').flatMap((text) => text.split(', '));
  expect(parameters.filter((name) => !links.includes(name as string))).toEqual([]);
  const frame = htmlOf('how-to/embed.html');
  const isNamed = (name: string) =>
    [name, name.replace(/^\w+/, '')].some((text) => frame.includes(`<code>${text}</code>`));
  expect([...EMBED_ACTIONS, ...Object.keys(pageInputs), ...EMBED_EVENTS].filter((name) => !isNamed(name))).toEqual([]);
});

test('the reference has every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = inTables('reference/commands.html').map((text) => text.replace(/^npm (run )?(\S+).*/, '$2'));
  expect([...new Set(commands)].sort()).toEqual(Object.keys(scripts).sort());
});

test('no page makes requests to another host', () => {
  const asked = manual.pages.flatMap(
    ({ html }) => html.match(/<(?:script|link|img)[^>]*(?:src|href)="https?:[^>]*>/g) ?? [],
  );
  expect(asked).toEqual([]);
});

test('a search finds each part of a page once', () => {
  const ids = manual.search.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(400);
  expect(manual.search.filter(({ page }) => page === '')).toEqual([]);
});

/**
 * Pattern of a text of the app or the control room as it appears on the screen, with any values for its placeholders.
 */
function shown(text: string): RegExp {
  const [, ...rest] = text.split(/\{\{[^}]*\}\}/);
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // The manual may quote only the beginning: `Change a field` of a text that ends with the name of a call.
  const [first = ''] = parts;
  const start = first.replace(/( of)? $/, '');
  return new RegExp(rest.length > 0 ? `^(${parts.join('.+')}${start ? `|${start}` : ''})$` : `^${first}$`);
}

/** Amounts and names that a screen composes itself. */
const MADE_BY_SCREENS = new Set(['−15%']);

test.each(['en', 'id'] as const)('bold texts of tutorials and how-to pages are texts of the screen: %s', (lang) => {
  const literals = [`src/i18n/${lang}`, `sim/room/texts/${lang}`].flatMap((folder) =>
    readdirSync(folder).flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'([^'\n]+)'/g)]),
  );
  const titles = scenarioNames().map((name) => scenarioNamed(name).title[lang]);
  const texts = [...literals.map(([, text = '']) => text), ...titles];
  const patterns = texts.filter((text) => text.includes('{{')).map(shown);
  const plain = new Set(texts);
  const unknown = manualSources()
    .filter((file) => /^(tutorials|how-to)\//.test(file) && file.endsWith('.id.md') === (lang === 'id'))
    .flatMap((file) =>
      [...readFileSync(`docs/${file}`, 'utf8').matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, name = '']) =>
        plain.has(name) || MADE_BY_SCREENS.has(name) || patterns.some((pattern) => pattern.test(name))
          ? []
          : [`${file}: ${name}`],
      ),
    );
  expect(unknown).toEqual([]);
});
