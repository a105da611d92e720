import { expect, test } from 'vitest';
import { answerTo } from '../sim/products/support/topics';

interface Talk {
  readonly support: { readonly ask: Readonly<Record<string, string>> };
}

const talks = import.meta.glob<Talk>('../src/i18n/*/talk.ts', { import: 'default', eager: true });
const rows = Object.entries(talks).flatMap(([file, { support }]) =>
  Object.entries(support.ask).map(([topic, text]) => [file.split('/').at(-2), topic, text] as const),
);

test('there are questions in all ten languages', () => {
  expect(new Set(rows.map(([lang]) => lang)).size).toBe(10);
});

test.each(rows)('%s: the question about %s that the app offers is understood: %s', (_lang, topic, text) => {
  expect(answerTo(text)).toBe(topic);
});
