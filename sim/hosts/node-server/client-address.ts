import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The address that a request's sender is counted by. Behind `hops` reverse proxies it is the one that the outermost of
 * them has seen: each adds the address it was called from to the right of X-Forwarded-For, and whatever is further left
 * was written by the sender. A header that is too short, or has something else there, has not passed all of them, and
 * counts by the connection's own address.
 */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const connected = socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const seen = hops > 0 ? (forwarded.at(-hops) ?? '').trim() : '';
  return networkOf(isIP(seen) > 0 ? seen : connected);
}

/** An IPv4 address, also one in IPv6's form; of an IPv6 address the first 64 bits, because a household has all the rest. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after === '' ? [] : after.split(':');
  const missing = address.includes('::') ? Math.max(0, 8 - groups.length - behind.length) : 0;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
