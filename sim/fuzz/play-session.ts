import { WebSocket } from 'ws';
import { type Answer, Hanging, type HttpSender } from './send-request';
import type { SocketSession } from './socket-frames';

/** Real milliseconds in which the host may answer the last packet; a fault shows in its process, not in the answer. */
const LINGERS_MS = 20;

/**
 * Plays a session to its end. Resolves to all that the client has received.
 * @throws Hanging if the connection does not open or close
 */
export function playSession(origin: string, sender: HttpSender, session: SocketSession): Promise<Answer> {
  return session.transport === 'websocket'
    ? overWebSocket(origin, session, sender.hangsAfterMs)
    : overPolling(sender, session);
}

function overWebSocket(origin: string, { protocol, frames }: SocketSession, hangsAfterMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = `${origin.replace('http', 'ws')}/socket.io/?EIO=${protocol}&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const received: string[] = [];
    let status = 0;
    const hangs = setTimeout(() => {
      reject(new Hanging(url));
      socket.terminate();
    }, hangsAfterMs);
    socket.on('message', (data) => received.push(String(data)));
    // The host closes the connection after many of these packets, in the middle of others.
    socket.on('error', () => socket.terminate());
    socket.on('open', () => {
      status = 101;
      for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      setTimeout(() => socket.close(), LINGERS_MS);
    });
    socket.on('close', () => {
      clearTimeout(hangs);
      resolve({ status, text: received.join('\n') });
    });
  });
}

/** Sends each packet in a request of its own, then reads once. The id of the session is sometimes the other one's. */
async function overPolling(sender: HttpSender, { protocol, frames }: SocketSession): Promise<Answer> {
  const at = `/socket.io/?EIO=${protocol}&transport=polling`;
  const ask = (method: string, path: string, body: string | Buffer = '') =>
    sender.send({ method, path, headers: { 'content-type': 'text/plain;charset=UTF-8' }, body: Buffer.from(body) });
  const opened = await ask('GET', at);
  const sid = /"sid":"([\w-]+)"/.exec(opened.text)?.[1] ?? 'none';
  const texts = [opened.text];
  for (const frame of frames) {
    const isCounted = protocol === 3 && typeof frame === 'string' && frame.startsWith('4');
    const { status, text } = await ask('POST', `${at}&sid=${sid}`, isCounted ? `${frame.length}:${frame}` : frame);
    if (status === 0 || status >= 500) return { status, text };
    texts.push(text);
  }
  // Closing the session answers a poll, which would otherwise wait for the next ping.
  const polled = ask('GET', `${at}&sid=${sid}`);
  await ask('POST', `${at}&sid=${sid}`, protocol === 3 ? '1:1' : '1');
  const last = await polled;
  return { status: last.status, text: [...texts, last.text].join('\n') };
}
