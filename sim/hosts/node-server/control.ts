import type { IncomingMessage, ServerResponse } from 'node:http';
import { ControlError } from '../../control/action';
import type { HostState } from '../../room/connection/host-port';
import type { LocalPort } from '../local-port';
import { HttpProblem, readText, sendJson } from './http-answer';
import type { Pairing } from './pairing';

const MAX_JSON_BYTES = 10_000_000;
/** Frequently read actions that have a path of their own. */
const SHORT: Readonly<Record<string, string>> = {
  clock: 'clock.now',
  hash: 'state.hash',
  inbox: 'inbox.list',
  faults: 'faults.get',
  persistence: 'persistence.get',
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Headers by which a proxy says that a request came from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/**
 * This machine may control the exchange; other devices need a secret (./pairing.ts). The remote address alone does not
 * prove that: a page of any site can make the local browser call this server under a host name of its own that resolves
 * to 127.0.0.1. So the Host and Origin headers must be local as well. And a proxy on this machine, such as a tunnel that
 * shows the host to others, makes every request look local, so a request that it has passed on is not.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOCAL_NAMES.test(headers.host ?? '')) return false;
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return headers.origin === undefined || LOCAL_NAMES.test(headers.origin.replace(/^https?:\/\//, ''));
}

async function readInput(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request, MAX_JSON_BYTES);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'the body is not JSON');
  }
}

/** How other devices are let in; null while only this machine steers. */
type Paired = (Pick<Pairing, 'allows'> & { addresses(): readonly string[] }) | null;

/**
 * Answers `/__sandbox/*`: `GET /state`, `/clock`, `/hash`, `/inbox`, `/faults`, `/persistence`; `POST /<group>/<action>`
 * with the input as JSON.
 */
export function controlHandler(port: Pick<LocalPort, 'control' | 'state' | 'run'>, pairing: Paired = null) {
  const stateFor = (request: IncomingMessage): HostState => {
    const { header, reading, persistence, faults } = port.state;
    // A device that is paired need not know how others are.
    const shown = pairing && isLocal(request) ? pairing.addresses() : null;
    return { run: port.run, header, reading, persistence, faults, pairing: shown };
  };
  const run = async (request: IncomingMessage, url: URL): Promise<unknown> => {
    const path = url.pathname.slice('/__sandbox/'.length);
    if (request.method === 'GET' && path === 'state') return stateFor(request);
    if (request.method === 'POST') return port.control(path.replace('/', '.'), await readInput(request));
    const action = Object.hasOwn(SHORT, path) ? SHORT[path] : undefined;
    if (request.method !== 'GET' || !action) {
      throw new HttpProblem(404, `GET state, ${Object.keys(SHORT).join(', ')} or POST <group>/<action> with JSON`);
    }
    return port.control(action, Object.fromEntries(url.searchParams));
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!isLocal(request) && !pairing?.allows(request))
      throw new HttpProblem(403, 'the sandbox is steered from its own machine only, or from a device that is paired');
    try {
      sendJson(response, 200, (await run(request, url)) ?? null);
    } catch (error) {
      if (error instanceof ControlError) throw new HttpProblem(400, error.message);
      throw error;
    }
  };
}
