import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FIRST_VISIT } from '../../sim/hosts/browser/first-visit.ts';

interface Files {
  /** The simulation's worker; null in builds without. */
  readonly worker: string | null;
  /** What the worker loads next. */
  readonly tabWorker: string | null;
  /** Language to file. */
  readonly texts: Readonly<Record<string, string>>;
  /** Starts the simulation; null in builds without. */
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

/** As src/data/session and src/data/asked-language read it. */
const preloadTexts = (texts: Readonly<Record<string, string>>) => `{
  const files = ${JSON.stringify(texts)};
  let lang = 'id';
  try { lang = new URLSearchParams(location.search).get('lang') || localStorage.getItem('lang') || lang } catch {}
  const href = files[lang];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}`;

/** As sim/hosts/browser/core.ts finds it; where no worker can be made, that one finds out itself. */
const beginWorker = (file: string) =>
  // The app notes its version when it starts (specification section 4), which is after this.
  `try { const name = localStorage.getItem('h5Version') ? '' : '${FIRST_VISIT}'; ` +
  `let file = ${JSON.stringify(file)}; ` +
  "if (self.trustedTypes) file = trustedTypes.createPolicy('early-worker', { createScriptURL: () => file }).createScriptURL(''); " +
  "const worker = exchangeWorker = new Worker(file, { type: 'module', name }); " +
  "worker.addEventListener('error', () => { worker.failed = true }) } catch {}";

/**
 * Browsers that open the sandbox from its kept copy without waking its service worker leave it to the page to wake it,
 * which then looks whether something else stands in this place by now. Here and not in the app: whatever the copy does.
 */
const TELL_SERVICE_WORKER =
  "addEventListener('load', () => setTimeout(() => navigator.serviceWorker?.controller?.postMessage('OPENED'), 1000))";

/**
 * Asks for files in index.html that the scripts there would ask for a round trip later: the words of the chosen
 * language and, behind all that the shell needs, the simulation, whose worker starts by itself before the app is read.
 */
export function earlyRequests(): Plugin {
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
          { tag: 'script', children: preloadTexts(languages).replaceAll(/\s+/g, ' '), injectTo: 'head-prepend' },
        ];
        if (boot) {
          const attrs = { type: 'module', async: true, crossorigin: true, src: at(boot) };
          tags.push({ tag: 'script', attrs, injectTo: 'head' });
        }
        if (worker) {
          tags.push({ tag: 'script', children: beginWorker(at(worker)), injectTo: 'head' });
          tags.push({ tag: 'script', children: TELL_SERVICE_WORKER, injectTo: 'body' });
        }
        for (const next of [start, tabWorker]) {
          if (next) tags.push({ tag: 'link', attrs: { rel: 'prefetch', href: at(next) }, injectTo: 'head' });
        }
        return tags;
      },
    },
  };
}
