import type { Call, CallFields } from '@/contract/calls';
import { dispatch } from '../dispatch';
import { LiveWorld } from '../live-world';
import { advance } from '../timeline';

/** A wire reply as tests read it, whichever envelope it came in. */
export interface Body {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly reason?: unknown;
  readonly code?: unknown;
  readonly data?: unknown;
}

/** A whole exchange on a bench: calls go through declaration, session and transaction, as from a host. */
export interface Bench {
  readonly world: LiveWorld;
  call<C extends Call>(call: C, fields: Partial<CallFields<C>> & { lang?: string }, token?: string): Body;
  /** Runs virtual time on, with everything that happens in it. */
  advance(ms: number): void;
}

/** Tuesday, 6 January 2026, 09:41 in the exchange's zone. */
const START_MS = 1_767_663_660_000;

export function openBench({ seed = 7, startMs = START_MS } = {}): Bench {
  const world = new LiveWorld(seed, startMs);
  let count = 0;
  return {
    world,
    call(call, fields, token = '') {
      count += 1;
      const [method, path] = call.split(' ') as [string, string];
      const wire = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const request = { id: `bench-${count}`, method, path, fields: wire, token };
      return world.transaction(() => dispatch(world, request)).reply.body as Body;
    },
    advance: (ms) => advance(world, world.nowMs + ms),
  };
}
