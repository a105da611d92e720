import { expect, it } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { type Field, placeFailure } from './problems';

const ALL: readonly Field[] = ['account', 'code', 'password', 'again'];

it.each([
  ['a wrong code beside the code', new ApiError('refused', 'No', 'code_wrong'), ALL, 'code'],
  ['a taken address beside the address', new ApiError('refused', 'No', 'account_exists'), ALL, 'account'],
  ['a refusal of a field that is not on screen', new ApiError('refused', 'No', 'account_exists'), ['code'], 'form'],
  ['a refusal that belongs to no field', new ApiError('refused', 'No', 'server_busy'), ALL, 'form'],
  ['a refusal without a reason, as real servers send it', new ApiError('refused', 'No'), ALL, 'form'],
  ['no connection', new ApiError('network', 'could not be sent'), ALL, 'form'],
  ['an ended session nowhere: the shell says it', new ApiError('session_invalid', 'No'), ALL, undefined],
] as const)('shows %s', (_case, failure, fields, field) => {
  const placed = placeFailure(failure, fields as readonly Field[]);
  expect(Object.keys(placed)).toEqual(field ? [field] : []);
});
