/**
 * For pages that embed the sandbox in a frame: sends requests to it, and passes on its events. Copy this file, or load
 * it from the sandbox. The manual has the list of actions and events.
 */
const VERSION = 1;

/**
 * Connects to a sandbox in an `<iframe>`. Call it before the frame has loaded. `origin` is that of the frame; messages go
 * to it and are taken from it alone.
 *
 * @param {HTMLIFrameElement} frame
 * @param {{ origin?: string }} options
 */
export function connectSandbox(frame, { origin = new URL(frame.src, location.href).origin } = {}) {
  const waiting = new Map();
  const listeners = new Map();
  let count = 0;
  let isReady = () => {};
  const ready = new Promise((resolve) => {
    isReady = resolve;
  });

  const onMessage = ({ data, source, origin: from }) => {
    if (source !== frame.contentWindow || from !== origin || data?.pocketExchange !== VERSION) return;
    if (data.event !== undefined) {
      if (data.event === 'ready') isReady();
      for (const listener of listeners.get(data.event) ?? []) listener(data.data);
      return;
    }
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if (data.ok) resolve?.(data.result);
    else reject?.(Object.assign(new Error(data.fault.sentence), { code: data.fault.code }));
  };
  window.addEventListener('message', onMessage);

  return {
    /** Resolves when the sandbox listens. */
    ready,
    /** Resolves with the result of an action; rejects with an error whose message says what to send instead. */
    async ask(action, input = {}) {
      await ready;
      count += 1;
      const id = String(count);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        frame.contentWindow.postMessage({ pocketExchange: VERSION, id, action, input }, origin);
      });
    },
    /** Calls back with the data of each event of a name. `page.subscribe` says which ones the sandbox sends. */
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    /** Stops listening. */
    close: () => window.removeEventListener('message', onMessage),
  };
}
