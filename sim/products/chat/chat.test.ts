import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPayload } from '@/contract/calls';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { loadTextsOf } from '../../texts/load';
import { lineText } from './lines';
import { ANSWER_LINES } from './lines-answers';
import { MARKET_LINES } from './lines-market';
import { TALK_LINES } from './lines-talk';
import { type Line, MEMBERS, membersUp } from './members';
import { newLineEvent } from './room';
import { chatReview } from './speak';

type Page = CallPayload<'GET /chat/list'>;
const HOUR_MS = 3_600_000;

let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya');
});

interface Asked {
  before?: string;
  after?: string;
  limit?: number;
  lang?: string;
}
const page = (fields: Asked = {}, who = maya) =>
  bench.call('GET /chat/list', fields as Record<string, string>, who.token).message as Page;
const send = (text: string, who = maya) => bench.call('POST /chat/send', { text }, who.token);
const review = (what: 'approve' | 'reject') =>
  bench.world.transaction(() => {
    chatReview[what](bench.world, chatReview.list(bench.world)[0]?.id ?? '', 'It is within the rules.');
    return { accepted: true };
  });

describe('the predefined lines', () => {
  const rows = Object.entries({ ...MARKET_LINES, ...TALK_LINES, ...ANSWER_LINES } as Record<string, readonly Line[]>);

  it.each(rows)('%s: everybody has something to say, and both languages fill in the same', (mood, lines) => {
    for (const { temperament } of MEMBERS) {
      const filling = { coin: 'BTC', price: '1', move: '+1%', name: 'Maya' };
      expect(lineText(mood as 'quiet', temperament, 0, filling, 'en')).not.toContain('{');
    }
    for (const { en, id } of lines) {
      const filled = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
      expect(filled(id), en).toEqual(filled(en));
    }
  });

  it('has a member awake at every hour', () => {
    for (let hour = 0; hour < 24; hour++) expect(membersUp(hour).length).toBeGreaterThan(2);
  });
});

describe('the room', () => {
  it('has lines before anybody has read it, and a limited number of them', () => {
    const { list, more, members } = page({ limit: 100 });
    expect(list).toHaveLength(100);
    expect(more).toBe(1);
    expect(members).toBeGreaterThan(3);
    const hours = ((list[0]?.time ?? 0) - (list.at(-1)?.time ?? 0)) / 3600;
    expect(100 / hours).toBeGreaterThan(20);
    expect(100 / hours).toBeLessThan(210);
    expect(new Set(list.map(({ name }) => name)).size).toBeGreaterThan(5);
  });

  it('has the same lines after a jump as step by step', () => {
    const jumped = openBench();
    const jumper = jumped.customer('maya');
    jumped.advance(HOUR_MS);
    for (let minute = 0; minute < 60; minute++) {
      bench.advance(60_000);
      page();
    }
    expect(page({ limit: 50 })).toEqual(jumped.call('GET /chat/list', { limit: 50 }, jumper.token).message);
    expect(bench.world.hash()).toBe(jumped.world.hash());
  });

  it('never changes what was said, whatever is done to the market afterwards', () => {
    const before = page({ limit: 40 }).list;
    bench.setPrice('BTC/USDT', '30000');
    bench.advance(60_000);
    expect(page({ limit: 100 }).list).toEqual(expect.arrayContaining(before));
  });

  it('talks of a crash', () => {
    bench.setPrice('BTC/USDT', '30000');
    bench.advance(240_000);
    const lines = page({ limit: 12, lang: 'en' }).list.filter(
      ({ text }) => /BTC/.test(text) && /-\d+\.\d+%|30|liquid|red candle|100x|broken|panic/i.test(text),
    );
    expect(lines.length).toBeGreaterThan(2);
  });

  it('words the same lines in the reader’s language, and in English for who reads none of the ten', async () => {
    await loadTextsOf('th');
    const texts = ['en', 'id', 'th', 'xx'].map((lang) => page({ lang, limit: 30 }).list.map(({ text }) => text));
    const [en, id, th, other] = texts;
    expect(other).toEqual(en);
    expect(id).not.toEqual(en);
    expect(th?.filter((text) => /[\u0e00-\u0e7f]/.test(text))).toHaveLength(30);
  });

  it('writes prices and moves the way the reader’s words are written', async () => {
    await loadTextsOf('fra');
    bench.setPrice('BTC/USDT', '34567.89');
    bench.advance(HOUR_MS);
    const numbers = (lang: string) =>
      page({ lang, limit: 100 }).list.flatMap(({ text }) => text.match(/\d[\d.,]*\d%?/g) ?? []);
    const [en, id] = ['en', 'id'].map(numbers) as [string[], string[]];
    const turned = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
    const fractions = en.filter((text) => text.includes('.'));
    expect(fractions.length).toBeGreaterThan(10);
    expect(id).toEqual(expect.arrayContaining(fractions.map(turned)));
    expect(en.find((text) => /^\d{1,3}(,\d{3})+\.\d+$/.test(text))).toBeDefined();
    const decimals = (texts: string[]) =>
      texts.filter((text) => text.endsWith('%')).map((text) => text.replace('.', ','));
    expect(decimals(numbers('fra'))).toEqual(decimals(en));
    expect(numbers('xx')).toEqual(en);
  });

  it('pages back and forth without a gap or a repetition', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 17 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
        (limit, spoken) => {
          bench = openBench();
          maya = bench.customer('maya');
          for (const [n, seconds] of spoken.entries()) {
            send(`hello ${n}?`);
            bench.advance(seconds * 1_000);
          }
          const whole = page({ limit: 60 }).list.map(({ id }) => id);
          const paged: string[] = [];
          while (paged.length < 60) paged.push(...page({ limit, before: paged.at(-1) ?? '' }).list.map(({ id }) => id));
          expect(paged.slice(0, 60)).toEqual(whole);
          expect(new Set(paged).size).toBe(paged.length);
          const newer = page({ after: whole[9] ?? '', limit: 60 });
          expect(newer.list.map(({ id }) => id)).toEqual(whole.slice(0, 9));
          expect(newer.more).toBe(0);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('stores three days', () => {
    const oldest = `${bench.world.nowMs - 73 * HOUR_MS}-h1`;
    expect(page({ before: oldest })).toMatchObject({ list: [], more: 0 });
  });
});

describe('customers in the room', () => {
  it('are read by all, and mostly answered by name', () => {
    const other = bench.customer('other');
    bench.world.drainPrivateEvents();
    const answered = [...Array(26).keys()].filter((n) => {
      const line = send(`What do you think of this, number ${n}?`).message as { id: string; own: boolean };
      expect(line).toMatchObject({ own: 1, name: expect.stringMatching(/\*\*\*$/) });
      expect(bench.world.drainPrivateEvents()).toMatchObject([
        { userId: null, event: 'chat', payload: { id: line.id } },
      ]);
      expect(page({}, other).list[0]).toMatchObject({ id: line.id, own: 0 });
      bench.advance(20_000);
      return page({ after: line.id }).list.some(({ mentions, text }) => mentions && text.includes('***'));
    });
    expect(answered.length).toBeGreaterThan(15);
    expect(answered.length).toBeLessThan(26);
  });

  it.each<[string, string, string]>([
    ['nothing', ' ', 'message_required'],
    ['too much', 'a'.repeat(201), 'text_too_long'],
    ['two lines', 'a\nb', 'special_characters'],
    ['a turned direction', 'a\u202eb', 'special_characters'],
  ])('are refused %s', (_name, text, reason) => {
    expect(send(text)).toMatchObject({ type: 'error', reason });
  });

  it('say five lines in half a minute', () => {
    for (let n = 0; n < 5; n++) expect(send(`n ${n}`).type).toBe('ok');
    expect(send('n 6')).toMatchObject({ reason: 'message_throttled' });
    bench.advance(30_000);
    expect(send('n 6').type).toBe('ok');
  });

  it('mute a member for themselves only, until they unmute the member', () => {
    const other = bench.customer('other');
    const { member } = page().list[0] as Page['list'][number];
    const mute = (muted: number, who = member) => bench.call('POST /chat/mute', { member: who, muted }, maya.token);
    expect(mute(1).type).toBe('ok');
    expect(mute(1).type).toBe('ok');
    expect(page({ limit: 100 }).list.some((line) => line.member === member)).toBe(false);
    expect(page({ limit: 100 }, other).list.some((line) => line.member === member)).toBe(true);
    expect(bench.call('GET /chat/muted', {}, maya.token).message).toMatchObject([{ member }]);
    expect(mute(0).type).toBe('ok');
    expect(page({ limit: 100 }).list.some((line) => line.member === member)).toBe(true);
    expect(mute(1, `u${maya.id}`)).toMatchObject({ reason: 'chat_own' });
    expect(mute(1, 'h99')).toMatchObject({ reason: 'chat_member_unknown' });
    expect(mute(1, 'zz')).toMatchObject({ reason: 'chat_member_unknown' });
  });

  it('are silenced for a day when a report is upheld, and the line is removed for everybody', () => {
    const other = bench.customer('other');
    const { id } = send('send me your password').message as { id: string };
    const report = (who: Customer, line = id) =>
      bench.call('POST /chat/report', { id: line, reason: 'scam' }, who.token);
    expect(report(maya)).toMatchObject({ reason: 'chat_own' });
    expect(report(other).type).toBe('ok');
    expect(report(other)).toMatchObject({ reason: 'chat_reported' });
    expect(report(other, '123-h1')).toMatchObject({ reason: 'chat_line_unknown' });
    expect(chatReview.list(bench.world)).toMatchObject([
      { userId: other.id, summary: { text: '“send me your password”' } },
    ]);
    review('approve');
    expect(chatReview.list(bench.world)).toEqual([]);
    expect(page({ limit: 100 }, other).list.some((line) => line.id === id)).toBe(false);
    expect(send('hello')).toMatchObject({ reason: 'chat_silenced', message: expect.stringContaining('1,440 min') });
    bench.advance(24 * HOUR_MS);
    expect(bench.world.tables.chatSilences.list('member', `u${maya.id}`)[0]?.untilMs).toBe(bench.world.nowMs);
  });

  it('are notified once of the outcome of their report, and why they may not write', () => {
    const [first, second] = [bench.customer('first'), bench.customer('second')];
    const { id } = send('send me your password').message as { id: string };
    const report = (who: Customer, line: string) =>
      bench.call('POST /chat/report', { id: line, reason: 'scam' }, who.token);
    const told = (who: Customer, lang = 'en') => {
      const reply = bench.call('POST /user/messageList', { lang }, who.token).message;
      return (reply as CallPayload<'POST /user/messageList'>).data.map(({ title }) => title);
    };
    for (const who of [first, second]) report(who, id);
    // One decision covers all reports of a line.
    expect(chatReview.list(bench.world)).toMatchObject([{ userId: first.id, summary: { reports: '×2' } }]);
    review('approve');
    expect(chatReview.list(bench.world)).toEqual([]);
    for (const who of [first, second]) expect(told(who)).toEqual(['Thank you for your report']);
    expect(told(first, 'id')).toEqual(['Terima kasih atas laporan Anda']);
    expect(told(maya)).toEqual(['Your message was removed from the chat room']);

    const house = page({}, first).list.find(({ member }) => member.startsWith('h'))?.id ?? '';
    for (const who of [first, second]) report(who, house);
    review('reject');
    expect(chatReview.list(bench.world)).toEqual([]);
    for (const who of [first, second]) expect(told(who)).toContain('Your report has been reviewed');
  });

  it('lose nothing when a report is dismissed; a simulated member is muted as well', () => {
    const { id, member } = page().list[0] as Page['list'][number];
    bench.call('POST /chat/report', { id, reason: 'spam' }, maya.token);
    review('reject');
    expect(page({ limit: 100 }).list.some((line) => line.id === id)).toBe(true);
    const next = page({ limit: 100 }).list.find((line) => line.member === member && line.id !== id);
    bench.call('POST /chat/report', { id: next?.id ?? '', reason: 'spam' }, maya.token);
    review('approve');
    bench.advance(6 * HOUR_MS);
    const since = page({ limit: 100 });
    expect(since.list.some((line) => line.member === member)).toBe(false);
  });
});

it('what was said during a silence stays hidden after a second one', () => {
  const everything = () => {
    const found: Page['list'] = [];
    for (let more = true; more; ) {
      const { list, more: next } = page({ limit: 100, before: found.at(-1)?.id ?? '' });
      found.push(...list);
      more = Boolean(next);
    }
    return found;
  };
  const { member } = page().list[0] as Page['list'][number];
  // The lines of the others are not computed for a reader who has muted them, which makes three days of them fast.
  for (const other of MEMBERS.map((_, at) => `h${at + 1}`).filter((one) => one !== member))
    bench.call('POST /chat/mute', { member: other, muted: 1 }, maya.token);
  const silence = () => {
    const said = everything().find((line) => line.member === member);
    bench.call('POST /chat/report', { id: said?.id ?? '', reason: 'spam' }, maya.token);
    review('approve');
  };
  silence();
  const fromSec = bench.world.nowMs / 1000;
  bench.advance(30 * HOUR_MS);
  const during = () =>
    everything().filter(
      (line) => line.member === member && line.time > fromSec && line.time < fromSec + 24 * (HOUR_MS / 1000),
    );
  expect(during()).toEqual([]);
  silence();
  expect(during()).toEqual([]);
});

it('a reader who has muted every simulated member finds the lines of customers, and nothing else', () => {
  const other = bench.customer('other');
  for (const member of MEMBERS.map((_, at) => `h${at + 1}`))
    expect(bench.call('POST /chat/mute', { member, muted: 1 }, maya.token).type).toBe('ok');
  send('anybody here?', other);
  expect(page({ limit: 100 })).toMatchObject({ list: [{ text: 'anybody here?' }], more: 0 });
  expect(page({ limit: 100 }, other).list.length).toBeGreaterThan(1);
});

describe('clients that show the room', () => {
  it('are notified when a simulated member has written since, and only then', () => {
    const before = bench.world.nowMs;
    expect(newLineEvent(bench.world, before)).toBeNull();
    bench.advance(10 * 60_000);
    const news = newLineEvent(bench.world, before);
    expect(news?.payload).toMatchObject({ type: 'chat', id: page().list[0]?.id });
    expect(newLineEvent(bench.world, bench.world.nowMs)).toBeNull();
  });
});
