import { parseArgs } from 'node:util';
import { MAX_SEED } from '../../scenarios/default-run';

export interface ServerOptions {
  /** 0 lets the operating system choose. */
  readonly port: number;
  readonly scenario?: string | undefined;
  readonly seed?: number | undefined;
  /** Folder of a production build, served under /h5/. */
  readonly staticDir?: string | undefined;
  /** Folder of a sandbox build, of which the control room is served under /room/. */
  readonly roomDir?: string | undefined;
  /** Other devices of the network may use the exchange, and those that hold a secret may steer it. */
  readonly pair?: boolean;
  readonly transports: readonly Transport[];
  /** The file that stores the run. */
  readonly journal?: string | undefined;
  /**
   * For clients of this family (sim/family/): their own calls, and fewer passwords and codes than the specification
   * requires. A socket that sends a user id without a token gets that user's private events.
   */
  readonly family?: boolean;
  /** `wall`: the exchange's time is this device's. */
  readonly clock?: Clock;
  /** Reverse proxies that every request passes, each of which adds an address to X-Forwarded-For. */
  readonly trustProxy?: number;
}

const TRANSPORTS = ['websocket', 'polling'] as const;
export type Transport = (typeof TRANSPORTS)[number];
const CLOCKS = ['virtual', 'wall'] as const;
type Clock = (typeof CLOCKS)[number];
const MAX_PROXIES = 9;

export const USAGE = `npm run sim -- [options]
  --port 8787               port on 127.0.0.1
  --scenario NAME           scenario to begin with
  --seed N                  seed of the market
  --static DIR              serve a production build under /h5/
  --room DIR                serve a sandbox build under /room/: /room/?control=host steers this exchange
  --trust-proxy N           behind N reverse proxies: count senders by the Nth address from the right of X-Forwarded-For
  --pair                    listen to the network; who scans the code of the control room may steer as well
  --transports LIST         websocket,polling (default) or one of them
  --journal FILE            keep the run in a file and go on from it
  --clock wall              keep the exchange's time at this device's; virtual (default) leaves it to the scenario
  --family                  serve other clients of the family: their own calls, no proof where they send none
  --help                    prints this`;

function wholeNumber(name: string, value: string, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > max)
    throw new Error(`--${name} takes a whole number up to ${max}, not ${value}`);
  return number;
}

/** Parses command line arguments. Throws an Error with a readable message when they are invalid. */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8787' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      static: { type: 'string' },
      room: { type: 'string' },
      pair: { type: 'boolean', default: false },
      'trust-proxy': { type: 'string', default: '0' },
      transports: { type: 'string', default: TRANSPORTS.join(',') },
      journal: { type: 'string' },
      family: { type: 'boolean', default: false },
      clock: { type: 'string', default: 'virtual' },
    },
  });
  const transports = values.transports.split(',').map((name) => {
    const known = TRANSPORTS.find((transport) => transport === name.trim());
    if (!known) throw new Error(`--transports takes ${TRANSPORTS.join(' and ')}, not ${name}`);
    return known;
  });
  const clock = CLOCKS.find((one) => one === values.clock);
  if (!clock) throw new Error(`--clock takes ${CLOCKS.join(' or ')}, not ${values.clock}`);
  const trustProxy = wholeNumber('trust-proxy', values['trust-proxy'], MAX_PROXIES);
  if (trustProxy > 0 && values.pair)
    throw new Error('--trust-proxy is not for --pair: devices that need no proxy could name any address');
  return {
    port: wholeNumber('port', values.port, 65_535),
    scenario: values.scenario,
    seed: values.seed === undefined ? undefined : wholeNumber('seed', values.seed, MAX_SEED),
    staticDir: values.static,
    roomDir: values.room,
    pair: values.pair,
    transports,
    journal: values.journal,
    family: values.family,
    clock,
    trustProxy,
  };
}
