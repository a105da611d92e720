import { describe, expect, test } from 'vitest';
import { type BackendConfig, backendPolicy, OWN_HOST, readBackendConfig } from './backend-config';

const DEFAULTS: BackendConfig = { ...OWN_HOST, apiBase: 'https://built.test/api', socketProtocol: 3 };

describe('a configuration', () => {
  test.each<[string, unknown, Partial<BackendConfig>]>([
    ['nothing: what was built', {}, {}],
    ['an address', { apiBase: 'https://x.test/v2/api' }, { apiBase: 'https://x.test/v2/api' }],
    ['a slash at the end', { apiBase: 'https://x.test/api//' }, { apiBase: 'https://x.test/api' }],
    ['the root of a host', { apiBase: 'http://127.0.0.1:8787/' }, { apiBase: 'http://127.0.0.1:8787' }],
    ['an IPv6 host', { apiBase: 'http://[::1]:8787/api' }, { apiBase: 'http://[::1]:8787/api' }],
    ['a path of the own host', { apiBase: '/exchange/api/' }, { apiBase: '/exchange/api' }],
    ['the root of the own host', { apiBase: '/' }, { apiBase: '' }],
    ['a socket server', { socketUrl: 'https://live.x.test' }, { socketUrl: 'https://live.x.test' }],
    ['a socket server named by its own scheme', { socketUrl: 'wss://x.test' }, { socketUrl: 'https://x.test' }],
    ['the own host for sockets', { socketUrl: '' }, { socketUrl: '' }],
    ['the newer protocol', { socketProtocol: 4 }, { socketProtocol: 4 }],
    ['a protocol in quotes', { socketProtocol: '4' }, { socketProtocol: 4 }],
    ['hosts of media', { mediaOrigins: ['https://*.cdn.test/'] }, { mediaOrigins: ['https://*.cdn.test'] }],
    ['hosts of the web view', { webViewOrigins: ['https://h.test/a'] }, { webViewOrigins: ['https://h.test'] }],
  ])('%s', (_name, given, expected) => {
    expect(readBackendConfig(JSON.stringify(given), DEFAULTS)).toEqual({ config: { ...DEFAULTS, ...expected } });
  });

  test.each<[string, string, string, string, string]>([
    ['is not JSON', '{apiBase: "/api"}', 'json', '', '{apiBase: "/api"}'],
    ['is a template nobody filled', '%BACKEND%', 'json', '', '%BACKEND%'],
    ['is empty', ' ', 'json', '', ''],
    ['is a list', '[]', 'json', '', '[]'],
    ['is null', 'null', 'json', '', 'null'],
    ['has a mistyped name', '{"apibase":"/api"}', 'unknown', 'apibase', '/api'],
    ['has a name of the prototype', '{"constructor":1}', 'unknown', 'constructor', '1'],
    ['has no scheme', '{"apiBase":"x.test/api"}', 'address', 'apiBase', 'x.test/api'],
    ['has another scheme', '{"apiBase":"ftp://x.test"}', 'address', 'apiBase', 'ftp://x.test'],
    ['has a script for an address', '{"apiBase":"javascript:x()"}', 'address', 'apiBase', 'javascript:x()'],
    ['has an address without a scheme', '{"apiBase":"//x.test/api"}', 'address', 'apiBase', '//x.test/api'],
    ['has an empty address', '{"apiBase":""}', 'address', 'apiBase', ''],
    ['has an impossible port', '{"apiBase":"https://x.test:99999"}', 'address', 'apiBase', 'https://x.test:99999'],
    ['has a query', '{"apiBase":"https://x.test/api?a=b"}', 'address', 'apiBase', 'https://x.test/api?a=b'],
    ['has a name and password', '{"apiBase":"https://a:b@x.test"}', 'address', 'apiBase', 'https://a:b@x.test'],
    ['has any host for an address', '{"socketUrl":"https://*.x.test"}', 'address', 'socketUrl', 'https://*.x.test'],
    ['would end a directive', '{"mediaOrigins":["https://x;a"]}', 'address', 'mediaOrigins', 'https://x;a'],
    ['names everything', '{"mediaOrigins":["*"]}', 'address', 'mediaOrigins', '*'],
    ['has a number for an address', '{"socketUrl":8787}', 'address', 'socketUrl', '8787'],
    ['has one origin for a list', '{"mediaOrigins":"https://x.test"}', 'list', 'mediaOrigins', 'https://x.test'],
    ['shows open pages', '{"webViewOrigins":["http://h.test"]}', 'secure', 'webViewOrigins', 'http://h.test'],
    ['has another protocol', '{"socketProtocol":2}', 'protocol', 'socketProtocol', '2'],
    ['has no protocol', '{"socketProtocol":null}', 'protocol', 'socketProtocol', 'null'],
  ])('that %s is reported', (_name, json, kind, field, value) => {
    expect(readBackendConfig(json, DEFAULTS)).toEqual({ problem: { kind, field, value } });
  });
});

describe('the policy of a configuration', () => {
  const rulesOf = (config: Partial<BackendConfig>) =>
    Object.fromEntries(
      backendPolicy({ ...OWN_HOST, ...config })
        .split('; ')
        .map((rule) => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]),
    );

  test.each<[string, Partial<BackendConfig>, Record<string, string>]>([
    ['the own host', {}, { 'connect-src': "'self'", 'img-src': "'self' data: blob:", 'frame-src': "'self' https:" }],
    [
      'a backend elsewhere, over its socket too',
      { apiBase: 'https://api.test/v1', socketUrl: 'http://live.test:8443' },
      {
        'connect-src': "'self' https://api.test http://live.test:8443 wss://api.test ws://live.test:8443",
        'media-src': "'self' data: blob: https://api.test http://live.test:8443",
        'frame-src': "'self' https: https://api.test http://live.test:8443",
      },
    ],
    ['media elsewhere', { mediaOrigins: ['https://cdn.test'] }, { 'img-src': "'self' data: blob: https://cdn.test" }],
    ['named pages alone', { webViewOrigins: ['https://h.test'] }, { 'frame-src': "'self' https://h.test" }],
  ])('%s', (_name, config, expected) => {
    expect(rulesOf(config)).toMatchObject(expected);
  });
});
