import { expect, test } from 'vitest';
import type { Call } from '@/contract/calls';
import { applies, type CallCell } from './cells';

test.each<[Call, CallCell, boolean]>([
  ['POST /alert/amend', 'other’s', true],
  ['POST /alert/del', 'other’s', true],
  ['POST /user/uploadHeadPortrait', 'other’s', true],
  ['POST /wallet/charge_req', 'other’s', true],
  ['POST /kefu/send', 'other’s', true],
  ['POST /alert/add', 'other’s', false],
  ['POST /user/login', 'replay', false],
  ['POST /user/register', 'replay', true],
  ['GET /menu', '999', false],
  ['POST /wallet/out', '998', true],
])('%s, %s: %s', (call, cell, expected) => {
  expect(applies(call, cell)).toBe(expected);
});
