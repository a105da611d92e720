import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface Program {
  /**
   * Resolves to the first group of the pattern, as soon as the output matches it.
   * @throws an error with the whole output if the program ends before
   */
  says(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(
    ([code]) => `${command} ended with ${code}`,
    (error: Error) => error.message,
  );
  let printed = '';
  const keep = (data: Buffer) => {
    printed += data;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, found] = pattern.exec(printed) ?? [];
          if (found !== undefined) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
        void ended.then((how) => reject(new Error(`${how}: ${printed}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A free port, for programs that do not print the one they use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
