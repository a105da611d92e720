import { expect, it } from 'vitest';
import type { User } from '@/data/session/session';
import { securityLevel } from './security-level';

it.each([
  ['a@b.c', '', 'eqnull', 'low'],
  ['', '812', 'eqnull', 'low'],
  ['a@b.c', '812', 'eqnull', 'medium'],
  ['a@b.c', '', 'neqnull', 'medium'],
  ['a@b.c', '812', 'neqnull', 'high'],
  // A server which does not send it is assumed to have a payment password.
  ['a@b.c', '812', undefined, 'high'],
])('e-mail %j, phone %j, payment password %j: %s', (email, phone, pay_password_isnull, level) => {
  expect(securityLevel({ email, phone, pay_password_isnull } as User)).toBe(level);
});
