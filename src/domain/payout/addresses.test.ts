import { describe, expect, it } from 'vitest';
import { isAddress } from './addresses';
import type { NetworkCode } from './networks';

/** Example addresses from the chains' own documents, and well-known contracts. */
const GOOD: readonly (readonly [NetworkCode, string])[] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['erc20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['erc20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['erc20', '0xde709f2102306220921060314715629080e2fb77'],
  ['erc20', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['ripple', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
  ['bitcoincash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['bitcoincash', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['bitcoincash', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu'],
  ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['solana', 'So11111111111111111111111111111111111111112'],
  ['solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['cardano', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
  ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['bittensor', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  ['cosmos', 'cosmos1vqpjljwsynsn58dugz0w8ut7kun7t8ls2qkmsq'],
  ['stellar', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  ['internetcomputer', 'd4685b31b51450508aff0331584df7692a84467b680326f5c5f7d30ae711682f'],
  ['near', 'wrap.near'],
  ['near', '98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de'],
  ['aptos', '0x1'],
  ['sui', '0x0000000000000000000000000000000000000000000000000000000000000002'],
  ['hedera', '0.0.98'],
  ['filecoin', 'f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za'],
];

const UNCHECKED: readonly NetworkCode[] = ['solana', 'near', 'aptos', 'sui', 'hedera'];
const hasChecksum = (format: NetworkCode, text: string) =>
  !UNCHECKED.includes(format) && !/^0x(?:[\da-f]+|[\dA-F]+)$/.test(text);
const caseOf = (sign: string) => (/\d/.test(sign) ? 'digit' : sign === sign.toUpperCase() ? 'capital' : 'small');
const sameCase = (one: string, other: string) => caseOf(one) === caseOf(other);

describe('addresses', () => {
  it.each(GOOD)('%s: %s is one', (format, text) => {
    expect(isAddress(text, format)).toBe(true);
  });

  it.each(GOOD.filter(([format, text]) => hasChecksum(format, text)))(
    '%s: %s with one sign wrong is none',
    (format, text) => {
      const at = text.length - 5;
      // Replaced by a character of the same case, so that only the checksum is wrong.
      const other = ['2', '3', 'a', 'c', 'A', 'C'].find(
        (sign) => sign !== text.charAt(at) && sameCase(sign, text.charAt(at)),
      );
      expect(isAddress(text.slice(0, at) + other + text.slice(at + 1), format)).toBe(false);
    },
  );

  it.each([
    ['erc20', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'a capital that its checksum does not want'],
    ['erc20', '0xde709f2102306220921060314715629080e2fb7', '39 digits'],
    ['erc20', 'de709f2102306220921060314715629080e2fb77', 'no 0x'],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4', 'mixed case'],
    ['bitcoin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'another chain'],
    ['trc20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'another chain'],
    ['ripple', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'another alphabet'],
    ['solana', '11111111', 'too short'],
    ['hedera', '0.0.0', 'nobody'],
    ['near', 'near', 'no name'],
    ['stellar', 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHXL7', 'a secret key'],
    ['bitcoin', '', 'nothing'],
    ['bitcoin', '1'.repeat(200), 'endless'],
    ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ', 'a space behind it'],
  ] as const)('%s: "%s" is none: %s', (format, text, _why) => {
    expect(isAddress(text, format)).toBe(false);
  });
});
