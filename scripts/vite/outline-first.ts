import type { Plugin } from 'vite';

/**
 * Lets the outline of index.html be painted before anything else is read: a style sheet in the head would hold back all
 * painting, and a script that is at hand would run before the first frame. After the outline, sheets hold back only the
 * script below them, which starts the app a frame later (hidden pages have no frames, and start at once).
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
