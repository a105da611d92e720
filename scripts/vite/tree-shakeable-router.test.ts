import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { treeShakeableRouter } from './tree-shakeable-router';

/** The bundle of these imports from the installed react-router, as in production. */
async function bundled(names: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === '/entry' ? id : null),
        load: (id) => (id === '/entry' ? `export { ${names} } from 'react-router';` : null),
      },
      treeShakeableRouter(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/entry', formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const [{ output }] = bundle as [Rolldown.RolldownOutput];
  return output[0].code;
}

const UNUSED = /forwardRef\(|\.memo\(|(?:Await|Render|Remix)ErrorBoundary|\.displayName/;

test('links, forms and error boundaries that nobody imports are dropped', async () => {
  const code = await bundled('Router, useLocation, useNavigate, useSearchParams');
  expect(code).toMatch(/\bfunction Router\b/);
  expect(UNUSED.exec(code)).toBeNull();
});

test('a link that somebody imports stays', async () => {
  expect(await bundled('Link')).toMatch(/\bLink = .*forwardRef\(/);
});

test('an error boundary that is used keeps its context', async () => {
  expect(await bundled('useRoutes')).toMatch(/class extends \S+ \{\s*static contextType = RSCRouterContext;/);
});
