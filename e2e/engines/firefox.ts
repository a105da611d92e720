import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { findFirefox } from '../../scripts/browser.mjs';
import { keyPresses, pointerPress } from './actions';
import { asJsonWork, type Engine, type EngineTab, VIEWPORT } from './driver';
import { startProgram } from './program';

type Send = (method: string, params: object) => Promise<unknown>;

interface Asker {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Opens a WebDriver BiDi connection: numbered commands and their answers. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, Asker>();
  let sent = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asker?.resolve(message.result);
    else asker?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'));
  });
  return (method, params) => {
    sent += 1;
    socket.send(JSON.stringify({ id: sent, method, params }));
    return new Promise((resolve, reject) => waiting.set(sent, { resolve, reject }));
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result: { readonly value: string };
  readonly exceptionDetails: { readonly text: string };
}

function firefoxTab(send: Send, context: string): EngineTab {
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(work, input) {
      const answer = (await send('script.callFunction', {
        functionDeclaration: asJsonWork(work),
        arguments: [{ type: 'string', value: JSON.stringify(input) }],
        target: { context },
        awaitPromise: true,
      })) as Evaluated;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    press: async (x, y) => void (await send('input.performActions', { context, actions: pointerPress(x, y) })),
    type: async (text) => void (await send('input.performActions', { context, actions: keyPresses(text) })),
    close: async () => void (await send('browsingContext.close', { context })),
  };
}

/** Firefox, driven by its built-in WebDriver BiDi. */
export const firefoxEngine: Engine = {
  async launch() {
    const found = findFirefox();
    if (!found) throw new Error('no Firefox found');
    const profile = mkdtempSync(join(tmpdir(), 'engine-firefox-'));
    const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const program = startProgram(found, [...options, 'about:blank']);
    const send = await connect(`${await program.says(/WebDriver BiDi listening on (ws:\S+)\n/)}/session`);
    await send('session.new', { capabilities: {} });
    return {
      async newProfile() {
        const { userContext } = (await send('browser.createUserContext', {})) as { userContext: string };
        return {
          async open() {
            const wanted = { type: 'tab', userContext };
            const { context } = (await send('browsingContext.create', wanted)) as { context: string };
            await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
            return firefoxTab(send, context);
          },
          close: async () => void (await send('browser.removeUserContext', { userContext })),
        };
      },
      async close() {
        await program.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
