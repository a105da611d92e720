import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FIRST_VISIT } from '../../sim/hosts/browser/first-visit.ts';

interface Files {
  /** The simulation's worker; null in builds without it. */
  readonly worker: string | null;
  /** The file that the worker loads next. */
  readonly tabWorker: string | null;
  /** File of each language. */
  readonly texts: Readonly<Record<string, string>>;
  /** Starts the simulation; null in builds without it. */
  readonly boot: string | null;
  /** Connects the simulation to the page. */
  readonly start: string | null;
}

function filesOf(names: readonly string[]): Files {
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? null;
  const texts = names.flatMap((name) => {
    const lang = /\/texts-(\w+)-[^/]*\.js$/.exec(name)?.[1];
    return lang ? [[lang, name]] : [];
  });
  return {
    texts: Object.fromEntries(texts),
    worker: named(/\/worker-[^/]*\.js$/),
    tabWorker: named(/\/tab-worker-[^/]*\.js$/),
    boot: named(/\/boot-[^/]*\.js$/),
    start: named(/\/start-(?!realtime)[^/]*\.js$/),
  };
}

/**
 * Must read language and token like src/data/session/session.ts and asked-language.ts beside it. `hasServer` is false
 * in the sandbox. src/data/api/first-answer.ts takes the answer, and ignores one that belongs to another request.
 */
const askEarly = (texts: Readonly<Record<string, string>>, hasServer: boolean) => `{
  const files = ${JSON.stringify(texts)};
  let lang = 'id', token = '';
  try {
    const isReloaded = /^(reload|back_forward)$/.test(performance.getEntriesByType('navigation')[0]?.type);
    const asked = isReloaded ? null : new URLSearchParams(location.search).get('lang');
    lang = [asked, localStorage.getItem('lang')].find((one) => Object.hasOwn(files, one)) ?? lang;
    token = localStorage.getItem('token') || token;
  } catch {}
  const href = files[lang];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  ${hasServer ? ASK_FOR_QUOTES : ''}
}`;

/** The address is that of the page's configuration (./page-backend.ts), which may be invalid. */
const ASK_FOR_QUOTES = `try {
    const url = pageBackend.config.apiBase + '/currency/quotation_new?lang=' + lang;
    const sentAtMs = Date.now();
    const response = fetch(url, { headers: { Authorization: token }, cache: 'no-store' });
    response.catch(() => {});
    self.firstAnswer = { url, token, sentAtMs, response };
  } catch {}`;

/** sim/hosts/browser/core.ts uses this worker. If it cannot be created, that file handles the failure. */
const beginWorker = (file: string) =>
  // On a first visit the app has not stored its version yet (specification section 4); it does so when it starts, which
  // is later.
  `try { const name = localStorage.getItem('h5Version') ? '' : '${FIRST_VISIT}'; ` +
  `let file = ${JSON.stringify(file)}; ` +
  "if (self.trustedTypes) file = trustedTypes.createPolicy('early-worker', { createScriptURL: () => file }).createScriptURL(''); " +
  "const worker = exchangeWorker = new Worker(file, { type: 'module', name }); " +
  "worker.addEventListener('error', () => { worker.failed = true }) } catch {}";

/**
 * A browser may open the sandbox from its offline copy without starting its service worker, and then does not look for
 * a newer build. Therefore the page looks for one. The service worker must not do so itself: one that requested its own
 * update waited for the result for more than 20 seconds, and the worker of the newer build had to wait for its end. The
 * code is in the page and not in the app, so that it works with any app code in the copy.
 */
const LOOK_FOR_NEWER_BUILD = `addEventListener('load', () => setTimeout(() => {
    const { controller, ready } = navigator.serviceWorker ?? {};
    if (!controller) return;
    controller.postMessage('OPENED');
    ready.then((registration) => registration.update()).catch(() => {});
  }, 1000))`;

/**
 * Adds early requests to index.html for what its scripts would request a round trip later: the texts of the chosen
 * language, the first prices of a server and, after everything the shell needs, the simulation, whose worker starts
 * before the app's code is parsed.
 */
export function earlyRequests(hasServer: boolean): Plugin {
  let base = '/';
  return {
    name: 'early-requests',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const at = (file: string) => base + file;
        const { texts, worker, tabWorker, boot, start } = filesOf(Object.keys(bundle));
        const languages = Object.fromEntries(Object.entries(texts).map(([lang, file]) => [lang, at(file)]));
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', children: askEarly(languages, hasServer).replaceAll(/\s+/g, ' '), injectTo: 'head-prepend' },
        ];
        if (boot) {
          const attrs = { type: 'module', async: true, crossorigin: true, src: at(boot) };
          tags.push({ tag: 'script', attrs, injectTo: 'head' });
        }
        if (worker) {
          tags.push({ tag: 'script', children: beginWorker(at(worker)), injectTo: 'head' });
          tags.push({ tag: 'script', children: LOOK_FOR_NEWER_BUILD.replaceAll(/\s+/g, ' '), injectTo: 'body' });
        }
        for (const next of [start, tabWorker]) {
          if (next)
            tags.push({ tag: 'link', attrs: { rel: 'prefetch', crossorigin: true, href: at(next) }, injectTo: 'head' });
        }
        return tags;
      },
    },
  };
}
