import type { World } from '../../world';

/**
 * Password digest of a simulation. The core may not use cryptography (it must run the same everywhere, synchronously),
 * so this digest only keeps plain passwords out of saved sessions and shared links. It is NOT a safe way to store real
 * passwords, and no real password should be typed into a simulated exchange.
 */
export function passwordDigest(password: string, salt: string): string {
  return [0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51]
    .map((basis) => hex(fold(basis, `${salt}:${password}`)))
    .join('');
}

/** The salt of a user, so that equal passwords of two users have different digests. */
export function passwordSalt(world: World, userId: number): string {
  return hex(world.chance('password-salt', userId));
}

/** Eight lower-case hex digits of 32 bits. */
export const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0');

/** FNV-1a over UTF-16 code units, repeated with a final mix so that short inputs spread over all 32 bits. */
function fold(basis: number, text: string): number {
  let h = basis | 0;
  for (let round = 0; round < 8; round += 1) {
    for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h;
}
