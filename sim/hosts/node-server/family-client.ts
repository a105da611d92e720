import { readOptions } from './options';
import { startServer } from './server';

export type Body = Record<string, unknown>;
export type JsonFields = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT';

/** A Node host, and a desktop client of the family that sends JSON and `_timespan`, and never a language. */
export async function familyClient(...args: string[]) {
  const server = await startServer(readOptions(['--port', '0', '--scenario', 'spot-trader', '--seed', '7', ...args]));
  const control = async (action: string, input: unknown = {}) => {
    const init = { method: 'POST', body: JSON.stringify(input) };
    return (await fetch(`${server.url}/__sandbox/${action.replace('.', '/')}`, init)).json();
  };
  const reply = (method: Method, path: string, fields: JsonFields, token: string) => {
    const headers = { authorization: token, 'content-type': 'application/json;charset=UTF-8' };
    if (method !== 'GET') {
      const body = JSON.stringify({ ...fields, _timespan: Date.now() });
      return fetch(`${server.url}/api${path}`, { method, headers, body });
    }
    const query = new URLSearchParams({ ...(fields as Record<string, string>), _timespan: String(Date.now()) });
    return fetch(`${server.url}/api${path}?${query}`, { headers: { authorization: token } });
  };
  /** Answers `call` such as `POST /coin/trade`. */
  const send = async (call: string, fields: JsonFields = {}, token = ''): Promise<Body> => {
    const [method, path] = call.split(' ') as [Method, string];
    return (await (await reply(method, path, fields, token)).json()) as Body;
  };
  const as = async (who: string) => (await control('people.as', { who })) as { token: string; userId: number };
  /** The newest code that was sent to an address. */
  const codeTo = async (to: string) => ((await control('inbox.list', { to })) as { code: string }[])[0]?.code ?? '';
  return { url: server.url, control, reply, send, as, codeTo, close: () => server.close() };
}

export type FamilyClient = Awaited<ReturnType<typeof familyClient>>;
