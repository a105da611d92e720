import { describe, expect, test } from 'vitest';
import { NEVER_REPEATED } from '@/contract/request-id';
import { isCall } from '@/contract/requests';
import { wireRequest } from './wire-request';

const FIRST = {
  method: 'POST',
  path: '/wallet/change',
  token: 'token-of-maya',
  fields: { request_id: 'once', lang: 'en', amount: '5', currency: '3' },
};
const idOf = (asked: typeof FIRST, nextId?: () => string) => wireRequest(asked, nextId).id;
const withFields = (fields: Record<string, string>) => ({ ...FIRST, fields: { ...FIRST.fields, ...fields } });

describe("a client's id", () => {
  test.each([
    ['another caller', { ...FIRST, token: 'token-of-sari' }],
    ['a visitor', { ...FIRST, token: '' }],
    ['another method', { ...FIRST, method: 'PUT' }],
    ['another call', { ...FIRST, path: '/wallet/out' }],
    ['another amount', withFields({ amount: '50' })],
    ['a field more', withFields({ note: '' })],
    ['another id', withFields({ request_id: 'twice' })],
    ['what it names put together in another way', { ...FIRST, token: 'token-of-maya once', path: '/wallet/change' }],
  ])('does not identify %s', (_name, other) => {
    expect(idOf(other)).not.toBe(idOf(FIRST));
  });

  test.each([
    ['in another language', withFields({ lang: 'id' })],
    [
      'with its fields in another order',
      { ...FIRST, fields: { currency: '3', amount: '5', request_id: 'once', lang: 'en' } },
    ],
  ])('identifies the same call %s', (_name, same) => {
    expect(idOf(same)).toBe(idOf(FIRST));
  });

  test('has one length, whatever it identifies', () => {
    expect(idOf(withFields({ request_id: 'x'.repeat(100_000), amount: '1'.repeat(100_000) }))).toHaveLength(16);
  });

  test('is not part of the request that the exchange gets', () => {
    expect(wireRequest(FIRST).fields).toEqual({ lang: 'en', amount: '5', currency: '3' });
  });
});

test.each(['_family', '_from'])('the host’s field %s is not a client’s to set', (field) => {
  expect(wireRequest({ ...FIRST, fields: { ...FIRST.fields, [field]: '1' } }).fields).not.toHaveProperty(field);
});

test('without one the host names the call, or leaves it without a name', () => {
  const { request_id: _own, ...fields } = FIRST.fields;
  expect(wireRequest({ ...FIRST, fields }, () => 'host-1').id).toBe('host-1');
  expect(wireRequest({ ...FIRST, fields }).id).toBe('');
});

test('a login never counts as a repeated request', () => {
  for (const call of NEVER_REPEATED) expect(isCall(call)).toBe(true);
  expect(idOf({ ...FIRST, path: '/user/login' }, () => 'host-1')).toBe('');
});
