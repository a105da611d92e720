import { addressOfPage, followed, type PageHooks, showScreen } from '../../../control/page';
import type { Kit } from '../../../control/sandbox-method';
import type { ExchangePort } from '../../../port';
import { answer, isAddressed } from './answer';
import { EMBED_VERSION, type EventMessage } from './messages';
import { readOrigins } from './origins';
import { subscriptions } from './subscriptions';

/**
 * Lets the page that frames this one steer it by messages (./messages.ts). Only that page is heard, and only if its
 * origin is this page's own or one that the deployment names.
 */
export default function followEmbedder(
  port: ExchangePort,
  hooks: Pick<PageHooks, 'lang' | 'onLanguage' | 'token' | 'onToken'>,
): void {
  const { parent } = window;
  const permission = { own: location.origin, ...readOrigins(document.getElementById('embed')?.textContent ?? '{}') };
  const send = (message: Omit<EventMessage, 'pocketExchange'>, origin: string) =>
    parent.postMessage({ pocketExchange: EMBED_VERSION, ...message } satisfies EventMessage, origin);
  const { subscribe, caughtUp } = subscriptions(port, hooks, send);
  const run = (async (action: string, input: unknown) => {
    const result = await port.control(action, input ?? {});
    await followed();
    await caughtUp();
    return result;
  }) as Kit['run'];
  const page = {
    run,
    show: showScreen,
    setLanguage: hooks.onLanguage,
    reading: () => ({ screen: addressOfPage(), lang: hooks.lang() }),
    subscribe,
  };
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    // A page without an origin, such as a file, cannot be answered safely.
    if (source !== parent || origin === 'null' || !isAddressed(data)) return;
    void answer(data, origin, permission, page).then((reply) => parent.postMessage(reply, origin));
  });
  // Sent to any origin, because it only says that the page listens.
  send({ event: 'ready', data: {} }, '*');
}
