const LANES = 25;
const ROUNDS = 24;
/** Bytes taken in at a time: 1600 bits of state less twice the 256 of the digest. */
const RATE = 136;
const LANE = 0xffff_ffff_ffff_ffffn;

const turn = (lane: bigint, by: number): bigint => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & LANE;

/** The round constants, from the shift register that the definition gives them by. */
const ROUND_CONSTANTS: readonly bigint[] = (() => {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let bit = 0; bit <= 6; bit++) {
      if (register & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
})();

/**
 * Keccak-256 as Ethereum uses it (the padding of before FIPS 202), of a few bytes: the capitals of an address are
 * checked by it. Written for clearness; nothing here is fast or secret.
 */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  padded[bytes.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80;
  const view = new DataView(padded.buffer);
  let state: bigint[] = Array.from({ length: LANES }, () => 0n);
  for (let at = 0; at < padded.length; at += RATE) {
    for (let i = 0; i < RATE / 8; i++) state[i] = (state[i] as bigint) ^ view.getBigUint64(at + i * 8, true);
    for (const constant of ROUND_CONSTANTS) state = round(state, constant);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; i++) out.setBigUint64(i * 8, state[i] as bigint, true);
  return new Uint8Array(out.buffer);
}

/** One round: theta, rho and pi together, chi, iota. Lane (x, y) is at x + 5y. */
function round(state: readonly bigint[], constant: bigint): bigint[] {
  const lane = (x: number, y: number) => state[(x % 5) + 5 * (y % 5)] as bigint;
  const parity = [0, 1, 2, 3, 4].map((x) => lane(x, 0) ^ lane(x, 1) ^ lane(x, 2) ^ lane(x, 3) ^ lane(x, 4));
  const spread = (x: number) => (parity[(x + 4) % 5] as bigint) ^ turn(parity[(x + 1) % 5] as bigint, 1);
  const moved: bigint[] = Array.from({ length: LANES }, () => 0n);
  moved[0] = lane(0, 0) ^ spread(0);
  for (let t = 0, x = 1, y = 0; t < ROUNDS; t++) {
    const by = (((t + 1) * (t + 2)) / 2) % 64;
    const [toX, toY] = [y, (2 * x + 3 * y) % 5];
    moved[toX + 5 * toY] = turn(lane(x, y) ^ spread(x), by);
    [x, y] = [toX, toY];
  }
  const at = (x: number, y: number) => moved[(x % 5) + 5 * y] as bigint;
  const out = moved.map(
    (value, i) => value ^ (~at((i % 5) + 1, Math.floor(i / 5)) & LANE & at((i % 5) + 2, Math.floor(i / 5))),
  );
  out[0] = (out[0] as bigint) ^ constant;
  return out;
}
