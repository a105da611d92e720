import { expect, it } from 'vitest';
import { crc16Xmodem, crc32 } from './crc';

it('comes to the check values of CRC-16 and CRC-32', () => {
  const digits = new TextEncoder().encode('123456789');
  expect(crc16Xmodem(digits)).toBe(0x31c3);
  expect(crc32(digits)).toBe(0xcbf43926);
});
