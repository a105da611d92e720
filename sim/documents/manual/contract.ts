import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import type { CallFacts, CallRequest } from '@/contract/declare';
import type { ServerEvent } from '@/contract/events';
import { EVENT_AUDIENCE } from '@/contract/events/audience';
import { clientEvents } from '@/contract/events/client';
import { eventFacts } from '@/contract/events/facts';
import { serverEvents } from '@/contract/events/server';
import { facts } from '@/contract/facts';
import { COMMON_REFUSALS } from '@/contract/refusals/codes';
import { refusalsEn } from '@/contract/refusals/en';
import { requests } from '@/contract/requests';
import { type ReadSchema, typeOf } from '../../testing/sandbox-docs';
import { code, paragraphs, plain, table } from './markdown';

const ACCESS = { anyone: 'Anyone', user: 'Customers with a session', verified: 'Customers with a verified identity' };

const productOf = (call: string): string => {
  const parts = (call.split(' ')[1] ?? '').split('/');
  return parts.length > 2 ? (parts[1] ?? '') : 'site';
};

const typed = (schema: unknown): string => typeOf(schema as ReadSchema);

function describe(call: Call): string {
  const { access, request } = requests[call] as CallRequest;
  const { source, note = '', encoding, refusals } = facts[call] as CallFacts;
  const input = typed(request);
  return paragraphs([
    `### ${code(call)}`,
    plain(note),
    `${ACCESS[access]} may call it. Source: ${source}.${encoding ? ' Sent as multipart, with one part `file`.' : ''}`,
    input ? `Fields: ${code(input)}` : 'Takes no fields.',
    `Answer: ${code(typed(answers[call]))}`,
    refusals.length > 0 ? `Refusals: ${refusals.map(code).join(', ')}` : '',
  ]);
}

/** Every call of `/api`, by the first part of its path. */
export function callsOfContract(): string {
  const calls = Object.keys(requests) as Call[];
  const products = [...new Set(calls.map(productOf))].sort();
  return paragraphs(
    products.flatMap((product) => [
      `## ${product}`,
      ...calls.filter((call) => productOf(call) === product).map(describe),
    ]),
  );
}

/** The events of markets. A socket that has sent `watch` gets only those of the markets it watches. */
const OF_MARKETS: readonly ServerEvent[] = ['daymarket', 'kline', 'market_depth', 'match_trade'];

function audienceOf(event: ServerEvent): string {
  if (EVENT_AUDIENCE[event] === 'private') return 'Sent to the sockets of the customer.';
  if (OF_MARKETS.includes(event))
    return 'Sent to every socket; to one that has said `watch`, for the markets it watches alone.';
  if (event === 'chat') return 'Sent to every socket; with lines of the house alone, to those that have said `room`.';
  return 'Sent to every socket.';
}

/** Every event of the socket. */
export function eventsOfContract(): string {
  const server = Object.entries(serverEvents).map(([name, schema]) => {
    const { source, note } = eventFacts[name as ServerEvent];
    return paragraphs([
      `### ${code(name)}`,
      plain(note),
      `${audienceOf(name as ServerEvent)} Source: ${source}.`,
      `Payload: ${code(typed(schema))}`,
    ]);
  });
  const client = Object.entries(clientEvents).map(([name, schema]) => {
    const { source, note } = eventFacts[name as keyof typeof clientEvents];
    return paragraphs([`### ${code(name)}`, plain(note), `Source: ${source}.`, `Payload: ${code(typed(schema))}`]);
  });
  return paragraphs(['## From the exchange', ...server, '## From the app', ...client]);
}

/** Every refusal with its English sentence. */
export function refusalsOfContract(): string {
  const common = new Set<string>(COMMON_REFUSALS);
  const rows = Object.entries(refusalsEn).map(([name, sentence]) => [
    code(name),
    plain(sentence),
    common.has(name) ? 'every call' : '',
  ]);
  return table(['code', 'sentence', 'declared by'], rows);
}
