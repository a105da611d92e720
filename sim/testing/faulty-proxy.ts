import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { type Socket as Client, io as connect } from 'socket.io-client';

/** What a planted fault does to one answer. */
export type AnswerFault =
  | { readonly body: (body: Record<string, unknown>) => unknown }
  | { readonly status?: number; readonly text?: string; readonly delayMs?: number; readonly cut?: true };

/** What a planted fault does to the payload of an event; null drops the event. */
export type EventFault = (payload: Record<string, unknown>) => unknown;

/**
 * A server in front of a real one that passes everything on, except what a test has planted: for tests of the checker
 * itself.
 */
export async function faultyProxy(target: string) {
  let call = '';
  let fault: AnswerFault | null = null;
  let event = '';
  let eventFault: EventFault | null = null;
  const clients = new Set<Client>();

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = request;
    const reply = await fetch(`${target}${url}`, {
      method,
      headers: {
        authorization: headers.authorization ?? '',
        ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      },
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    });
    let text = await reply.text();
    let { status } = reply;
    const isMeant = `${method} ${new URL(url, target).pathname.replace(/^\/api/, '')}` === call;
    if (fault && isMeant) {
      if ('body' in fault) text = JSON.stringify(fault.body(JSON.parse(text))) ?? '';
      else {
        if (fault.cut) return void request.socket.destroy();
        if (fault.delayMs)
          await new Promise((resolve) => void setTimeout(resolve, fault && 'delayMs' in fault ? fault.delayMs : 0));
        text = fault.text ?? text;
        status = fault.status ?? status;
      }
    }
    const date = reply.headers.get('date');
    response.writeHead(status, { 'content-type': 'application/json', ...(date && { date }) }).end(text);
  };
  const http = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const sockets = new Server(http, { path: '/socket.io/', allowEIO3: true, cors: { origin: '*' } });
  sockets.on('connection', (socket) => {
    const upstream = connect(target, { transports: ['websocket'], forceNew: true });
    clients.add(upstream);
    socket.onAny((name: string, ...args: unknown[]) => void upstream.emit(name, ...args));
    upstream.onAny((name: string, payload: Record<string, unknown>) => {
      const sent = eventFault && name === event ? eventFault(structuredClone(payload)) : payload;
      if (sent !== null) socket.emit(name, sent);
    });
    socket.on('disconnect', () => void upstream.close());
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    plant(name: string, planted: AnswerFault | null) {
      [call, fault] = [name, planted];
    },
    plantInEvent(name: string, planted: EventFault | null) {
      [event, eventFault] = [name, planted];
    },
    async close() {
      for (const client of clients) client.close();
      http.closeAllConnections();
      await sockets.close();
    },
  };
}
