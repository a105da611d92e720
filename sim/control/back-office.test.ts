import { describe, expect, it } from 'vitest';
import { Exchange } from '../core';
import type { Review } from '../products/review';
import { reviewActions } from './review-actions';
import type { ActionName, ActionResult } from './sandbox-actions';

function open() {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
  const control = <N extends ActionName>(name: N, input: object = {}) =>
    exchange.control(name, input) as ActionResult<N>;
  const call = (name: string, fields: Record<string, string> = {}, token = '') => {
    const [method = '', path = ''] = name.split(' ');
    return exchange.call({ id: '', method, path, fields, token }).body as { type: string; message: unknown };
  };
  return { exchange, control, call, world: exchange.world };
}

/** Two waiting requests and their decisions, which a real product would keep in a table. */
function planted() {
  const waiting = new Map([
    ['7', { id: '7', userId: 4, sinceMs: 2_000, summary: { amount: '2,000 USDT' } }],
    ['5', { id: '5', userId: 3, sinceMs: 3_000, summary: { amount: '10 USDT' } }],
  ]);
  const done: string[] = [];
  const deposit: Review = {
    kind: 'deposit',
    list: () => [...waiting.values()],
    approve: (_world, id) => void (waiting.delete(id) && done.push(`${id} approved`)),
    reject: (_world, id, reason) => void (waiting.delete(id) && done.push(`${id} rejected: ${reason}`)),
  };
  const loan: Review = {
    kind: 'loan',
    list: () => [{ id: '7', userId: 4, sinceMs: 1_000, summary: {} }],
    approve: (_world, id) => void done.push(`loan ${id}`),
    reject: () => {},
  };
  return { done, actions: reviewActions([deposit, loan]), world: open().world };
}

describe('the queue', () => {
  it('lists what every product has reviewed, the longest waiting first, by name', () => {
    const { actions, world } = planted();
    expect(actions['backOffice.list'].run({ world } as never, {})).toMatchObject([
      { id: 'loan:7', kind: 'loan', who: 'Maya' },
      { id: 'deposit:7', kind: 'deposit', who: 'Maya', summary: { amount: '2,000 USDT' } },
      { id: 'deposit:5', kind: 'deposit', who: 'Dewi' },
    ]);
  });

  it('says yes and no to the product it belongs to, once', () => {
    const { actions, world, done } = planted();
    actions['backOffice.approve'].run({ world }, { id: 'deposit:7' });
    actions['backOffice.reject'].run({ world }, { id: 'deposit:5', reason: 'blurred' });
    actions['backOffice.approve'].run({ world }, { id: 'loan:7' });
    expect(done).toEqual(['7 approved', '5 rejected: blurred', 'loan 7']);
    expect(() => actions['backOffice.approve'].run({ world }, { id: 'deposit:7' })).toThrow('nothing waits');
  });

  it.each(['deposit:99', 'swap:7', 'deposit', ''])('does not know %s', (id) => {
    const { actions, world } = planted();
    expect(() => actions['backOffice.approve'].run({ world }, { id })).toThrow('nothing waits for review');
  });

  it('begins with the personas whose identity is under review, and a rejection needs a reason', () => {
    const { control } = open();
    expect(control('backOffice.list').map(({ kind, who }) => [kind, who])).toEqual([
      ['identity-advanced', 'Wulan'],
      ['identity', 'Tono'],
    ]);
    expect(() => control('backOffice.reject', { id: 'x:1', reason: ' ' })).toThrow('say why');
    expect(() => control('backOffice.reject', { id: 'x:1', reason: { en: 'Blurred' } })).toThrow('id');
  });
});

describe('notices', () => {
  it('appear in the news and in the bar, in every language, and everybody is notified', () => {
    const { control, call, exchange } = open();
    exchange.drainPrivateEvents();
    const { id } = control('backOffice.notice', { title: 'Maintenance 5 %', text: 'Tonight <b>.\n\nBack at 9.' });
    expect(exchange.drainPrivateEvents()).toEqual([
      { userId: null, event: 'news', payload: { type: 'news', id, c_id: 4 } },
    ]);
    const bar = call('GET /news/index_message', { lang: 'id' }).message;
    expect(bar).toMatchObject({ id, title: 'Maintenance 5 ％', content: '<p>Tonight &lt;b&gt;.</p><p>Back at 9.</p>' });
    expect(JSON.stringify(bar)).not.toContain('%');
    expect(call('POST /news/detail', { id: String(id) }).message).toMatchObject({ id });
    expect(control('backOffice.articles')[0]).toMatchObject({ id, place: 'news' });
  });

  it('of the pop-up are newer than the last one', () => {
    const { control, call } = open();
    const { id } = control('backOffice.notice', { place: 'popup', title: 'Hello' });
    expect(call('GET /news/index_pop').message).toMatchObject({ id, title: 'Hello', content: '<p>Hello</p>' });
  });

  it('are gone when they are withdrawn, seed articles as well, and only once', () => {
    const { control, call } = open();
    const before = call('GET /news/index_message').message as { id: number };
    control('backOffice.withdraw', { id: before.id });
    expect(call('GET /news/index_message').message).not.toMatchObject({ id: before.id });
    expect(call('POST /news/detail', { id: String(before.id) }).type).toBe('error');
    expect(() => control('backOffice.withdraw', { id: before.id })).toThrow('is published');
  });

  it('are part of the state: a replay and a snapshot have them', () => {
    const { control, exchange } = open();
    control('backOffice.notice', { title: 'Kept' });
    const log = exchange.journal.toJSON();
    expect(Exchange.replay(log).hash()).toBe(exchange.hash());
    expect(Exchange.restore(exchange.snapshot(), log).hash()).toBe(exchange.hash());
  });

  it('need words', () => {
    expect(() => open().control('backOffice.notice', { title: '  ' })).toThrow('some words');
  });
});

describe('sessions', () => {
  it('that are ended answer 999 with the next call, and signing in again is open', () => {
    const { control, call } = open();
    const { token } = control('people.as', { who: 'trader' });
    expect(control('backOffice.endSession', { who: 'trader' })).toMatchObject({ wasOpen: true });
    expect(call('GET /user/info', {}, token).type).toBe('999');
    expect(control('backOffice.endSession', { who: 'trader' })).toMatchObject({ wasOpen: false });
    const again = call('POST /user/login', { user_string: 'maya@example.com', password: 'pocket123' });
    expect(again.type).toBe('ok');
  });

  it('of a blocked customer end, and begin again only after unblocking', () => {
    const { control, call } = open();
    const { token } = control('people.as', { who: 'trader' });
    const login = () => call('POST /user/login', { user_string: 'maya@example.com', password: 'pocket123' }).type;
    const listed = () => control('backOffice.customers', { find: 'MAYA@' });
    expect(listed()).toMatchObject([{ name: 'Maya', isSignedIn: true, isBlocked: false }]);
    control('backOffice.block', { who: 'trader' });
    expect(call('GET /user/info', {}, token).type).toBe('999');
    expect(login()).toBe('error');
    expect(listed()).toMatchObject([{ isSignedIn: false, isBlocked: true }]);
    control('backOffice.block', { who: 'trader', blocked: false });
    expect(call('GET /user/info', {}, token).type, 'the old session stays ended').toBe('999');
    expect(login()).toBe('ok');
  });
});
