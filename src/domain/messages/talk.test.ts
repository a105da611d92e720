import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_RULE, checkMessage, type MessageVerdict, normalizeMessage, SUPPORT_RULE } from './talk';

describe('rules of a message', () => {
  it.each<[string, string, MessageVerdict, MessageVerdict]>([
    // name, text, verdict in the room, verdict for customer service
    ['nothing', '', 'message_required', 'message_required'],
    ['spaces only', '  \n ', 'message_required', 'message_required'],
    ['zero-width only', '\u200b\u200d\ufeff', 'message_required', 'message_required'],
    ['variants of nothing', '\ufe0f\ufe0f', 'message_required', 'message_required'],
    ['an empty sign', 'a\u2800', 'special_characters', 'special_characters'],
    ['a red heart', 'I ❤️ it', null, null],
    ['a sentence', 'BTC > 70k? "maybe" & <soon>', null, null],
    ['markup is text', '<script>alert(1)</script>', null, null],
    ['braces are text', '{{constructor}} {x} %s', null, null],
    ['an emoji', '🚀', null, null],
    ['a family of emoji', '👨‍👩‍👧', null, null],
    ['Thai', 'ราคาขึ้นแล้วนะ', null, null],
    ['Vietnamese, decomposed', 'e\u0302\u0301 chết', null, null],
    ['two lines', 'one\ntwo', 'special_characters', null],
    ['a tabulator', 'a\tb', 'special_characters', 'special_characters'],
    ['a null byte', 'a\u0000b', 'special_characters', 'special_characters'],
    ['a turned direction', 'abc\u202ecba', 'special_characters', 'special_characters'],
    ['an isolate', '\u2066abc\u2069', 'special_characters', 'special_characters'],
    ['a zero-width space', 'a\u200bb', 'special_characters', 'special_characters'],
    ['a joiner at the end', 'abc \u200d', 'special_characters', 'special_characters'],
    ['invisible tags', 'a\u{e0041}', 'special_characters', 'special_characters'],
    ['an empty Korean letter', 'a\u3164', 'special_characters', 'special_characters'],
    ['letters piled up', `a${'\u0301'.repeat(5)}`, 'special_characters', 'special_characters'],
    ['as much as the room takes', '😀'.repeat(200), null, null],
    ['one more', 'a'.repeat(201), 'text_too_long', null],
    ['as much as service takes', 'a'.repeat(1_000), 'text_too_long', null],
    ['a word of 10,000', 'a'.repeat(10_000), 'text_too_long', 'text_too_long'],
  ])('%s', (_name, text, room, service) => {
    expect(checkMessage(text, CHAT_RULE)).toBe(room);
    expect(checkMessage(text, SUPPORT_RULE)).toBe(service);
  });

  it('trims a text and makes its line breaks uniform', () => {
    expect(normalizeMessage('  a\r\nb\rc  d \n')).toBe('a\nb\nc  d');
  });

  it('accepts nothing in the chat room that customer service refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        if (checkMessage(text, CHAT_RULE) === null) expect(checkMessage(text, SUPPORT_RULE)).toBeNull();
      }),
    );
  });
});
