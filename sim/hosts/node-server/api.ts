import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeForm } from '@/contract/form';
import { IDEMPOTENT_BY_HEADER, REQUEST_ID_FIELD } from '@/contract/request-id';
import { marked } from '../../family/mark';
import type { FaultMonitor } from '../../faults/fault-monitor';
import { type CallOutcome, sendCall } from '../../faults/faulty-calls';
import type { ExchangePort } from '../../port';
import { isMultipart, wireRequest, withoutFileFacts } from '../wire-request';
import { takesFile, uploadedPath, uploadFields } from '../wire-upload';
import { clientAddress } from './client-address';
import { FamilyHost } from './family-host';
import { HttpProblem, readText, sendJson } from './http-answer';
import { decodeJsonForm } from './json-form';
import { readMultipart } from './multipart';
import type { UploadFolder } from './upload-folder';

/** The exchange counts these calls, or wrong tries of them, by network address. */
const COUNTED: readonly string[] = ['/user/login', '/sms_mail', '/sms_send', '/kefu/visitor'];
/** Several times the longest form. It is in memory until its sender ends it, and visitors may send many. */
const MAX_FORM_BYTES = 100_000;
/** 128 bits, which nobody guesses. */
const DIGEST_DIGITS = 32;
const METHODS = 'GET, POST, PUT, OPTIONS';
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, X-Requested-With',
  'access-control-expose-headers': `Date, Retry-After, ${IDEMPOTENT_BY_HEADER}`,
  'access-control-max-age': '600',
  [IDEMPOTENT_BY_HEADER]: REQUEST_ID_FIELD,
};

interface ApiOptions {
  readonly port: ExchangePort;
  readonly faults: FaultMonitor;
  readonly uploads: UploadFolder;
  /** The user id of a token's live session; null for a visitor. */
  readonly customerOf: (token: string) => number | null;
  /** The exchange's time in virtual epoch milliseconds. Clients set their clocks by the Date header of an answer. */
  readonly nowMs: () => number;
  /** Whether clients of the family are served (sim/family/). */
  readonly family: boolean;
  /** Reverse proxies before the host. */
  readonly trustProxy: number;
}

const pathOf = ({ pathname }: URL): string => pathname.slice('/api'.length);

/** Answers `/api/*` as servers of this family do: any origin, form fields in, JSON out. */
export function apiHandler({ port, faults, uploads, customerOf, nowMs, family, trustProxy }: ApiOptions) {
  const secret = randomBytes(32);
  /**
   * In place of the picture's own digest: whoever has a copy could find out that a customer has sent it, by asking for
   * the address of each second.
   */
  const secretDigest = (bytes: Buffer) =>
    createHmac('sha256', secret).update(bytes).digest('hex').slice(0, DIGEST_DIGITS);
  const familyHost = family ? new FamilyHost(nowMs) : null;
  const call = async (
    request: IncomingMessage,
    url: URL,
    fields: Readonly<Record<string, string>>,
  ): Promise<CallOutcome> => {
    const path = pathOf(url);
    const received = { method: request.method ?? 'GET', path, fields, token: request.headers.authorization ?? '' };
    const own = familyHost?.answer(received, request.socket.localPort ?? 0) ?? null;
    if (own !== null) return { kind: 'answered', reply: { status: 200, body: own }, headers: {} };
    const sent = {
      ...received,
      ...(familyHost && { fields: familyHost.fields(received) }),
      // All other calls get no address, because it goes into the journal and runs are passed on to other people.
      ...(COUNTED.includes(path) && { from: clientAddress(request, trustProxy) }),
    };
    const wired = wireRequest(sent);
    return sendCall(faults, familyHost ? marked(wired) : wired, (asking) => port.call(asking));
  };

  const upload = async (request: IncomingMessage, url: URL) => {
    const customer = customerOf(request.headers.authorization ?? '');
    const stopReading = customer === null ? () => {} : uploads.startReading(customer);
    let release = () => {};
    try {
      const { fields, file } = await readMultipart(request, customer !== null && takesFile(pathOf(url)));
      if (file) release = uploads.reserve(file.bytes.length);
      const outcome = await call(request, url, {
        ...uploadFields(fields, file),
        ...(file && { digest: secretDigest(file.bytes) }),
      });
      const path = outcome.kind === 'answered' ? uploadedPath(outcome.reply.body) : null;
      if (path && file) await uploads.put(path, file);
      return outcome;
    } finally {
      release();
      stopReading();
    }
  };

  const answer = async (request: IncomingMessage, url: URL) => {
    if (isMultipart(request.headers['content-type'])) return upload(request, url);
    if (request.method === 'GET') return call(request, url, decodeForm(url.searchParams));
    if (request.method !== 'POST' && request.method !== 'PUT')
      throw new HttpProblem(405, 'GET, POST and PUT only', { allow: METHODS });
    const text = await readText(request, MAX_FORM_BYTES);
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    return call(request, url, withoutFileFacts(isJson ? decodeJsonForm(text) : decodeForm(text)));
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    // Every answer, also one that the exchange has not given, because Node would write the device's time into it.
    const sayTime = () => response.setHeader('date', new Date(nowMs()).toUTCString());
    const outcome = await answer(request, url).finally(sayTime);
    if (outcome.kind === 'broken') {
      request.socket.destroy();
      return;
    }
    const { status, body } = outcome.reply;
    for (const [name, value] of Object.entries(outcome.headers)) response.setHeader(name, value);
    sendJson(response, status, body);
  };
}
