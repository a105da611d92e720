import { beforeEach, describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { WIRE_LANGS } from '@/contract/lang';
import { MAX_MESSAGES, MAX_PER_KIND } from '@/domain/messages/topics';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { loadTextsOf } from '../../texts/load';
import { fillIn } from './fill';
import { KIND_NAMES, type KindName, kindNamed, type MessageDataOf } from './kinds';
import { messageIn } from './list';
import { sendMessage } from './send';
import { slotsOf } from './template';

let bench: Bench;
let ana: Customer;
beforeEach(() => {
  bench = openBench();
  ana = bench.customer('ana');
});

const say = <K extends KindName>(kind: K, data: MessageDataOf<K>, to: Customer = ana) =>
  bench.world.transaction(() => {
    sendMessage(bench.world, to.id, kind, data);
    return { accepted: true };
  });
const staff = (title: string, to?: Customer) => say('staff', { title, text: 'Some words.' }, to);
const list = (fields: Record<string, string | number> = {}, who = ana) =>
  bench.call('POST /user/messageList', { lang: 'en', ...fields }, who.token)
    .message as CallReply<'POST /user/messageList'>;
const read = (id: number | string, who = ana) => bench.call('POST /user/messageDetail', { id, lang: 'en' }, who.token);

describe('the texts', () => {
  it.each(KIND_NAMES)('%s have in every language only slots that English has', (name) => {
    const { url, texts } = kindNamed(name);
    const known = slotsOf(`${texts.en.title} ${texts.en.text} ${url}`);
    for (const text of Object.values(texts)) {
      for (const slot of slotsOf(`${text.title} ${text.text}`)) expect(known).toContain(slot);
    }
  });

  it.each(KIND_NAMES)('%s are filled in completely in every language', (name) => {
    const { url, texts } = kindNamed(name);
    const slots = Object.values({ ...texts, url: { title: url, text: '' } }).map(({ title, text }) => title + text);
    const data = Object.fromEntries(
      slotsOf(slots.join(' ')).map((slot) => [slot, slot === 'side' ? 'long' : '1234.50']),
    );
    const row = { id: 1, userId: 1, kind: name, data: JSON.stringify(data), isRead: false, createdMs: 0 };
    for (const lang of WIRE_LANGS) {
      const { title, abstract, content, url: address } = messageIn(row, lang);
      for (const text of [title, abstract, content]) expect(text).toMatch(/^[^{}%]+$/);
      expect(address).not.toMatch(/[{}]/);
    }
  });

  it.each([
    ['{x}', '<b>1</b>', 'en', '<b>1</b>'],
    ['{x}', '{y}', 'en', '{y}'],
    ['{x:amount}', '1234567.50000000', 'en', '1,234,567.5'],
    ['{x:amount}', '1234567.50000000', 'id', '1.234.567,5'],
    ['{x:amount}', '0.00000001', 'en', '0.00000001'],
    ['{x:amount}', '1200', 'en', '1,200'],
    ['{x:amount}', '-1200', 'en', '−1,200'],
    ['{x:money}', '1234.567', 'en', '1,234.56'],
    ['{x:signed}', '1234.5', 'en', '+1,234.50'],
    ['{x:signed}', '-0.5', 'id', '−0,50'],
    ['{x:time}', 1_767_663_660_000, 'en', '2026-01-06 09:41 (UTC+8)'],
    ['{x:word}', 'sell', 'id', 'jual'],
  ] as const)('%s with %s reads in %s as %s', (text, x, lang, shown) => {
    expect(fillIn(text, { x }, lang)).toBe(shown);
  });

  it('a slot without a value throws', () => {
    expect(() => fillIn('{x} {y}', { x: 1 }, 'en')).toThrow('{y}');
  });
});

describe('POST /user/messageList', () => {
  it('has the newest first, and says how many are unread', () => {
    staff('one');
    say('vipReached', { tier: 2 });
    const { data, total, pages, unread, unread_topics } = list();
    expect(data.map(({ title, topic, is_read }) => [title, topic, is_read])).toEqual([
      ['You are now VIP 2', 'account', 0],
      ['one', 'service', 0],
    ]);
    expect([total, pages, unread, unread_topics]).toEqual([2, 1, 2, { account: 1, service: 1 }]);
  });

  it('has the same message in the language of each reader', async () => {
    await loadTextsOf('kor');
    say('depositApproved', { id: 4, amount: '1234.50000000', coin: 'USDT' });
    expect(list({ lang: 'id' }).data[0]).toMatchObject({
      title: 'Deposit masuk: 1.234,5 USDT',
      url: '/pages/fund/receive_withdraw_record?tab=recharge&id=4',
    });
    expect(list({ lang: 'kor' }).data[0]).toMatchObject({ title: '입금 완료: 1,234.5 USDT' });
    expect(list({ lang: 'xx' }).data[0]).toMatchObject({ title: 'Deposit credited: 1,234.5 USDT' });
  });

  it('filters by topic, and refuses a topic there is none of', () => {
    staff('one');
    say('vipReached', { tier: 1 });
    expect(list({ topic: 'service' }).data.map(({ title }) => title)).toEqual(['one']);
    expect(list({ topic: 'nft' })).toMatchObject({ data: [], total: 0, unread: 2 });
    expect(bench.call('POST /user/messageList', { topic: 'gold' }, ana.token)).toMatchObject({
      type: 'error',
      reason: 'parameter_error',
    });
  });

  it('pages stay the same while new messages arrive, when the request names the newest one', () => {
    for (let at = 1; at <= 25; at += 1) staff(`message ${at}`);
    const first = list();
    const newest = first.data[0]?.id ?? 0;
    staff('late');
    const titles = [2, 3].flatMap((page) => list({ page, id: newest }).data.map(({ title }) => title));
    expect([...first.data.map(({ title }) => title), ...titles]).toEqual(
      Array.from({ length: 25 }, (_, at) => `message ${25 - at}`),
    );
  });

  it('shows nobody what was written to somebody else', () => {
    const eve = bench.customer('eve');
    staff('for Ana');
    expect(list({}, eve)).toMatchObject({ data: [], unread: 0 });
    expect(bench.call('POST /user/messageList', {})).toMatchObject({ type: '999' });
  });
});

describe('POST /user/messageDetail', () => {
  it.each(['99', 'x', '0', '-1'])('refuses %s, which is no message', (id) => {
    expect(read(id)).toMatchObject({ type: 'error', reason: 'message_unknown' });
  });

  it('refuses somebody else’s, and leaves it unread', () => {
    const eve = bench.customer('eve');
    staff('for Ana');
    const id = list().data[0]?.id ?? 0;
    expect(read(id, eve)).toMatchObject({ reason: 'message_unknown' });
    expect(list().unread).toBe(1);
  });

  it('marks it read, once, and sends every tab how many are left', () => {
    staff('one');
    staff('two');
    bench.world.drainPrivateEvents();
    const id = list().data[0]?.id ?? 0;
    expect(read(id)).toMatchObject({ type: 'ok', message: { title: 'two', is_read: 1 } });
    read(id);
    expect(bench.world.drainPrivateEvents()).toEqual([
      { userId: ana.id, event: 'mail_message', payload: { type: 'mail_message', to: ana.id, id: 0, unread: 1 } },
    ]);
  });

  it('shows markup as the text it is', () => {
    staff('<b>50% off</b>');
    say('staff', { title: 'x', text: '<script>alert(1)</script>\n\n{title} & "more"' });
    expect(list().data.map(({ title, content }) => [title, content])).toEqual([
      ['x', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>{title} &amp; &quot;more&quot;</p>'],
      ['<b>50％ off</b>', '<p>Some words.</p>'],
    ]);
  });
});

describe('POST /user/messageRead', () => {
  it('marks all read, or those of a topic, of this customer only', () => {
    const eve = bench.customer('eve');
    staff('one');
    staff('for Eve', eve);
    say('vipReached', { tier: 1 });
    bench.call('POST /user/messageRead', { topic: 'service' }, ana.token);
    expect(list()).toMatchObject({ unread: 1, unread_topics: { account: 1 } });
    bench.call('POST /user/messageRead', {}, ana.token);
    expect(list()).toMatchObject({ unread: 0, unread_topics: {} });
    expect(list({}, eve).unread).toBe(1);
  });
});

describe('what is stored', () => {
  it('keeps the newest of each kind, so that a frequent kind does not displace the others', () => {
    say('vipReached', { tier: 1 });
    for (let at = 1; at <= MAX_PER_KIND + 10; at += 1) staff(`message ${at}`);
    expect(list({ topic: 'service' }).total).toBe(MAX_PER_KIND);
    expect(list({ topic: 'account' }).total).toBe(1);
    expect(list().data[0]?.title).toBe(`message ${MAX_PER_KIND + 10}`);
  });

  it('keeps MAX_MESSAGES at most', () => {
    const kinds = ['lockDividend', 'lockMatured', 'leverOpened', 'takeProfitHit', 'stopLossHit', 'staff'] as const;
    const data = { amount: 1, coin: 'BTC', day: 1, days: 2, interest: 1, symbol: 'X', side: 'long', price: 1 };
    for (const kind of kinds)
      for (let at = 0; at < MAX_PER_KIND; at += 1)
        say(kind, { ...data, multiple: 2, profit: 1, title: 'A title', text: 'Words' } as never);
    expect(list()).toMatchObject({ total: MAX_MESSAGES, unread: MAX_MESSAGES });
    expect(list({ topic: 'wealth' }).total).toBe(MAX_PER_KIND);
  });
});

it('announces ten filled orders of a day, then once that there are more, and again the next day', () => {
  const filled = (price: number) =>
    say('spotFilled', { symbol: 'BTC/USDT', coin: 'BTC', quote: 'USDT', side: 'buy', amount: '1', price, value: '1' });
  const titles = () => list({ limit: 40 }).data.map(({ title }) => title);
  for (let n = 1; n <= 25; n += 1) filled(n);
  expect(list().data[0]?.abstract).toContain('10 of your limit orders');
  expect(titles()).toEqual(['Several limit orders filled today', ...Array(10).fill('BTC/USDT: limit order filled')]);
  bench.advance(15 * 3_600_000);
  filled(26);
  expect(titles()[0]).toBe('BTC/USDT: limit order filled');
  expect(titles()).toHaveLength(12);
});
