/**
 * The sandbox's service worker: MSW's, which answers calls, and around it a copy of the build that opens without a
 * network. Builds fill in BUILD (scripts/vite/offline-copy.ts); the development server keeps nothing.
 *
 * A build is kept whole or not at all: its page is stored last, and is opened from here once it is stored. So no page
 * meets files of another build, and a new build takes effect with the next load.
 */
const BUILD = { version: 'development', files: [] };

const PAGE = './';
const PREFIX = `pocket-exchange ${self.registration.scope} `;
const CACHE = PREFIX + BUILD.version;
/** Addresses that MSW answers; it never sees the rest, which would cost each file a round trip through the page. */
const ANSWERED = ['/api/', '/socket.io/', '/upload/'];
const AT_ONCE = 4;

const absolute = (path) => new URL(path, self.registration.scope).href;

/** Only one copy is made at a time. */
let keeping = null;

function keepBuild() {
  keeping ??= copyBuild().finally(() => {
    keeping = null;
  });
  return keeping;
}

async function copyBuild() {
  const cache = await caches.open(CACHE);
  if (BUILD.files.length === 0 || (await cache.match(absolute(PAGE)))) return;
  const missing = [...BUILD.files];
  const copy = async () => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const address = absolute(path);
      if (!(await cache.match(address))) await store(cache, address, {});
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
  await store(cache, absolute(PAGE), { cache: 'no-cache' });
}

async function store(cache, address, options) {
  const response = await fetch(address, { ...options, priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered HTTP ${response.status}`);
  // Whatever a request says of itself, a file is the same; browsers that look it up themselves would go by this.
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(address, new Response(response.body, { headers }));
}

/** The copies of older builds, but for the last one: tabs that are still open ask for its files. */
async function forgetOldBuilds() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const forgotten = BUILD.files.length === 0 ? older : older.slice(0, -1);
  await Promise.all(forgotten.map((name) => caches.delete(name)));
}

/**
 * Where the server has put something else in this place, such as a production build, the copy must not hide it: the page
 * that is being opened goes there.
 */
async function leaveIfReplaced(clientId) {
  const response = await fetch(self.location.href, { cache: 'no-store' }).catch(() => null);
  if (!response || response.status >= 500 || response.redirected) return;
  if (response.ok && /javascript/.test(response.headers.get('content-type') ?? '')) return;
  await self.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  await goAgain(clientId);
}

/** Browsers look for a later build with each page that this worker opens; for one that they look up, they are asked to. */
async function leaveOrUpdate(clientId) {
  await leaveIfReplaced(clientId);
  // Without a network there is none, and where this one was replaced, nothing to update.
  await self.registration.update().catch(() => {});
}

/** How long a page may take to come to be after it was asked for. */
const OPEN_TIMEOUT_MS = 10_000;

/**
 * Has the page that a navigation leads to go where it goes once more, past this worker. While that navigation is under
 * way there is no page yet, or one that takes it for its own: then it stays the page it is.
 */
async function goAgain(clientId) {
  const stop = Date.now() + OPEN_TIMEOUT_MS;
  while (Date.now() < stop) {
    const client = await clients.get(clientId);
    const gone = client && (await client.navigate(client.url));
    if (client && gone?.id !== clientId) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openPage(request) {
  return (await caches.match(absolute(PAGE), { cacheName: CACHE })) ?? fetch(request);
}

async function openFile(request) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.match(request, { ...options, cacheName: CACHE });
  const kept = own ?? (await caches.match(request, options));
  return kept ? inPart(request, kept) : fetch(request);
}

/** Players ask for parts of a sound or film, and some take nothing else; a copy is whole. */
async function inPart(request, whole) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return whole;
  const bytes = await whole.blob();
  const first = Number(from);
  const last = Math.min(to ? Number(to) : bytes.size, bytes.size - 1);
  if (first > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } });
  const headers = {
    'content-type': bytes.type,
    'content-length': `${last - first + 1}`,
    'content-range': `bytes ${first}-${last}/${bytes.size}`,
  };
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

/** How long a page may take to say that it answers calls; one that has just woken is busy. */
const ARM_TIMEOUT_MS = 3_000;

/**
 * A service worker that was ended has forgotten whose calls it passes on, and would let them through to the network.
 * So it asks the page that makes one. @returns whether the page answers its calls
 */
async function arm(clientId) {
  const client = await clients.get(clientId);
  if (!client) return false;
  client.postMessage('ARM');
  const stop = Date.now() + ARM_TIMEOUT_MS;
  while (!activeClientIds.has(clientId) && Date.now() < stop) await new Promise((resolve) => setTimeout(resolve, 10));
  return activeClientIds.has(clientId);
}

async function answerArmed(event) {
  if (!(await arm(event.clientId))) return fetch(event.request);
  // MSW's own, as its listener calls it.
  return handleRequest(event, crypto.randomUUID(), Date.now());
}

/** Whether the browser can be told to look up a build's files itself (static routing, Chromium 123), and there is one. */
const LOOKS_UP_ITSELF = BUILD.files.length > 0 && 'addRoutes' in (self.InstallEvent?.prototype ?? {});

/**
 * So that a phone that comes again need not wait for this worker. What is not kept is fetched; in other browsers, and
 * with a query, page and files are asked for here.
 */
function answerWithoutThisWorker(event) {
  if (!LOOKS_UP_ITSELF) return;
  const { pathname } = new URL(self.registration.scope);
  event.addRoutes([
    { condition: { urlPattern: { pathname, search: '' } }, source: { cacheName: CACHE } },
    // In the older copies as well.
    { condition: { urlPattern: { pathname: `${pathname}assets/*`, search: '' } }, source: 'cache' },
  ]);
}

addEventListener('install', (event) => {
  answerWithoutThisWorker(event);
  // The first one is wanted at once; a later one takes over when its build is complete.
  if (self.registration.active) event.waitUntil(keepBuild());
});

addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));

addEventListener('message', (event) => {
  if (event.data === 'KEEP_BUILD') {
    event.waitUntil(keepBuild().catch(() => {}));
    event.stopImmediatePropagation();
  }
  if (event.data === 'OPENED') {
    // From index.html, a moment after it came: nobody has asked here for it.
    if (LOOKS_UP_ITSELF) event.waitUntil(leaveOrUpdate(event.source.id));
    event.stopImmediatePropagation();
  }
  if (event.data === 'CLAIM') {
    event.waitUntil(clients.claim());
    event.stopImmediatePropagation();
  }
  if (event.data === 'CLIENT_CLOSED') {
    // MSW's own answer is to unregister with the last page.
    event.stopImmediatePropagation();
    activeClientIds.delete(event.source?.id);
  }
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin;
  const isAnswered = isOurs && ANSWERED.some((prefix) => pathname.startsWith(prefix));
  if (isAnswered && activeClientIds.has(event.clientId)) return;
  event.stopImmediatePropagation();
  if (isAnswered) {
    if (request.mode !== 'navigate') event.respondWith(answerArmed(event));
    return;
  }
  if (!isOurs || request.method !== 'GET' || BUILD.files.length === 0) return;
  if (request.mode === 'navigate') {
    const isPage = [absolute(PAGE), absolute('index.html')].includes(origin + pathname);
    if (!isPage) return;
    event.respondWith(openPage(request));
    event.waitUntil(leaveIfReplaced(event.resultingClientId));
  } else if (request.url.startsWith(self.registration.scope)) event.respondWith(openFile(request));
});

importScripts('mockServiceWorker.js');
