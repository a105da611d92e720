import { expect, test } from 'vitest';
import { liveBackend } from './live-backend';

const SIM = 'http://127.0.0.1:8787';

test.each([
  ['nothing: the exchange of npm run sim', {}, `${SIM}/api/user/info`, SIM],
  ['a path: the same', { VITE_API_BASE: '/api' }, `${SIM}/api/user/info`, SIM],
  ['an address', { VITE_API_BASE: 'https://x.test/api' }, 'https://x.test/api/user/info', 'https://x.test'],
  ['a deeper one', { VITE_API_BASE: 'https://x.test/v2/api/' }, 'https://x.test/v2/api/user/info', 'https://x.test'],
  ['the root of a host', { VITE_API_BASE: 'http://x.test:81' }, 'http://x.test:81/user/info', 'http://x.test:81'],
  [
    'a socket elsewhere',
    { VITE_API_BASE: 'https://x.test/api', VITE_SOCKET_URL: 'https://live.x.test' },
    'https://x.test/api/user/info',
    'https://live.x.test',
  ],
])('the dev server passes on what it is told: %s', (_name, setting, call, socket) => {
  const { proxy } = liveBackend(setting);
  const { target, rewrite } = proxy['/api'] ?? {};
  expect(`${target}${rewrite?.('/api/user/info')}`).toBe(call);
  expect(proxy['/upload']?.target).toBe(target);
  expect(proxy['/socket.io']).toMatchObject({ target: socket, ws: true });
});
