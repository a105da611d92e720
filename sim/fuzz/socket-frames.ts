import type { Draws } from './draws';
import type { Sender } from './http-requests';
import { hostileValue } from './values';

/** The frames that one client sends on one connection. */
export interface SocketSession {
  readonly protocol: 3 | 4;
  readonly transport: 'websocket' | 'polling';
  readonly frames: readonly (string | Buffer)[];
}

const OVERSIZED = `42["watch",{"symbols":["${'x'.repeat(20_000)}"]}]`;
/** Packets that are malformed, out of order, of the other protocol, or reserved. */
const BAD = [
  '',
  '4',
  '42',
  '42{',
  '42[]',
  '42[1]',
  '42[null]',
  '42["__proto__"]',
  '42["connect"]',
  '42["disconnect"]',
  '42["error",{}]',
  '42["newListener"]',
  '42["watch"]',
  '42["watch",null,null,null]',
  '42["watch",{"symbols":{"length":1e9}}]',
  '42["watch",{"symbols":["BTC/USDT"],"period":{}}]',
  '42["watch",{"__proto__":{"symbols":["BTC/USDT"]}}]',
  '42["room",{"open":"yes"}]',
  '42["login",{"toString":1}]',
  '42["login",1e999,[]]',
  '421["login",1]',
  '4299999999999999999["login",1]',
  '42/other,["watch",{"symbols":[]}]',
  '40/other,{"token":1}',
  '40',
  '40',
  '40{',
  '41',
  '43[]',
  '430["x"]',
  '44{"message":"x"}',
  '451-["watch",{"_placeholder":true,"num":0}]',
  '45999999999-["watch"]',
  '451-["__proto__",{"_placeholder":true,"num":"0"}]',
  '46',
  '49',
  '0{"sid":"x"}',
  '1',
  '2',
  '2probe',
  '3',
  '5',
  '6',
  '9',
  'x',
  `42${'['.repeat(4_000)}`,
  OVERSIZED,
];
const BINARY = [Buffer.alloc(0), Buffer.from([4, 1, 2, 3]), Buffer.from([255, 254, 253]), Buffer.alloc(20_000, 4)];
/** Bodies of polling requests, whose packets have their length before them (3) or a separator between them (4). */
const BAD_BODIES = [
  '999:4',
  '-1:4',
  '1:',
  ':',
  '0:0:0:',
  '3:42[',
  '\x1e\x1e',
  '4\x1e',
  'b!!!',
  'bAAAA\x1e2',
  '\0\x01\xff4',
];
const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'AAPL/USDT', 'NONE/NONE', ''];

function fitting({ token, userId }: Sender & { readonly userId: number }, draws: Draws): string {
  const watched = {
    symbols: [draws.pick(SYMBOLS), draws.pick(SYMBOLS)],
    period: draws.pick(['1min', '1day']),
    ...(draws.chance(0.5) ? { depth: draws.pick([1, 20, 120, 0, -3, 1e9, 2.5]) } : {}),
  };
  // Other people's ids as well, with a token that does not belong to them.
  const login = ['login', draws.chance(0.5) ? userId : draws.below(12), draws.chance(0.8) ? token : 'f'.repeat(32)];
  const event = draws.pick([
    login,
    login,
    ['watch', watched],
    ['room', { open: true }],
    ['watch', { symbols: [hostileValue(draws)] }],
  ]);
  return `42${JSON.stringify(event)}`;
}

/** A session of both protocols and transports: a few fitting packets, and bad ones after or between them. */
export function socketSession(sender: Sender & { readonly userId: number }, draws: Draws): SocketSession {
  const transport = draws.chance(0.7) ? 'websocket' : 'polling';
  const frames: (string | Buffer)[] = draws.chance(0.8) ? ['40'] : [];
  const length = 1 + draws.below(12);
  while (frames.length < length) {
    const kind = draws.below(20);
    if (kind < 12) frames.push(fitting(sender, draws));
    else if (kind < 18)
      frames.push(transport === 'polling' && draws.chance(0.5) ? draws.pick(BAD_BODIES) : draws.pick(BAD));
    else if (kind < 19) frames.push(draws.pick(BINARY));
    else frames.push(`42["${hostileValue(draws)}",${JSON.stringify(hostileValue(draws))}]`);
  }
  return { protocol: draws.chance(0.5) ? 4 : 3, transport, frames };
}
