import { describe, expect, it } from 'vitest';
import { crc16Xmodem, crc32, decodeBase32 } from './base32-crc';
import { decodeBase58, decodeBase58Check } from './base58';
import { decodeBech32 } from './bech32';
import { keccak256 } from './keccak256';
import { sha256 } from './sha256';

const hex = (bytes: Uint8Array | null) => [...(bytes ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ascii = (text: string) => new TextEncoder().encode(text);

describe('digests', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('SHA-256 of "%s" is as published', (text, digest) => {
    expect(hex(sha256(ascii(text)))).toBe(digest);
  });

  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    ['testing', '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02'],
  ])('Keccak-256 of "%s" is as published', (text, digest) => {
    expect(hex(keccak256(ascii(text)))).toBe(digest);
  });

  it('checks CRC-16 and CRC-32 against their check values', () => {
    expect(crc16Xmodem(ascii('123456789'))).toBe(0x31c3);
    expect(crc32(ascii('123456789'))).toBe(0xcbf43926);
  });
});

describe('texts of bytes', () => {
  it('reads base32', () => {
    expect(hex(decodeBase32('MZXW6YTB'))).toBe(hex(ascii('fooba')));
    expect(decodeBase32('m')).toBeNull();
  });
  it('reads base58 with its leading zeros', () => {
    expect(hex(decodeBase58('111233QC4'))).toBe('000000287fb4cd');
    expect(decodeBase58('0')).toBeNull();
    expect(decodeBase58Check('1')).toBeNull();
  });
  it.each([
    'A12UEL5L',
    'a12uel5l',
    '11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j',
  ])('reads %s', (text) => {
    expect(decodeBech32(text)?.kind).toBe('bech32');
  });
  it.each(['pzry9x0s0muk', '1pzry9x0s0muk', 'x1b4n0q5v', 'li1dgmt3', 'A1G7SGD8', '10a06t8', '1qzzfhee', 'a12UEL5L'])(
    'does not read %s',
    (text) => {
      expect(decodeBech32(text)).toBeNull();
    },
  );
});
