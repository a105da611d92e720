import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A host in a process of its own, which the test may kill at any moment. */
export class KilledHost {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #line: Promise<string>;

  /** Starts the process, which loads its code and waits. */
  constructor(bundle: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [bundle, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#exited = new Promise((resolve) => void this.#child.once('exit', () => resolve()));
    const { stdout } = this.#child;
    if (!stdout) throw new Error('the process has no output');
    this.#line = new Promise((resolve) => void createInterface(stdout).once('line', resolve));
  }

  /** Makes the host open the journal and listen. Resolves with its address; rejects when the process ends instead. */
  async start(): Promise<string> {
    this.#child.stdin?.write('go\n');
    const ended = this.#exited.then(() => {
      throw new Error('the host has ended instead of starting');
    });
    return (await Promise.race([this.#line, ended])).replace('ready ', '');
  }

  /** Sends SIGKILL at once. Resolves when the process has ended. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
