import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '@/app/routes';
import { WIRE_LANGS } from '@/contract/lang';
import { resolveAction } from '../../control/actions';
import { Exchange } from '../../core';
import { isPersona } from '../../products/accounts/personas';
import { library } from '../../scenarios/start/library';
import { parseTour } from '../../scenarios/tour';
import { TOUR_ANCHORS } from '../../scenarios/tour-anchors';
import { loadTour } from './tour-library';

const ROOT = join(import.meta.dirname, '../../..');
const withTour = library.list().flatMap(({ name, tour }) => (tour ? [name] : []));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

it('the anchors equal those in the source', () => {
  const marked = sources(join(ROOT, 'src')).flatMap((text) =>
    [...text.matchAll(/(?:data-tour=|\btour: )["']([\w-]+)["']/g)].map(([, name]) => name),
  );
  expect(new Set(marked)).toEqual(new Set<string>(TOUR_ANCHORS));
});

it('exactly the scenarios with `tour` have a tour', () => {
  const files = readdirSync(join(ROOT, 'scenarios/tours')).map((file) => file.replace(/\.ts$/, ''));
  expect(new Set(files)).toEqual(new Set(withTour));
});

describe.each(withTour)('the tour of %s', (name) => {
  it('speaks all ten languages', async () => {
    for (const { text } of (await loadTour(name)).steps)
      for (const lang of WIRE_LANGS) expect([lang, text[lang]]).not.toContain(undefined);
  });

  it('uses only existing screens and actions', async () => {
    for (const { go, run, until } of (await loadTour(name)).steps) {
      if (go && go !== '/') expect(Object.keys(screens)).toContain(go.split('?')[0]);
      for (const { action, input } of run) expect(() => resolveAction(action, input)).not.toThrow();
      if (until && 'has' in until) expect(isPersona(until.has.who)).toBe(true);
    }
  });

  it('runs only actions that the exchange accepts', async () => {
    const exchange = Exchange.begin({ scenario: name, seed: 7, build: 'test', realNowMs: Date.UTC(2026, 0, 6) });
    for (const { run } of (await loadTour(name)).steps)
      for (const { action, input } of run) expect(() => exchange.control(action, input)).not.toThrow();
  });

  it('names parameters wherever the step before or after it has some on the same page', async () => {
    // A step without parameters does not navigate when the app is already on its page, so it would stay on the tab or
    // record of the step before or after it.
    const gone = (await loadTour(name)).steps.flatMap(({ go }) => (go ? [go] : []));
    for (const [index, go] of gone.entries()) {
      const besides = [gone[index - 1], gone[index + 1]];
      if (!go.includes('?')) expect(besides.filter((other) => other?.startsWith(`${go}?`))).toEqual([]);
    }
  });
});

const text = { en: 'Look.', id: 'Lihat.' };

describe('an invalid tour file is reported with file, field and remedy', () => {
  it.each([
    ['no steps', { steps: [] }, 'steps', 'at least one step'],
    [
      'an unknown anchor',
      { steps: [{ text, anchor: 'tab-moon' }] },
      'steps.0.anchor',
      'is "tab-moon": write one of tab-home',
    ],
    ['a sentence in one language', { steps: [{ text: { en: 'Look.' } }] }, 'steps.0.text.id', 'is missing'],
    [
      'an address of another form',
      { steps: [{ text, go: 'market' }] },
      'steps.0.go',
      'write one like /pages/market/market',
    ],
    ['an unknown condition', { steps: [{ text, until: { moon: 'full' } }] }, 'steps.0.until.at', 'is missing'],
    [
      'a condition on an unknown anchor',
      { steps: [{ text, until: { tap: 'x' } }] },
      'steps.0.until.tap',
      'write one of',
    ],
    ['a field nobody knows', { steps: [{ text, pause: 5 }] }, 'steps.0.pause', 'no such field here'],
    ['a name that is not the file’s', { name: 'other', steps: [{ text }] }, 'name', 'name the file other.ts'],
  ])('%s', (_what, change, field, remedy) => {
    const read = () => parseTour('scenarios/tours/some-day.ts', { name: 'some-day', ...change });
    expect(read).toThrow(remedy);
    expect(read).toThrow(`scenarios/tours/some-day.ts: ${field}: `);
  });

  it('the error for a scenario without a tour names the file to write', async () => {
    await expect(loadTour('calm-market')).rejects.toThrow('write scenarios/tours/calm-market.ts');
  });
});
