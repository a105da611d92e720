import type { Plugin } from 'vite';

/**
 * Lets the browser paint the outline in index.html before it parses anything else: a style sheet in the head would
 * block painting, and a cached script would run before the first frame. After the outline, sheets block only the script
 * below them, which starts the app one frame later (hidden pages have no frames, and start at once).
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
        const start = `<script>{ const start = () => import(${JSON.stringify(entry)}); if (document.hidden) start(); else requestAnimationFrame(() => setTimeout(start)) }</script>`;
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, ''), html)
          .replace(script, `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replace('</body>', `${sheets.join('')}${start}</body>`);
      },
    },
  };
}
