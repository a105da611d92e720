/**
 * The sandbox's service worker: it adds a copy of the build, which opens without a network, to MSW's service worker,
 * which answers calls. Builds fill in BUILD (scripts/vite/offline-copy.ts); the development server stores nothing.
 *
 * A build is stored completely or not at all: its page is stored last, and is opened from here only then. So no page
 * gets files of another build, and a new build takes effect with the next load.
 */
const BUILD = { version: 'development', files: [] };

const PAGE = './';
const PREFIX = `pocket-exchange ${self.registration.scope} `;
const CACHE = PREFIX + BUILD.version;
/**
 * Addresses that MSW answers. It does not get the others, because each file would cost a round trip through the page.
 */
const ANSWERED = ['/api/', '/socket.io/', '/upload/'];
const isForPage = ({ origin, pathname }) =>
  origin === location.origin && ANSWERED.some((prefix) => pathname.startsWith(prefix));
const AT_ONCE = 4;
/** Files whose names change with their content. The browser may still hold an older build's file of any other name. */
const HASHED = /^assets\//;
/** Options of a request that asks the server whether what the browser holds is still the same. */
const ASK = { cache: 'no-cache' };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const absolute = (path) => new URL(path, self.registration.scope).href;

const fetchFromNetwork = self.fetch.bind(self);
/**
 * MSW passes a call on to the network when its page is gone or has stopped to answer. Another exchange may be there, so
 * the call fails instead.
 */
self.fetch = (request, options) =>
  isForPage(new URL(request.url ?? request)) ? Promise.resolve(Response.error()) : fetchFromNetwork(request, options);

/** The copy in progress, since only one may be made at a time. */
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
      if (!(await cache.match(address))) await store(cache, address, HASHED.test(path) ? {} : ASK);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
  await store(cache, absolute(PAGE), ASK);
}

async function store(cache, address, options) {
  const response = await fetch(address, { ...options, priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered HTTP ${response.status}`);
  // The files do not depend on request headers. With `vary` left in, the browser's static routing would not find them.
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(address, new Response(response.body, { headers }));
}

/**
 * Removes the copies of older builds except the last whole one, whose files open tabs may still request. A copy without
 * its page is of a build that could not be stored, so no tab was opened from it. Copies come in the order in which they
 * were begun: one after this build's is of a newer build, which is being stored.
 */
async function forgetOldBuilds() {
  const copies = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const own = copies.indexOf(CACHE);
  const older = copies.filter((name, nth) => name !== CACHE && (nth < own || BUILD.files.length === 0));
  const pages = await Promise.all(older.map((cacheName) => caches.match(absolute(PAGE), { cacheName })));
  const whole = older.filter((_name, nth) => pages[nth]);
  const used = BUILD.files.length === 0 ? null : (whole.at(-1) ?? older.at(-1));
  await Promise.all(older.filter((name) => name !== used).map((name) => caches.delete(name)));
}

/**
 * When the server has put something else in this place, such as a production build, the copy must not hide it. The copy
 * is removed and the opened page loads again from the server.
 */
async function leaveIfReplaced(clientId) {
  const response = await fetch(self.location.href, { cache: 'no-store' }).catch(() => null);
  if (!response || response.status >= 500 || response.redirected) return;
  if (response.ok && /javascript/.test(response.headers.get('content-type') ?? '')) return;
  await self.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  await goAgain(clientId);
}

/** How long a page may take to exist after its navigation began, in milliseconds. */
const OPEN_TIMEOUT_MS = 10_000;

/**
 * Makes the client of a navigation load its address once more, past this worker. While the navigation is in progress
 * there is no client yet, or `navigate` has no effect and leaves its id unchanged; then it tries again.
 */
async function goAgain(clientId) {
  const stop = Date.now() + OPEN_TIMEOUT_MS;
  while (Date.now() < stop) {
    const client = await clients.get(clientId);
    const gone = client && (await client.navigate(client.url));
    if (client && gone?.id !== clientId) return;
    await pause(50);
  }
}

async function openPage(request, page = PAGE) {
  return (await caches.match(absolute(page), { cacheName: CACHE })) ?? fetch(request);
}

async function openFile(request) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.match(request, { ...options, cacheName: CACHE });
  const kept = own ?? (await caches.match(request, options));
  return kept ? inPart(request, kept) : fetch(request);
}

/** Players ask for parts of audio and video, and some accept nothing else; the stored copy is whole. */
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

/**
 * How long a page may take to confirm that it answers calls, in milliseconds. A page that has just been resumed is
 * busy.
 */
const ARM_TIMEOUT_MS = 10_000;

/**
 * The browser ends an idle service worker, which then forgets which pages answer their calls and would let the calls
 * through to the network. So it asks the page that makes a call. @returns whether the page answers its calls
 */
async function arm(clientId) {
  const client = await clients.get(clientId);
  if (!client) return false;
  client.postMessage('ARM');
  const stop = Date.now() + ARM_TIMEOUT_MS;
  while (!activeClientIds.has(clientId) && Date.now() < stop && (await clients.get(clientId))) await pause(10);
  return activeClientIds.has(clientId);
}

/** How often to look whether a page that owes an answer still exists, in milliseconds. */
const GONE_CHECK_MS = 1_000;

/**
 * Lets the page that made a call answer it. A page that was left never answers; without an end to its calls the browser
 * would keep this worker for five minutes, and a newer build would wait for that. Calls of such a page do not go to the
 * network, where another exchange may answer.
 */
async function answerInPage(event) {
  const isArmed = activeClientIds.has(event.clientId) || (await arm(event.clientId));
  if (!(await clients.get(event.clientId))) return Response.error();
  if (!isArmed) return fetchFromNetwork(event.request);
  let isAnswered = false;
  const gone = async () => {
    do await pause(GONE_CHECK_MS);
    while (!isAnswered && (await clients.get(event.clientId)));
    return Response.error();
  };
  // MSW's own function, called with the arguments of MSW's own listener.
  const answer = handleRequest(event, crypto.randomUUID(), Date.now()).finally(() => {
    isAnswered = true;
  });
  return Promise.race([answer, gone()]);
}

/**
 * Whether the browser supports static routing (Chromium 123), by which it finds stored files itself, and this build has
 * files.
 */
const LOOKS_UP_ITSELF = BUILD.files.length > 0 && 'addRoutes' in (self.InstallEvent?.prototype ?? {});

/**
 * Registers static routes, so that a returning visitor need not wait for this worker to start. Files that are not
 * stored are fetched. In browsers without static routing, and for addresses with a query, this worker answers.
 */
function answerWithoutThisWorker(event) {
  if (!LOOKS_UP_ITSELF) return;
  const { pathname } = new URL(self.registration.scope);
  event.addRoutes([
    { condition: { urlPattern: { pathname, search: '' } }, source: { cacheName: CACHE } },
    // Searches the copies of older builds as well.
    { condition: { urlPattern: { pathname: `${pathname}assets/*`, search: '' } }, source: 'cache' },
  ]);
}

addEventListener('install', (event) => {
  answerWithoutThisWorker(event);
  // The first service worker activates at once. A later one waits until its build is stored completely.
  if (self.registration.active) event.waitUntil(keepBuild());
});

addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));

addEventListener('message', (event) => {
  if (event.data === 'KEEP_BUILD') {
    event.waitUntil(keepBuild().catch(() => {}));
    event.stopImmediatePropagation();
  }
  if (event.data === 'OPENED') {
    // index.html sends this after it was opened. With static routing the worker has not seen that navigation.
    if (LOOKS_UP_ITSELF) event.waitUntil(leaveIfReplaced(event.source.id));
    event.stopImmediatePropagation();
  }
  if (event.data === 'CLAIM') {
    event.waitUntil(clients.claim());
    event.stopImmediatePropagation();
  }
  if (event.data === 'CLIENT_CLOSED') {
    // MSW's own listener would unregister the worker together with the last page.
    event.stopImmediatePropagation();
    // MSW sends calls of a page that it does not know to the network, also those that are in progress.
    event.waitUntil(pause(GONE_CHECK_MS).then(() => activeClientIds.delete(event.source?.id)));
  }
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const { origin, pathname } = address;
  event.stopImmediatePropagation();
  if (isForPage(address)) {
    if (request.mode !== 'navigate') event.respondWith(answerInPage(event));
    return;
  }
  if (origin !== location.origin || request.method !== 'GET' || BUILD.files.length === 0) return;
  if (request.mode === 'navigate') {
    const isPage = [absolute(PAGE), absolute('index.html')].includes(origin + pathname);
    const page = isPage
      ? PAGE
      : BUILD.files.find((file) => file.endsWith('.html') && absolute(file) === origin + pathname);
    if (!page) return;
    event.respondWith(openPage(request, page));
    event.waitUntil(leaveIfReplaced(event.resultingClientId));
  } else if (request.url.startsWith(self.registration.scope)) event.respondWith(openFile(request));
});

importScripts('mockServiceWorker.js');
