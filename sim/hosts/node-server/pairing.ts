import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** Bytes of a pairing's secret: too many to guess. */
const SECRET_BYTES = 16;

/** Lets other devices of the network steer the exchange, with a secret that a QR code hands over (designed). */
export interface Pairing {
  readonly token: string;
  /** Whether a request holds the secret, and comes from a page that this host has served or from no page at all. */
  allows(request: IncomingMessage): boolean;
}

/** How other devices are paired with a host that runs with `--pair`. */
export interface RunningPairing extends Pairing {
  /** Where another device finds the control room, with the secret. */
  addresses(): readonly string[];
}

/** Allows requests that carry `token` as a bearer token. The comparison takes the same time for every guess. */
export function createPairing(token: string = randomBytes(SECRET_BYTES).toString('base64url')): Pairing {
  const secret = Buffer.from(`Bearer ${token}`);
  return {
    token,
    allows({ headers }) {
      const given = Buffer.from(headers.authorization ?? '');
      const isSecret = given.length === secret.length && timingSafeEqual(given, secret);
      return isSecret && isOwnPage(headers);
    },
  };
}

/** A page of another site never steers, even when it has come by the secret. */
function isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

/** This machine's addresses in its networks, those of home and office networks first. */
export function networkAddresses(interfaces = networkInterfaces()): readonly string[] {
  const found = Object.values(interfaces).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
  const rank = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

/**
 * The addresses at which another device finds the control room. The secret stands after the `#`, so that no server,
 * log or referrer ever gets it.
 */
export const pairingAddresses = (port: number, token: string, addresses = networkAddresses()): readonly string[] =>
  addresses.map((address) => `http://${address}:${port}/room/?control=host#${token}`);
