import type { Plugin } from 'vite';
import { showStartFailure } from '../../src/app/start-failure.ts';

/** Hidden pages do not wait: their timers run once a second. */
const startIn = (files: readonly (string | undefined)[], sheets: readonly (string | undefined)[]) =>
  `{
  const start = async () => {
    for (const sheet of ${JSON.stringify(sheets)})
      if (!document.querySelector('link[href="' + sheet + '"]').sheet?.cssRules.length) throw new Error(sheet);
    for (const file of ${JSON.stringify(files)}) {
      await import(file);
      if (!document.hidden) await new Promise((next) => setTimeout(next));
    }
  };
  const begin = () => start().catch((error) => {
    console.error(error);
    (${showStartFailure})(document.getElementById('root'));
  });
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}`.replaceAll(/\s+/g, ' ');

/**
 * Lets the browser paint the outline in index.html before it parses anything else: a style sheet in the head would
 * block painting, and a cached script would run before the first frame. After the outline, sheets block only the script
 * below them, which starts the app one frame later (hidden pages have no frames, and start at once). The files that the
 * entry imports run one by one, in tasks of their own: together they would keep a slow phone from answering a finger
 * for a tenth of a second. If one of them or a sheet fails to load, this script shows the failure, because the app
 * cannot. The entry is marked, because its name identifies the build (src/app/new-version.tsx).
 */
export function outlineFirst(): Plugin {
  return {
    name: 'outline-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const [script = '', entry = ''] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(html) ?? [];
        if (!entry) throw new Error('index.html has lost its script');
        const imported = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)].map(([, file]) => file);
        const styles = sheets.map((sheet) => /href="([^"]*)"/.exec(sheet)?.[1]);
        const start = `<script>${startIn([...imported, entry], styles)}</script>`;
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, ''), html)
          .replace(script, `<link rel="modulepreload" crossorigin href="${entry}" data-entry>`)
          .replace('</body>', `${sheets.join('')}${start}</body>`);
      },
    },
  };
}
