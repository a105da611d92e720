import { beforeEach, describe, expect, it } from 'vitest';
import { SUPPORT_RULE } from '@/domain/messages/talk';
import { type Bench, openBench } from '../../testing/world';
import { reviews } from '../registry';
import { VISITOR_PACE, writeAsVisitor } from './visitors';

const MAIL = 'locked.out@mail.example';
let bench: Bench;
const write = (fields: { account?: string; text?: string; lang?: string } = {}) =>
  bench.call('POST /kefu/visitor', { account: MAIL, text: 'My account is locked', ...fields });
const review = () => {
  const found = reviews.find(({ kind }) => kind === 'visitor');
  if (!found) throw new Error('nobody reviews the messages of visitors');
  return found;
};
const waiting = () => review().list(bench.world);

beforeEach(() => {
  bench = openBench();
});

describe('a message without a login', () => {
  it('waits in the back office as it was typed, under the address that the answer goes to', () => {
    expect(write({ text: ' <b>Help</b>\r\nplease ' })).toEqual({
      type: 'ok',
      message: 'We have received your message',
    });
    expect(waiting()).toEqual([
      {
        id: '1',
        userId: 0,
        writer: MAIL,
        sinceMs: bench.world.nowMs,
        summary: { text: '“<b>Help</b>\nplease”' },
      },
    ]);
  });

  it('is confirmed in the language of the request', () => {
    expect(write({ lang: 'id' })).toMatchObject({ message: 'Pesan Anda sudah kami terima' });
  });

  it.each([
    ['account_required', { account: '' }],
    ['account_required', { account: 'a'.repeat(250) + MAIL }],
    ['account_invalid', { account: 'nobody' }],
    ['account_invalid', { account: 'a@b' }],
    ['message_required', { text: ' \n ' }],
    ['text_too_long', { text: 'x'.repeat(SUPPORT_RULE.max + 1) }],
    ['special_characters', { text: 'Help\u202e' }],
  ])('is refused with %s', (reason, fields) => {
    expect(write(fields)).toMatchObject({ type: 'error', reason });
    expect(waiting()).toEqual([]);
  });

  it('is accepted three times in five minutes from one connection, whatever address it names', () => {
    for (let n = 0; n < VISITOR_PACE.count; n++) expect(write({ account: `n${n}@mail.example` }).type).toBe('ok');
    expect(write({ account: 'other@mail.example' })).toMatchObject({ reason: 'message_throttled' });
    bench.advance(VISITOR_PACE.withinMs - 1_000);
    expect(write()).toMatchObject({ message: expect.stringContaining('1 s') });
    bench.advance(1_000);
    expect(write()).toMatchObject({ type: 'ok' });
  });

  it('is accepted as often for one address, from any connection and in any spelling', () => {
    const from = (place: string, account = MAIL) => writeAsVisitor(bench.world, { account, text: 'Help', from: place });
    for (const place of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) expect(from(place).ok).toBe(true);
    expect(from('4.4.4.4', MAIL.toUpperCase())).toMatchObject({ code: 'message_throttled', params: { seconds: 300 } });
    expect(from('4.4.4.4', 'other@mail.example').ok).toBe(true);
  });

  it('is settled once, as answered or as dismissed', () => {
    write();
    write();
    review().approve(bench.world, '1');
    expect(waiting().map(({ id }) => id)).toEqual(['2']);
    review().reject(bench.world, '2', 'no question');
    expect(waiting()).toEqual([]);
    expect(() => review().approve(bench.world, '1')).toThrow('does not wait');
  });
});
