import { expect } from '@playwright/test';
import { findWebkit } from '../../scripts/browser.mjs';
import { keyPresses, pointerPress } from './actions';
import { asJsonWork, type Engine, type EngineProfile, type EngineTab, VIEWPORT } from './driver';
import { freePort, startProgram } from './program';

type Ask = (method: string, path: string, body?: object, mostMs?: number) => Promise<unknown>;

/** Makes calls of W3C WebDriver. @throws the driver's error with its message */
const askOf =
  (origin: string): Ask =>
  async (method, path, body = {}, mostMs = 120_000) => {
    const signal = AbortSignal.timeout(mostMs);
    const response = await fetch(origin + path, {
      method,
      signal,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** A session controls one window at a time, so work on tabs is queued. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** Source of a script that takes JSON from its arguments and reports the result through the last one. */
const asScript = (work: string) =>
  `const [input, done] = arguments; (${work})(input).then((json) => done({ json }), (error) => done({ error: String(error) }))`;

function webkitTab(inTab: Ask): EngineTab {
  return {
    goto: async (url) => void (await inTab('POST', '/url', { url })),
    reload: async () => void (await inTab('POST', '/refresh')),
    back: async () => void (await inTab('POST', '/back')),
    async run(work, input) {
      const script = asScript(asJsonWork(work));
      const end = await inTab('POST', '/execute/async', { script, args: [JSON.stringify(input)] });
      const { json, error } = end as { json: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return JSON.parse(json);
    },
    press: async (x, y) => void (await inTab('POST', '/actions', { actions: pointerPress(x, y) })),
    type: async (text) => void (await inTab('POST', '/actions', { actions: keyPresses(text) })),
    close: async () => void (await inTab('DELETE', '/window')),
  };
}

/** Each session of the driver has a browser of its own, which stores nothing for others. */
async function webkitProfile(inSession: Ask): Promise<EngineProfile> {
  await inSession('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  // As narrow as its tool bar allows.
  await inSession('POST', '/window/rect', VIEWPORT);
  const unused = [(await inSession('GET', '/window')) as string];
  const openWindow = async () =>
    ((await inSession('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
  const turn = oneAtATime();
  return {
    open: () =>
      turn(async () => {
        const handle = unused.pop() ?? (await openWindow());
        return webkitTab((method, path, body) =>
          turn(async () => {
            await inSession('POST', '/window', { handle });
            return inSession(method, path, body);
          }),
        );
      }),
    close: async () => void (await inSession('DELETE', '').catch(() => {})),
  };
}

async function startDriver(program: string, DISPLAY: string) {
  const port = await freePort();
  const { stop } = startProgram(program, [`--port=${port}`], { DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' });
  const ask = askOf(`http://127.0.0.1:${port}`);
  const ready = () => expect.poll(() => ask('GET', '/status').catch(() => null)).toMatchObject({ ready: true });
  return { ask, stop, ready };
}

/** Far longer than a session takes to begin: 0.5 to 1.3 s in 60 sessions on a slow machine. */
const SESSION_MS = 20_000;

/** WebKit, the engine of iPhones, in its GTK shell on a virtual display, driven by W3C WebDriver. */
export const webkitEngine: Engine = {
  async launch() {
    const found = findWebkit();
    if (!found) throw new Error('no WebKit found');
    const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1200x24', '-nolisten', 'tcp']);
    const DISPLAY = `:${await screen.says(/(\d+)\n/)}`;
    const options = { binary: found.browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    // Each session has a driver of its own: one that had just ended a session once gave no answer to the next.
    const newProfile = async (isAgain = false): Promise<EngineProfile> => {
      const { ask, stop, ready } = await startDriver(found.driver, DISPLAY);
      try {
        // Another program may have taken the port meanwhile.
        await ready();
        const begun = await ask('POST', '/session', { capabilities }, SESSION_MS);
        const { sessionId } = begun as { sessionId: string };
        const { open, close } = await webkitProfile((method, path, body) =>
          ask(method, `/session/${sessionId}${path}`, body),
        );
        return { open, close: () => close().then(stop) };
      } catch (cause) {
        await stop();
        // One session in about two hundred has no answer. The app has not been loaded then, so none of its faults is
        // hidden by another driver.
        if (!isAgain) return newProfile(true);
        throw new Error('WebKit did not begin a session, twice', { cause });
      }
    };
    return { newProfile: () => newProfile(), close: () => screen.stop() };
  },
};
