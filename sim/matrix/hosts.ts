import { setImmediate } from 'node:timers/promises';
import { getResponse } from 'msw';
import { encodeForm } from '@/contract/form';
import { REQUEST_ID_FIELD } from '@/contract/request-id';
import type { Asking, HttpAnswer, Server } from '../conform/ask';
import { monitorFaults } from '../faults/fault-monitor';
import { FileStore } from '../hosts/browser/file-store';
import { sandboxRoutes } from '../hosts/browser/handlers';
import { requestHandlers } from '../hosts/browser/request-handlers';
import { LocalPort } from '../hosts/local-port';
import { ManualTime } from '../hosts/manual-time';
import { startServer } from '../hosts/node-server/server';
import { resumeRun } from '../hosts/resume-run';
import { wireRequest } from '../hosts/wire-request';
import { uploadFields } from '../hosts/wire-upload';
import type { HostName } from './records';

/** One exchange, and how requests come to it. */
export interface MatrixHost extends Server {
  /** Steers the exchange behind the host. */
  control(action: string, input: object): Promise<unknown>;
  close(): Promise<void>;
}

const SEED = 7;
/** Where the page of the MSW host is. Nothing listens there. */
const PAGE = 'http://page.example';

export const HOSTS: Readonly<Record<HostName, (scenario: string) => Promise<MatrixHost>>> = {
  'in-process': inProcess,
  msw: behindServiceWorker,
  node: behindNode,
};

const requestOf = (base: string, { call, fields, token, file }: Asking): Request => {
  const [method = '', path = ''] = call.split(' ');
  const form = encodeForm({ lang: 'en', ...fields });
  const headers = { authorization: token };
  if (method === 'GET') return new Request(`${base}${path}?${form}`, { method, headers });
  if (!file) return new Request(`${base}${path}`, { method, headers, body: form });
  const parts = new FormData();
  for (const [name, value] of form) parts.append(name, value);
  parts.append('file', new Blob([file.bytes], { type: file.type }), 'matrix.png');
  return new Request(`${base}${path}`, { method, headers, body: parts });
};

const answeredBy = async (response: Response, nowMs: number): Promise<HttpAnswer> => ({
  status: response.status,
  body: await response.json(),
  problem: null,
  dateMs: nowMs,
});

async function openPort(scenario: string) {
  const resumed = await resumeRun({ scenario, seed: SEED, build: 'matrix', realNowMs: 0 }, null);
  const time = new ManualTime();
  const port = new LocalPort(resumed, { time });
  port.start();
  const control = async (action: string, input: object) => {
    const done = await port.control(action, input);
    // Events that follow by themselves are sent, and read, after a beat.
    time.pass(250);
    await setImmediate();
    return done;
  };
  return { port, control, close: () => port.stop() };
}

async function inProcess(scenario: string): Promise<MatrixHost> {
  const { port, control, close } = await openPort(scenario);
  return {
    async ask({ call, fields, token, file }) {
      const [method = '', path = ''] = call.split(' ');
      const sent = { lang: 'en', ...(file ? uploadFields(fields, file) : fields) };
      const reply = await port.call(wireRequest({ method, path, fields: sent, token }));
      return answeredBy(Response.json(reply.body, { status: reply.status }), port.nowMs);
    },
    ...steered(control),
    close,
  };
}

/** The routes of the browser's host, as MSW calls them in a page. */
async function behindServiceWorker(scenario: string): Promise<MatrixHost> {
  const { port, control, close } = await openPort(scenario);
  const site = {
    port,
    faults: await monitorFaults(port),
    files: new FileStore(Promise.resolve(null as never)),
    sockets: () => Promise.reject(new Error('calls only')),
  };
  const handlers = requestHandlers(sandboxRoutes(Promise.resolve(site)));
  return {
    async ask(asking) {
      const response = await getResponse(handlers, requestOf(`${PAGE}/api`, asking));
      if (!response) throw new Error(`no handler of MSW takes ${asking.call}`);
      return answeredBy(response, port.nowMs);
    },
    ...steered(control),
    close,
  };
}

async function behindNode(scenario: string): Promise<MatrixHost> {
  const { url, close } = await startServer({ port: 0, scenario, seed: SEED, transports: ['websocket'] });
  const control = async (action: string, input: object) => {
    const response = await fetch(`${url}/__sandbox/${action.replace('.', '/')}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
    return response.json();
  };
  return {
    async ask(asking) {
      const response = await fetch(requestOf(`${url}/api`, asking));
      return answeredBy(response, Date.parse(response.headers.get('date') ?? ''));
    },
    ...steered(control),
    close,
  };
}

const steered = (control: MatrixHost['control']) => ({
  control,
  async codeFor(address: string) {
    const [newest] = (await control('inbox.list', { to: address })) as { code?: string }[];
    return newest?.code ?? null;
  },
  async pause(ms: number) {
    await control('clock.advance', { by: ms });
  },
});

/** Globals of a page that its routes need. */
export const PAGE_GLOBALS = { location: new URL(PAGE), navigator: { onLine: true } };

export const repeated = (asking: Asking, id: string): Asking => ({
  ...asking,
  fields: { ...asking.fields, [REQUEST_ID_FIELD]: id },
});
