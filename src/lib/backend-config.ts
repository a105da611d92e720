/** Where a deployment's exchange is, as the deployed page says it (docs/how-to/connect-a-backend.md). */
export interface BackendConfig {
  /** Paths of calls are appended to it: an address, or a path on the page's own host. It has no slash at its end. */
  readonly apiBase: string;
  /** The socket.io server; '' is the page's own host. */
  readonly socketUrl: string;
  /** engine.io protocol: 4, or 3 for servers of the family that support no other (realtime facts section 1.1). */
  readonly socketProtocol: 3 | 4;
  /** Further origins of pictures, sounds and films. */
  readonly mediaOrigins: readonly string[];
  /** Origins of the pages that may be shown inside the app. If empty, the exchange's settings alone decide. */
  readonly webViewOrigins: readonly string[];
}

/** The first thing that is wrong with a configuration. `field` is '' if it is not an object at all. */
export interface ConfigProblem {
  readonly kind: 'json' | 'unknown' | 'address' | 'secure' | 'list' | 'protocol';
  readonly field: string;
  readonly value: string;
}

export type ReadConfig = { readonly config: BackendConfig } | { readonly problem: ConfigProblem };

/** The page's own host answers both calls and sockets. */
export const OWN_HOST: BackendConfig = {
  apiBase: '/api',
  socketUrl: '',
  socketProtocol: 4,
  mediaOrigins: [],
  webViewOrigins: [],
};

/**
 * Reads a configuration from JSON; fields that it lacks are taken from `defaults`. The build puts the source of this
 * function into index.html (scripts/vite/page-backend.ts), so it must not refer to anything outside of itself.
 */
export function readBackendConfig(json: string, defaults: BackendConfig): ReadConfig {
  // Only characters without a meaning in a policy, where `;` would begin another directive.
  const ADDRESS = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%/-]*)?$/i;
  const MEDIA_ORIGIN = /^https?:\/\/(?:\*\.)?[\w.:[\]-]+\/?$/i;
  const PATH = /^\/(?!\/)[\w.~%/-]*$/;
  class Wrong {
    constructor(readonly problem: ConfigProblem) {}
  }
  const wrong = (kind: ConfigProblem['kind'], field: string, value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return new Wrong({ kind, field, value: text.slice(0, 80) });
  };
  const addressOf = (field: string, value: unknown, form = ADDRESS) => {
    let url: URL | null = null;
    try {
      if (typeof value === 'string' && form.test(value)) url = new URL(value);
    } catch {
      // Reported below, like an address of another form.
    }
    if (url === null) throw wrong('address', field, value);
    return url;
  };
  const readAddress = (field: string, value: unknown) => addressOf(field, value).href.replace(/\/+$/, '');
  const readOrigins = (field: string, value: unknown, form = ADDRESS) => {
    if (!Array.isArray(value)) throw wrong('list', field, value);
    return value.map((one) => addressOf(field, one, form).origin);
  };
  const readers: { readonly [F in keyof BackendConfig]: (value: unknown) => BackendConfig[F] } = {
    apiBase: (value) =>
      typeof value === 'string' && PATH.test(value) ? value.replace(/\/+$/, '') : readAddress('apiBase', value),
    socketUrl: (value) =>
      value === '' ? '' : readAddress('socketUrl', typeof value === 'string' ? value.replace(/^ws/i, 'http') : value),
    socketProtocol: (value) => {
      if (value === 3 || value === '3') return 3;
      if (value === 4 || value === '4') return 4;
      throw wrong('protocol', 'socketProtocol', value);
    },
    mediaOrigins: (value) => readOrigins('mediaOrigins', value, MEDIA_ORIGIN),
    webViewOrigins: (value) => {
      const origins = readOrigins('webViewOrigins', value);
      const open = origins.find((origin) => !origin.startsWith('https:'));
      if (open !== undefined) throw wrong('secure', 'webViewOrigins', open);
      return origins;
    },
  };
  try {
    let given: unknown;
    try {
      given = JSON.parse(json);
    } catch {
      throw wrong('json', '', json.trim());
    }
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong('json', '', given);
    const read: Record<string, unknown> = { ...defaults };
    for (const [field, value] of Object.entries(given)) {
      if (!Object.hasOwn(readers, field)) throw wrong('unknown', field, value);
      read[field] = readers[field as keyof BackendConfig](value);
    }
    return { config: read as unknown as BackendConfig };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem };
    throw error;
  }
}

/**
 * The part of the Content-Security-Policy that depends on the configuration. It stands in index.html like the function
 * above, and must not refer to anything outside of itself either.
 */
export function backendPolicy({ apiBase, socketUrl, mediaOrigins, webViewOrigins }: BackendConfig): string {
  const addresses = [apiBase, socketUrl].filter((address) => address.startsWith('http'));
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const shown = ["'self'", 'data:', 'blob:', ...origins, ...mediaOrigins].join(' ');
  const framed = ["'self'", ...(webViewOrigins.length > 0 ? webViewOrigins : ['https:']), ...origins].join(' ');
  const reached = ["'self'", ...origins, ...sockets].join(' ');
  return `connect-src ${reached}; img-src ${shown}; media-src ${shown}; frame-src ${framed}`;
}
