import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields } from '@/contract/calls';
import { callAs, openExchange } from '../../testing/exchange';
import { type Bench, type Customer, openBench } from '../../testing/world';
import type { PersonaName } from '../accounts/personas';
import { reviews } from '../registry';
import { approveIdentity, rejectIdentity } from './review';
import { notVerified } from './verified';

type Fields = Partial<CallFields<'POST /user/real'>>;
const DOCUMENT: Fields = { real_type: 1, id_type: 1, name: ' Maya  Rahmawati', card_id: 'x-123 4567' };

let bench: Bench;
let maya: Customer;

const bind = ({ id }: Customer, phone = '81200000001') => bench.world.tables.users.update(id, { phone });
beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya');
  bind(maya);
});

const real = (fields: Fields, who = maya) =>
  bench.call('POST /user/real', { lang: 'en', ...fields } as Fields, who.token);
const state = (who = maya) => bench.call('GET /real/state', {}, who.token).message as Record<string, unknown>;
const statuses = (who = maya) => {
  const { review_status, advanced_review_status } = state(who);
  return [review_status, advanced_review_status];
};
const upload = (digit: string, who = maya) =>
  bench.call(
    'POST /upload',
    { mime: 'image/jpeg', size: 5000, digest: digit.repeat(16), sniffed: 'image/jpeg' },
    who.token,
  ).message as string;
const PICTURES = () => ({ real_type: 2, front_pic: upload('a'), reverse_pic: upload('b') });
const verifyBasic = (who = maya, fields: Fields = DOCUMENT) => {
  expect(real(fields, who).type).toBe('ok');
  approveIdentity(bench.world, who.id, 1);
};

describe('Lv1', () => {
  it('stores the normalised document, and waits for a review', () => {
    expect(real(DOCUMENT)).toMatchObject({ type: 'ok', message: 'Submitted for review' });
    expect(state()).toMatchObject({
      real_status: 1,
      review_status: 1,
      advanced_review_status: 0,
      real_data: {
        user_id: maya.id,
        id_type: 1,
        name: 'Maya Rahmawati',
        card_id: 'X1234567',
        advanced_user: null,
        front_pic: '',
        review_time: null,
      },
      failed: null,
    });
    // The name is set when the document is approved.
    expect(bench.call('GET /user/info', {}, maya.token).message).toMatchObject({ review_status: 1, name: '' });
    approveIdentity(bench.world, maya.id, 1);
    expect(bench.call('GET /user/info', {}, maya.token).message).toMatchObject({
      review_status: 2,
      name: 'Maya Rahmawati',
    });
  });

  // In the order of the contract: each row also breaks the rules of the rows below it.
  const wrong: Fields = { real_type: 1, id_type: 9, name: '7', card_id: '1' };
  it.each<[string, string, Fields, Partial<Record<'email' | 'phone', string>>?]>([
    ['no level', 'identity_level', { ...wrong, real_type: '' }, { email: '', phone: '' }],
    ['level 3', 'identity_level', { ...wrong, real_type: 3 }, { email: '', phone: '' }],
    ['a name without end', 'text_too_long', { ...wrong, name: 'a'.repeat(300) }, { email: '', phone: '' }],
    ['no address', 'email_unbound', wrong, { email: '', phone: '' }],
    ['no phone', 'phone_unbound', wrong, { phone: '' }],
    ['no such document', 'document_type', wrong],
    ['no document at all', 'document_type', { ...wrong, id_type: '' }],
    ['no name', 'document_name_required', { ...wrong, id_type: 0, name: '' }],
    ['digits for a name', 'document_name_invalid', { ...wrong, id_type: 0 }],
    ['no number', 'document_number_required', { ...wrong, id_type: 0, name: 'Maya', card_id: '' }],
    ['no card number', 'id_card_invalid', { ...wrong, id_type: 0, name: 'Maya' }],
    ['no passport number', 'passport_invalid', { ...wrong, id_type: 1, name: 'Maya' }],
    ['no licence number', 'licence_invalid', { ...wrong, id_type: 2, name: 'Maya' }],
  ])('refuses in order of precedence: %s', (_what, reason, fields, contact) => {
    if (contact) bench.world.tables.users.update(maya.id, contact);
    expect(real(fields).reason).toBe(reason);
    expect(statuses()).toEqual([0, 0]);
  });

  it('refuses a second request, whatever is in it, also after the approval', () => {
    real(DOCUMENT);
    expect(real(wrong).reason).toBe('identity_pending');
    approveIdentity(bench.world, maya.id, 1);
    expect(real(wrong).reason).toBe('identity_approved');
  });

  it('refuses another customer’s document until it is rejected; the same number with another type is a different document', () => {
    const ann = bench.customer('ann');
    bind(ann, '81200000002');
    real(DOCUMENT);
    expect(real({ ...DOCUMENT, card_id: 'X1234567' }, ann).reason).toBe('document_number_used');
    expect(real({ ...DOCUMENT, id_type: 2 }, ann).type).toBe('ok');
    rejectIdentity(bench.world, ann.id, 1, 'No');
    rejectIdentity(bench.world, maya.id, 1, 'No');
    expect(real(DOCUMENT, ann).type).toBe('ok');
  });

  it('is deleted when it is rejected; the reason stays until the next submission', () => {
    real(DOCUMENT);
    rejectIdentity(bench.world, maya.id, 1, 'Blurred');
    expect(state()).toEqual({
      real_status: 0,
      review_status: 0,
      advanced_review_status: 0,
      real_data: null,
      failed: { level: 1, reason: 'Blurred', time: Math.floor(bench.world.nowMs / 1000) },
    });
    expect(real(DOCUMENT).type).toBe('ok');
    expect(state()).toMatchObject({ review_status: 1, failed: null });
  });
});

describe('Lv2', () => {
  const MADE_UP = '/upload/1.jpg';
  it.each<[string, string, () => Fields, field?: string]>([
    ['no pictures', 'front_required', () => ({})],
    ['no back', 'reverse_required', () => ({ front_pic: upload('a') })],
    ['made up addresses', 'picture_unknown', () => ({ front_pic: MADE_UP, reverse_pic: MADE_UP }), 'front_pic'],
    ['a made up front', 'picture_unknown', () => ({ ...PICTURES(), front_pic: MADE_UP }), 'front_pic'],
    ['a made up back', 'picture_unknown', () => ({ ...PICTURES(), reverse_pic: MADE_UP }), 'reverse_pic'],
    ['one picture twice', 'pictures_same', () => ({ front_pic: upload('a'), reverse_pic: upload('a') })],
  ])('refuses %s: %s', (_what, reason, fields, field) => {
    // Until Lv1 is approved, each of these is refused for that reason first.
    expect(real({ real_type: 2, ...fields() }).reason).toBe('identity_basic_first');
    real(DOCUMENT);
    expect(real({ real_type: 2, ...fields() }).reason).toBe('identity_basic_first');
    approveIdentity(bench.world, maya.id, 1);
    const answer = real({ real_type: 2, ...fields() });
    expect([answer.reason, answer.field]).toEqual([reason, field]);
    expect(statuses()).toEqual([2, 0]);
  });

  it('refuses pictures that somebody else has uploaded', () => {
    const ann = bench.customer('ann');
    verifyBasic();
    const [front_pic, reverse_pic] = [upload('c', ann), upload('d', ann)];
    expect(real({ real_type: 2, front_pic, reverse_pic }).reason).toBe('picture_unknown');
    // The same file counts as the customer's own once the customer has uploaded it.
    expect(real({ real_type: 2, front_pic: upload('c'), reverse_pic: upload('d') }).type).toBe('ok');
  });

  it('is approved, or rejected, which deletes its pictures and leaves Lv1 unchanged', () => {
    verifyBasic();
    expect(real(PICTURES()).type).toBe('ok');
    expect(statuses()).toEqual([2, 1]);
    expect(real({ real_type: 2 }).reason).toBe('identity_pending');
    rejectIdentity(bench.world, maya.id, 2, 'Too dark');
    expect(state()).toMatchObject({
      review_status: 2,
      advanced_review_status: 0,
      real_data: { advanced_user: null, front_pic: '', reverse_pic: '', name: 'Maya Rahmawati' },
      failed: { level: 2, reason: 'Too dark' },
    });
    expect(real(PICTURES()).type).toBe('ok');
    approveIdentity(bench.world, maya.id, 2);
    expect(statuses()).toEqual([2, 2]);
    expect(real({ real_type: 2 }).reason).toBe('identity_approved');
  });

  it('shows pictures and numbers to their customer only', () => {
    const ann = bench.customer('ann');
    verifyBasic();
    const pictures = PICTURES();
    real(pictures);
    const seen = JSON.stringify(state());
    for (const secret of [pictures.front_pic, pictures.reverse_pic, 'X1234567']) {
      expect(seen).toContain(secret);
      for (const who of [ann.token, '']) {
        for (const fields of [{}, { user_id: maya.id, id: maya.id }]) {
          const body = bench.call('GET /real/state', fields as object, who);
          expect(JSON.stringify(body)).not.toContain(secret);
        }
      }
    }
    expect(bench.call('GET /real/state', {}, '').type).toBe('999');
  });
});

describe('access', () => {
  const futures = () => bench.call('POST /lever/submit', {}, maya.token);
  const rowOf = () => bench.world.tables.users.need(maya.id);

  it('998 is answered to a customer without a record, and again after a rejection', () => {
    expect(futures().type).toBe('998');
    expect(notVerified(rowOf())).toMatchObject({ code: 'verification_needed' });
    real(DOCUMENT);
    expect(futures()).toMatchObject({ type: 'error', reason: 'identity_pending' });
    expect(notVerified(rowOf())).toMatchObject({ code: 'identity_pending' });
    rejectIdentity(bench.world, maya.id, 1, 'No');
    expect(futures().type).toBe('998');
    verifyBasic();
    expect(notVerified(rowOf())).toBeNull();
  });

  it.each([1, 2] as const)('a review of Lv%d throws when nothing waits for it', (level) => {
    expect(() => approveIdentity(bench.world, maya.id, level)).toThrow(`Lv${level}`);
    expect(() => rejectIdentity(bench.world, maya.id, level, 'No')).toThrow(`Lv${level}`);
  });
});

describe('the back office', () => {
  const queue = (kind: string) => reviews.find((review) => review.kind === kind)?.list(bench.world);

  it('lists waiting requests by level, with facts about the pictures instead of the pictures', () => {
    real(DOCUMENT);
    expect(queue('identity')).toEqual([
      {
        id: String(maya.id),
        userId: maya.id,
        sinceMs: bench.world.nowMs,
        summary: { name: 'Maya Rahmawati', kind: 'passport', number: 'X1234567' },
      },
    ]);
    approveIdentity(bench.world, maya.id, 1);
    bench.advance(60_000);
    real(PICTURES());
    expect(queue('identity')).toEqual([]);
    expect(queue('identity-advanced')).toMatchObject([
      { sinceMs: bench.world.nowMs, summary: { front: 'JPEG 5 kB', back: 'JPEG 5 kB' } },
    ]);
  });
});

describe('personas', () => {
  it.each<[PersonaName, object]>([
    ['newcomer', { review_status: 0, advanced_review_status: 0, real_data: null, failed: null }],
    ['bound', { review_status: 0, advanced_review_status: 0, real_data: null, failed: null }],
    ['pending-1', { review_status: 1, real_data: { name: 'Tono Saputra' } }],
    ['rejected', { review_status: 0, real_data: null, failed: { level: 1 } }],
    ['verified-1', { review_status: 2, advanced_review_status: 0, real_data: { name: 'Budi Hartono' } }],
    ['pending-2', { review_status: 2, advanced_review_status: 1, real_data: { advanced_user: 1 } }],
    ['verified-2', { review_status: 2, advanced_review_status: 2, real_data: { advanced_user: 2 } }],
  ])('%s has a status of its own', (who, expected) => {
    expect(callAs(openExchange(), who, 'GET /real/state').message).toMatchObject(expected);
  });
});
