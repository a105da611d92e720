import { beforeEach, describe, expect, it } from 'vitest';
import type { CallPayload } from '@/contract/calls';
import { loadAllTexts } from '../../testing/all-texts';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { localize as saidIn } from '../../texts/localize';
import { answerAsAgent, askSupport, replyAsAgent, typeAsAgent } from './conversation';
import { QUESTIONS, REPLIES } from './predefined-texts';
import { answerTo } from './topics';

await loadAllTexts();

type Conversation = CallPayload<'GET /kefu/list'>;

let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya');
});

const send = (text: string, more: { picture?: string; lang?: string } = {}, who = maya) =>
  bench.call('POST /kefu/send', { text, ...more }, who.token);
const list = (fields: { before?: number; limit?: number; lang?: string } = {}, who = maya) =>
  bench.call('GET /kefu/list', fields, who.token).message as Conversation;
const said = (fields: Parameters<typeof list>[0] = {}) => list(fields).list.map(({ from, text }) => `${from}: ${text}`);
const picture = (who = maya) =>
  bench.call('POST /upload', { mime: 'image/png', size: 9, digest: 'ff', sniffed: 'image/png' }, who.token)
    .message as string;

describe('the topic of a text', () => {
  it.each([
    ['How do I top up?', 'deposit'],
    ['Bagaimana cara isi saldo', 'deposit'],
    ['提现多久到账', 'withdrawal'],
    ['my WITHDRAWAL is late', 'withdrawal'],
    ['let me talk to a human about my withdrawal', 'agent'],
    ['KYC failed', 'identity'],
    ['lupa kata sandi', 'security'],
    ['what are the fees', 'fees'],
    ['coffee', 'agent'],
    ['I want a loan', 'loan'],
    ['who won the auction', 'nft'],
    ['lock-up mining yield', 'wealth'],
    ['liquidated?!', 'trading'],
    ['Terima kasih!', 'thanks'],
    ['', 'agent'],
    ['asdf', 'agent'],
  ])('%s: %s', (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });
});

describe('customer service', () => {
  it('answers by topic after a moment, in the language of whoever reads', () => {
    expect(send('Where is my deposit?').message).toMatchObject({
      id: 1,
      from: 'customer',
      text: 'Where is my deposit?',
    });
    expect(list()).toMatchObject({ typing: 1, unread: 0, waiting: 0 });
    bench.advance(1_999);
    expect(list().list).toHaveLength(1);
    bench.advance(1);
    expect(list()).toMatchObject({ typing: 0, unread: 1, waiting: 0, seen: 1 });
    expect(list({ lang: 'en' }).list[0]).toMatchObject({ from: 'desk', topic: 'deposit' });
    expect(list({ lang: 'en' }).list[0]?.text).toContain('upload your proof of payment');
    expect(list({ lang: 'id' }).list[0]?.text).toContain('unggah bukti pembayaran');
    expect(list({ lang: 'th' }).list[0]?.text).toMatch(/\p{Script=Thai}/u);
  });

  it('answers several messages once', () => {
    send('hello');
    bench.advance(1_000);
    send('my deposit');
    bench.advance(60_000);
    expect(list().list.map(({ from }) => from)).toEqual(['desk', 'customer', 'customer']);
    expect(list().list[0]?.topic).toBe('deposit');
  });

  it('passes on what matches no topic, says so once, and is silent while an agent is active', () => {
    send('my cat ate my phone');
    bench.advance(5_000);
    expect(list()).toMatchObject({ waiting: 1, unread: 1, seen: 0 });
    send('still there?');
    bench.advance(5_000);
    expect(list()).toMatchObject({ waiting: 1, unread: 1 });
    expect(list().list).toHaveLength(3);
    bench.world.transaction(() => ({
      accepted: true,
      row: answerAsAgent(bench.world, maya.id, 'Ayu', ' On it.\r\nAyu '),
    }));
    expect(list()).toMatchObject({ waiting: 0, unread: 2, seen: 4 });
    expect(list().list[0]).toMatchObject({ from: 'agent', name: 'Ayu', text: 'On it.\nAyu', topic: '' });
    send('deposit');
    bench.advance(10_000);
    expect(list()).toMatchObject({ waiting: 1, typing: 0 });
    expect(list().list).toHaveLength(5);
    bench.advance(30 * 60_000);
    send('deposit');
    bench.advance(10_000);
    expect(list().list[0]).toMatchObject({ from: 'desk', topic: 'deposit' });
  });

  it('does not answer automatically when an agent was quicker', () => {
    send('deposit');
    bench.world.transaction(() => ({ accepted: true, row: answerAsAgent(bench.world, maya.id, 'Ayu', 'Hi') }));
    bench.advance(5_000);
    expect(said()).toEqual(['agent: Hi', 'customer: deposit']);
    expect(list().typing).toBe(0);
  });

  it('resets the number of unread answers when they are read, and pushes every change', () => {
    const pushes = () =>
      bench.world
        .drainPrivateEvents()
        .flatMap(({ event, userId, payload }) => (event === 'kefu' ? [{ userId, ...payload }] : []));
    send('deposit');
    expect(pushes()).toMatchObject([{ userId: maya.id, id: 1, unread: 0, typing: true }]);
    bench.advance(5_000);
    expect(pushes()).toMatchObject([{ id: 2, unread: 1, typing: false }]);
    expect(bench.call('POST /kefu/read', {}, maya.token)).toMatchObject({ type: 'ok', message: { unread: 0 } });
    expect(pushes()).toMatchObject([{ id: 2, unread: 0 }]);
    bench.call('POST /kefu/read', {}, maya.token);
    expect(pushes()).toEqual([]);
    bench.world.transaction(() => ({ accepted: true, none: typeAsAgent(bench.world, maya.id) }));
    expect(pushes()).toMatchObject([{ typing: true }]);
  });

  it('does not begin because an agent types', () => {
    const before = bench.world.hash();
    bench.world.transaction(() => ({ accepted: true, none: typeAsAgent(bench.world, maya.id) }));
    expect(bench.world.hash()).toBe(before);
    expect(bench.world.drainPrivateEvents()).toMatchObject([
      { payload: { type: 'kefu', id: 0, unread: 0, typing: true } },
    ]);
  });

  it('pages back without a gap, and shows nobody another’s conversation', () => {
    const other = bench.customer('other');
    for (let n = 1; n <= 7; n++) {
      send(`deposit ${n}`);
      bench.advance(30_000);
    }
    const first = list({ limit: 5 });
    const second = list({ limit: 5, before: first.list.at(-1)?.id ?? 0 });
    const third = list({ limit: 5, before: second.list.at(-1)?.id ?? 0 });
    expect([first.more, second.more, third.more]).toEqual([1, 1, 0]);
    const ids = [first, second, third].flatMap((page) => page.list.map(({ id }) => id));
    expect(ids).toEqual([...Array(14).keys()].map((n) => 14 - n));
    expect(list({}, other)).toMatchObject({ list: [], unread: 0, more: 0 });
  });

  it.each<[string, string, { picture?: string }, string]>([
    ['nothing', '', {}, 'message_required'],
    ['only spaces', '  ', {}, 'message_required'],
    ['too much', 'a'.repeat(1_001), {}, 'text_too_long'],
    ['far too much', 'a'.repeat(10_000), {}, 'text_too_long'],
    ['a null byte', 'a\u0000', {}, 'special_characters'],
    ['somebody else’s picture', '', { picture: '/upload/1a.png' }, 'picture_unknown'],
  ])('refuses %s', (_name, text, more, reason) => {
    expect(send(text, more)).toMatchObject({ type: 'error', reason });
    expect(list().list).toEqual([]);
  });

  it('takes a picture without words, and hands it to an agent', () => {
    const address = picture();
    expect(send('', { picture: address }).message).toMatchObject({ text: '', picture: address });
    bench.advance(5_000);
    expect(list().waiting).toBe(1);
  });

  it('answers a predefined question like a typed one, in any language', () => {
    const { world } = bench;
    const act = (change: () => unknown) => world.transaction(() => ({ accepted: true, row: change() }));
    act(() => askSupport(world, maya.id, 'depositMissing'));
    bench.advance(2_000);
    expect(list({ lang: 'en' }).list.map(({ topic }) => topic)).toEqual(['deposit', '']);
    expect(list({ lang: 'id' }).list[1]?.text).toBe(QUESTIONS.depositMissing.id);
    act(() => askSupport(world, maya.id, 'wantsAgent'));
    bench.advance(2_000);
    expect(list().waiting).toBe(1);
    act(() => replyAsAgent(world, maya.id, 'Ayu', 'depositFound'));
    expect(list({ lang: 'th' })).toMatchObject({
      waiting: 0,
      list: [{ text: saidIn(REPLIES.depositFound, 'th'), name: 'Ayu' }, {}, {}, {}, {}],
    });
    const reply = bench.call('POST /user/messageList', { lang: 'en' }, maya.token).message;
    expect((reply as CallPayload<'POST /user/messageList'>).data).toMatchObject([
      { title: 'Customer service has answered' },
    ]);
  });

  it('keeps tags as text', () => {
    expect(send('<b>1 < 2</b>').message).toMatchObject({ text: '<b>1 < 2</b>' });
  });

  it('takes ten messages a minute', () => {
    for (let n = 0; n < 10; n++) {
      expect(send(`n ${n}`).type).toBe('ok');
      bench.advance(1_000);
    }
    expect(send('one more')).toMatchObject({ reason: 'message_throttled', message: expect.stringContaining('50') });
    bench.advance(50_000);
    expect(send('one more').type).toBe('ok');
  });

  it('is the same after a jump of the clock as after small steps', () => {
    const run = (steps: readonly number[]) => {
      const { world, ...other } = openBench();
      const { token } = other.customer('maya');
      other.call('POST /kefu/send', { text: 'deposit' }, token);
      for (const ms of steps) other.advance(ms);
      return world.hash();
    };
    expect(run([3_600_000])).toBe(run([1_000, 999, 1, 3_598_000]));
  });
});
