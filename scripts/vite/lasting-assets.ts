import type { Plugin } from 'vite';

/** Files whose names have a hash of their content, in the base's folder of assets. */
const HASHED = /\/assets\/[^?]*-[\w-]{8}\.\w+(?:\?|$)/;

/**
 * Lets browsers keep files of `vite preview` that never change, as hosts of a build do (docs/how-to/serve.md). Otherwise
 * they ask for each of the 70 to 180 files of a start whether it has changed.
 */
export const lastingAssets = (): Plugin => ({
  name: 'lasting-assets',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (HASHED.test(request.url ?? '')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }),
});
