import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpProblem, sendJson } from './http-answer';

export type RouteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** @throws HttpProblem 400 on what is no path of a site, or holds a percent sign that stands for nothing */
function urlOf({ url = '/' }: IncomingMessage): URL {
  try {
    const found = new URL(url, 'http://127.0.0.1');
    decodeURIComponent(found.pathname);
    if (/^\/[^/\\]|^\/$/.test(url)) return found;
  } catch {
    // Said below.
  }
  throw new HttpProblem(400, 'this is no path');
}

/**
 * Answers a request by the first route whose prefix its path has. Whatever goes wrong is this request's own: its caller
 * gets a status and a sentence, and what we did not foresee is written down here, not told to strangers.
 */
export async function route(
  routes: readonly [prefix: string, handler: RouteHandler][],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = urlOf(request);
    const found = routes.find(([prefix]) =>
      prefix.endsWith('/') && prefix !== '/' ? url.pathname.startsWith(prefix) : url.pathname === prefix,
    );
    if (!found) throw new HttpProblem(404, `nothing is served at ${url.pathname}`);
    await found[1](request, response, url);
  } catch (error) {
    if (!(error instanceof HttpProblem)) console.error(error);
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const { status, message } = error instanceof HttpProblem ? error : { status: 500, message: 'the host has failed' };
    // What is left of a body that was not read would be taken for the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    sendJson(response, status, { error: message });
  }
}
