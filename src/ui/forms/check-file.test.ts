import { expect, it } from 'vitest';
import { checkFile } from './check-file';

const file = { name: 'Voucher.PDF', type: 'application/pdf', size: 1000 };
const png = { name: 'qr.png', type: 'image/png', size: 1000 };

it.each([
  [png, 'image/*', 1000, null],
  [png, 'image/*', 999, 'tooLarge'],
  [png, 'image/jpeg, image/png', 1000, null],
  [png, 'image/jpeg', 1000, 'wrongType'],
  [file, '.pdf', 1000, null],
  [file, 'image/*,.png', 1000, 'wrongType'],
  // A wrong type is reported before a wrong size.
  [file, 'image/*', 1, 'wrongType'],
  [file, '', 1000, null],
  [{ ...png, size: 0 }, 'image/*', 1000, 'empty'],
])('checks %o against %j and %d bytes: %s', (picked, accept, maxBytes, problem) => {
  expect(checkFile(picked, { accept, maxBytes })).toBe(problem);
});
