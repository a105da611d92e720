import { connect, createServer, type Socket } from 'node:net';

/** A network line with the speed of a phone's. */
export interface Line {
  readonly rttMs: number;
  readonly bytesPerSecond: number;
}

/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s. */
export const SLOW_4G: Line = { rttMs: 150, bytesPerSecond: 200_000 };

/** Bytes sent at once, about ten milliseconds' worth. */
const SLICE = 2_000;

interface Slice {
  readonly bytes: Buffer;
  readonly to: Socket;
  readonly readyAtMs: number;
}

/**
 * Puts a slow line before a local server: every answer takes a round trip, and all answers share the line's capacity in
 * the order of their requests. Browsers' own throttling does the same, but not for workers and service workers, which
 * load most of the sandbox. As with that throttling, opening a connection costs nothing.
 */
export async function slowLink(port: number, { rttMs, bytesPerSecond }: Line) {
  const queue: Slice[] = [];
  const open = new Set<Socket>();
  let freeAtMs = 0;
  let timer: NodeJS.Timeout | undefined;

  const pump = () => {
    timer = undefined;
    const now = performance.now();
    for (let next = queue[0]; next; next = queue[0]) {
      const startMs = Math.max(freeAtMs, next.readyAtMs);
      const dueMs = startMs + (next.bytes.length / bytesPerSecond) * 1000;
      if (dueMs > now) {
        timer = setTimeout(pump, dueMs - now);
        return;
      }
      freeAtMs = dueMs;
      queue.shift();
      if (!next.to.destroyed) next.to.write(next.bytes);
    }
  };

  const enqueue = (bytes: Buffer, to: Socket) => {
    const readyAtMs = performance.now() + rttMs / 2;
    for (let at = 0; at < bytes.length; at += SLICE)
      queue.push({ bytes: bytes.subarray(at, at + SLICE), to, readyAtMs });
    if (!timer) pump();
  };

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('data', (bytes) => {
      setTimeout(() => upstream.destroyed || upstream.write(bytes), rttMs / 2);
    });
    upstream.on('data', (bytes) => enqueue(bytes, client));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        // Data under way arrives before the connection ends.
        setTimeout(() => other.end(), rttMs);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the slow line has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      clearTimeout(timer);
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
