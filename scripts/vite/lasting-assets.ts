import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets browsers keep files of `vite preview` that never change, because the names in the folder of assets have a hash of
 * their content (as sim/hosts/node-server/static-files.ts does). Otherwise they ask for each of the 70 to 180 files of a
 * start whether it has changed. `preview.headers` would hold for the page too.
 */
export const lastingAssets = (): Plugin => ({
  name: 'lasting-assets',
  configurePreviewServer({ middlewares, config: { root, base, build } }) {
    const assets = `${base}${build.assetsDir}/`;
    middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      // The answer for a file that is not there may be another one soon.
      if (path.startsWith(assets) && existsSync(resolve(root, build.outDir, path.slice(base.length))))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
});
