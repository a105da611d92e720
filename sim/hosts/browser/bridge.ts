import { type Route, routeOf } from './handlers';

/**
 * Answers this page's requests inside the page while `isOpen`. A request that has begun ends where it began. Requests
 * for images do not go through it. Returns the function that puts the browser's own functions back.
 */
export function bridgeRequests(routes: readonly Route[], isOpen: () => boolean): () => void {
  const nativeFetch = globalThis.fetch;
  const NativeXhr = globalThis.XMLHttpRequest;
  const routeFor = (url: string) => (isOpen() ? routeOf(routes, { url }) : null);

  const fetchHere: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href;
    const route = routeFor(address);
    if (!route) return nativeFetch(input, init);
    const request = new Request(input, init);
    return beforeAbort(request.signal, answerAs(route, request));
  };
  const XhrHere = bridgedXhr(NativeXhr, routeFor);
  globalThis.fetch = fetchHere;
  globalThis.XMLHttpRequest = XhrHere;
  return () => {
    // MSW may have put its own functions in front of these.
    if (globalThis.fetch === fetchHere) globalThis.fetch = nativeFetch;
    if (globalThis.XMLHttpRequest === XhrHere) globalThis.XMLHttpRequest = NativeXhr;
  };
}

/** Rejects as fetch does when the network loses a request. */
async function answerAs(route: Route, request: Request): Promise<Response> {
  const response = await route.answer(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function beforeAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * An XMLHttpRequest with the parts that uploads and the polling transport use. Requests without a route go to the
 * browser's own.
 */
function bridgedXhr(Native: typeof XMLHttpRequest, routeFor: (url: string) => Route | null): typeof XMLHttpRequest {
  return class BridgedXhr extends Native {
    #opened: { readonly method: string; readonly url: string } | null = null;
    readonly #headers = new Headers();
    readonly #controller = new AbortController();

    override open(method: string, url: string | URL, ...rest: readonly unknown[]): void {
      this.#opened = { method, url: new URL(url, document.baseURI).href };
      super.open(method, url, ...(rest as [boolean]));
    }

    override setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
      super.setRequestHeader(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const route = this.#opened && routeFor(this.#opened.url);
      if (!route || !this.#opened || body instanceof Document) {
        super.send(body);
        return;
      }
      const { method, url } = this.#opened;
      const { signal } = this.#controller;
      const request = new Request(url, { method, headers: this.#headers, body: body ?? null, signal });
      beforeAbort(
        signal,
        answerAs(route, request).then(async (got) => this.#show(got, await got.text())),
      ).then(
        () => this.#dispatch('readystatechange', 'load', 'loadend'),
        () => {
          this.#show(null, '');
          this.#dispatch('readystatechange', signal.aborted ? 'abort' : 'error', 'loadend');
        },
      );
    }

    override abort(): void {
      this.#controller.abort();
      super.abort();
    }

    #show(response: Response | null, text: string): void {
      const shown = { readyState: 4, status: response?.status ?? 0, responseText: text, response: text };
      for (const [name, value] of Object.entries(shown))
        Object.defineProperty(this, name, { value, configurable: true });
      this.getResponseHeader = (name) => response?.headers.get(name) ?? null;
    }

    #dispatch(...events: readonly string[]): void {
      for (const type of events) this.dispatchEvent(new ProgressEvent(type));
    }
  };
}
