import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { refusalText } from '@/contract/refusals/text';
import { CHAT_RULE } from '@/domain/messages/talk';
import { i18n, startI18n } from '@/i18n/i18n';
import { createValueStore } from '@/lib/stores/value-store';
import { Composer } from './composer';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['talk', 'refusals', 'errors']);
});

const composer = (typed: string) =>
  renderToStaticMarkup(
    <Composer draft={createValueStore(typed)} rule={CHAT_RULE} label="Message" onSend={async () => {}} />,
  );

test.each([
  ['nothing typed', '', null, null],
  ['a message', 'Hello', null, null],
  ['the longest one', 'a'.repeat(200), null, null],
  ['a longer one', 'a'.repeat(201), refusalText('text_too_long', 'en'), '201/200'],
  ['a hidden character', 'a\u202eb', refusalText('special_characters', 'en'), null],
])('%s is judged in the words of the refusal, beside the field', (_what, typed, words, count) => {
  const html = composer(typed);
  const [, id, said] = /<p id="([^"]*)"[^>]*role="alert">([^<]*)<\/p>/.exec(html) ?? [];
  const field = /<textarea[^>]*>/.exec(html)?.[0] ?? '';
  expect(said).toBe(words ?? '');
  expect(field.includes('aria-invalid="true"')).toBe(words !== null);
  expect(/aria-describedby="([^"]*)"/.exec(field)?.[1]).toBe(words === null ? undefined : id);
  expect(/\d+\/\d+/.exec(html.replace(field, ''))?.[0] ?? null).toBe(count);
});
