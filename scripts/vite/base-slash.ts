import type { Connect, Plugin } from 'vite';

/** Redirects `/h5` to `/h5/`. Vite's own servers answer it with "not found" and a hint. */
export function baseSlash(base: string): Plugin {
  const bare = base.replace(/\/$/, '');
  const lead: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
    if (url !== bare && !url.startsWith(`${bare}?`)) return next();
    response.writeHead(302, { location: base + url.slice(bare.length) }).end();
  };
  return {
    name: 'base-slash',
    configureServer: ({ middlewares }) => void middlewares.use(lead),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(lead),
  };
}
