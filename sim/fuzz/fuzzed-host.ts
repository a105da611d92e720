import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Fuzzed } from './check-host';

/** A host in a process of its own, so that one that hangs or dies is noticed, and its memory can be measured. */
export class FuzzedHost implements Fuzzed {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly printed: string[];

  private constructor(child: ChildProcess, origin: string, printed: string[]) {
    this.#child = child;
    this.origin = origin;
    this.printed = printed;
  }

  static async start(): Promise<FuzzedHost> {
    const args = ['sim/fuzz/host.ts', '--port', '0', '--scenario', 'spot-trader', '--seed', '7'];
    const child = fork('scripts/run-node.mjs', args, {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    const printed: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the host has ended: ${printed.join('')}`);
    });
    const [origin] = (await Promise.race([once(child, 'message'), ended])) as [string];
    ended.catch(() => printed.push('the host has ended'));
    return new FuzzedHost(child, origin, printed);
  }

  async heapBytes(): Promise<number> {
    this.#child.send('heap');
    const [bytes] = (await once(this.#child, 'message')) as [number];
    return bytes;
  }

  async control<T>(action: string, input: unknown = {}): Promise<T> {
    const init = { method: 'POST', body: JSON.stringify(input) };
    const reply = await fetch(`${this.origin}/__sandbox/${action}`, init);
    if (!reply.ok) throw new Error(`${action}: HTTP ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  stop(): void {
    this.#child.removeAllListeners();
    this.#child.kill('SIGKILL');
  }
}
