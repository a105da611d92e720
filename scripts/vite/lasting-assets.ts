import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets browsers cache files of `vite preview` that never change, because the names in the assets folder contain a hash
 * of their content (as sim/hosts/node-server/static-files.ts does). Otherwise browsers ask for each of the 70 to 180
 * files of a start whether it has changed. `preview.headers` would apply to the page too.
 */
export const lastingAssets = (): Plugin => ({
  name: 'lasting-assets',
  configurePreviewServer({ middlewares, config: { root, base, build } }) {
    const assets = `${base}${build.assetsDir}/`;
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      // A missing file may exist soon, so its answer must not be cached.
      if (path.startsWith(assets) && existsSync(resolve(root, build.outDir, path.slice(base.length))))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
});
