import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin } from 'vite';
import { bundleNode } from '../bundle-node.mjs';
import { buildManual, type Manual } from '../manual/site.ts';

const FOLDER = 'manual/';
const SCRIPT = 'docs/site/manual.ts';
const STYLE = 'docs/site/manual.css';
/** Generates tables of the actions, the contract and the scenarios. */
const REFERENCE = 'sim/documents/manual/reference.ts';

async function readReference(): Promise<Readonly<Record<string, string>>> {
  const reference: typeof import('../../sim/documents/manual/reference') = await import(
    pathToFileURL(await bundleNode(REFERENCE)).href
  );
  return reference.manualReference();
}

/** Caches a generated value, but not a failure, whose cause may be corrected while the development server runs. */
function kept<T>(make: () => Promise<T>) {
  let made: Promise<T> | null = null;
  const forget = () => {
    made = null;
  };
  const read = (): Promise<T> => {
    made ??= make().catch((error: unknown) => {
      forget();
      throw error;
    });
    return made;
  };
  return { read, forget };
}

/**
 * The manual (`docs/`) under `manual/` of the sandbox: in its build beside the app, in the development server generated
 * again after each change of its texts.
 */
export function manual(base: string): Plugin {
  let script = '';
  let style = '';
  const reference = kept(readReference);
  const built = async (files: { script: string; style: string }): Promise<Manual> =>
    buildManual({ ...files, reference: await reference.read() });
  return {
    name: 'manual',
    // Bundles of single files, such as those of e2e/bundle.ts, need no manual.
    apply: ({ build }, { mode }) => mode === 'sandbox' && !build?.ssr && !build?.lib,
    buildStart() {
      if (this.environment.mode !== 'build') return;
      script = this.emitFile({ type: 'chunk', id: SCRIPT, name: 'manual' });
      style = this.emitFile({ type: 'asset', name: 'manual.css', source: readFileSync(STYLE, 'utf8') });
    },
    async generateBundle() {
      const at = (file: string) => `../${this.getFileName(file)}`;
      const { pages, search } = await built({ script: at(script), style: at(style) });
      const emit = (file: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `${FOLDER}${file}`, source });
      for (const { file, html } of pages) emit(file, html);
      emit('search.json', JSON.stringify(search));
    },
    configureServer({ middlewares, watcher }) {
      const folder = `${base}${FOLDER}`;
      const current = kept(() => built({ script: `../${SCRIPT}`, style: `../${STYLE}` }));
      watcher.on('all', (_event, file) => {
        if (file.includes('/docs/')) current.forget();
      });
      const answer: Connect.NextHandleFunction = (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (path === folder || `${path}/` === folder) {
          response.writeHead(302, { location: `${folder}index.html` }).end();
          return;
        }
        if (!path.startsWith(folder)) return next();
        current.read().then(({ pages, search }) => {
          const file = path.slice(folder.length);
          const page = pages.find((one) => one.file === file);
          if (page) response.setHeader('content-type', 'text/html; charset=utf-8').end(page.html);
          else if (file === 'search.json')
            response.setHeader('content-type', 'application/json').end(JSON.stringify(search));
          else response.writeHead(404).end();
        }, next);
      };
      middlewares.use(answer);
    },
  };
}
