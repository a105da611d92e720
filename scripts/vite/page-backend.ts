import { minifySync, type Plugin } from 'vite';
import {
  type BackendConfig,
  backendPolicy,
  OWN_HOST,
  type ReadConfig,
  readBackendConfig,
} from '../../src/lib/backend-config.ts';

/** Build-time variables that set the defaults of the page's configuration. */
interface Variables {
  readonly VITE_API_BASE?: string | undefined;
  readonly VITE_SOCKET_URL?: string | undefined;
  readonly VITE_SOCKET_PROTOCOL?: string | undefined;
  /** Separated by blanks, like the origins of the web view. */
  readonly VITE_MEDIA_ORIGINS?: string | undefined;
  readonly VITE_WEB_VIEW_ORIGINS?: string | undefined;
}

/** The entries of a variable that are separated by blanks. */
export const listOf = (value: string | undefined) => value?.split(' ').filter((one) => one !== '');

/** The configuration that the variables describe. @throws if one of them is invalid */
export function configOf(variables: Variables): BackendConfig {
  const given = {
    apiBase: variables.VITE_API_BASE || undefined,
    socketUrl: variables.VITE_SOCKET_URL || undefined,
    socketProtocol: variables.VITE_SOCKET_PROTOCOL || undefined,
    mediaOrigins: listOf(variables.VITE_MEDIA_ORIGINS),
    webViewOrigins: listOf(variables.VITE_WEB_VIEW_ORIGINS),
  };
  const read: ReadConfig = readBackendConfig(JSON.stringify(given), OWN_HOST);
  if ('config' in read) return read.config;
  throw new Error(`${read.problem.field} cannot be ${read.problem.value}: ${read.problem.kind}`);
}

/** Runs before anything else in the page. src/data/api/backend.ts takes the result. */
const readPage = (defaults: BackendConfig) => `{
  const defaults = ${JSON.stringify(defaults)};
  const readBackendConfig = ${readBackendConfig};
  const backendPolicy = ${backendPolicy};
  const read = readBackendConfig(document.getElementById('backend')?.textContent ?? '{}', defaults);
  const content = backendPolicy(read.config ?? defaults);
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
  self.pageBackend = read;
}`;

/**
 * Puts the address of the exchange into index.html as data, which a deployment changes without a new build, and the
 * script that reads it. The script also adds the policy that follows from it, so that nothing has to be changed twice.
 */
export function pageBackend(variables: Variables): Plugin {
  const config = configOf(variables);
  return {
    name: 'page-backend',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'backend' },
          children: `\n${JSON.stringify(config, null, 2)}\n`,
          injectTo: 'head-prepend',
        },
        { tag: 'script', children: minifySync('page-backend.js', readPage(config)).code, injectTo: 'head-prepend' },
      ],
    },
  };
}
