import type * as v from 'valibot';
import type { EventFacts } from '@/contract/declare';
import type { EventName, ServerEvent } from '@/contract/events';
import { EVENT_AUDIENCE } from '@/contract/events/audience';
import { clientEvents, loginToken } from '@/contract/events/client';
import { eventFacts } from '@/contract/events/facts';
import { serverEvents } from '@/contract/events/server';
import { type JsonSchema, namedSchemas, wireSchema } from './wire-schemas';

const DRAFT = 'draft-07';
type ClientEvent = keyof typeof clientEvents;

const DESCRIPTION = `Made from the contract the app and the simulated exchange are typed by.

socket.io at \`/socket.io/\`, namespace \`/\`: protocol 4 or, on servers of the family, engine.io protocol 3. There is no
authentication in the handshake. Public events go to every socket for every pair; private ones to the room of one user
id, which a socket joins by \`login\`. Every payload repeats its event name in \`type\`. Examples are real events of the
simulated exchange (scenario spot-trader, seed 7), lists cut to two rows.`;

const SERVER_EVENTS = Object.keys(serverEvents) as ServerEvent[];
const CLIENT_EVENTS = Object.keys(clientEvents) as ClientEvent[];

/** Events as an AsyncAPI 3 document, from the app's side: it receives server events and sends client events. */
export function asyncApi(version: string, examples: ReadonlyMap<EventName, unknown>): JsonSchema {
  const events: EventName[] = [...SERVER_EVENTS, ...CLIENT_EVENTS];
  const messages = Object.fromEntries(events.map((event) => [event, message(event, examples)]));
  return {
    asyncapi: '3.0.0',
    info: { title: 'Pocket Exchange events', version, description: DESCRIPTION },
    defaultContentType: 'application/json',
    servers: {
      exchange: {
        host: '{host}',
        pathname: '/socket.io/',
        protocol: 'socket.io',
        description: 'The socket.io server (VITE_SOCKET_URL).',
        variables: { host: { default: 'localhost:8787' } },
      },
    },
    channels: {
      public: channel('Events that every socket gets.', (event) => EVENT_AUDIENCE[event as ServerEvent] === 'public'),
      private: channel(
        'Events of one customer, for the sockets in the room of that user id.',
        (event) => EVENT_AUDIENCE[event as ServerEvent] === 'private',
      ),
      client: channel('What a socket says.', (event) => Object.hasOwn(clientEvents, event)),
    },
    operations: Object.fromEntries(events.map((event) => [event, operation(event)])),
    components: {
      messages,
      schemas: namedSchemas(DRAFT, messages),
    },
  };
}

const channel = (description: string, holds: (event: EventName) => boolean) => ({
  address: '/',
  description,
  servers: [{ $ref: '#/servers/exchange' }],
  messages: Object.fromEntries(
    [...SERVER_EVENTS, ...CLIENT_EVENTS]
      .filter(holds)
      .map((event) => [event, { $ref: `#/components/messages/${event}` }]),
  ),
});

const channelOf = (event: EventName) =>
  Object.hasOwn(clientEvents, event) ? 'client' : EVENT_AUDIENCE[event as ServerEvent];

const operation = (event: EventName) => ({
  action: Object.hasOwn(clientEvents, event) ? 'send' : 'receive',
  channel: { $ref: `#/channels/${channelOf(event)}` },
  messages: [{ $ref: `#/channels/${channelOf(event)}/messages/${event}` }],
});

function message(event: EventName, examples: ReadonlyMap<EventName, unknown>): JsonSchema {
  const { source, note } = eventFacts[event] as EventFacts;
  const isSent = Object.hasOwn(clientEvents, event);
  const schema = (isSent ? clientEvents[event as ClientEvent] : serverEvents[event as ServerEvent]) as v.GenericSchema;
  const example = examples.get(event);
  return {
    name: event,
    title: event,
    summary: isSent ? 'From a socket to the server.' : `From the server, ${channelOf(event)}.`,
    description: note,
    contentType: 'application/json',
    payload: wireSchema(schema, DRAFT),
    ...(example !== undefined && { examples: [{ name: 'heard', payload: example }] }),
    'x-source': source,
    'x-audience': channelOf(event),
    ...(event === 'login' && {
      'x-second-argument': {
        description: 'Designed: the session’s token, which proves the user id. Servers of the family ignore it.',
        schema: wireSchema(loginToken, DRAFT),
      },
    }),
  };
}
