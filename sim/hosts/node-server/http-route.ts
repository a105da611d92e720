import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpProblem, sendJson } from './http-answer';

export type RouteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** @throws HttpProblem 400 on a target that is not a path, or that has an invalid percent-encoding */
function urlOf({ url = '/' }: IncomingMessage): URL {
  try {
    const found = new URL(url, 'http://127.0.0.1');
    decodeURIComponent(found.pathname);
    if (/^\/[^/\\]|^\/$/.test(url)) return found;
  } catch {
    // The error after this block covers this case.
  }
  throw new HttpProblem(400, 'this is no path');
}

/**
 * Answers a request by the first route whose prefix matches its path. An error concerns only this request: an
 * HttpProblem is answered with its status and message, any other error with 500. Unforeseen errors are logged here and
 * not shown to the caller.
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
    const { status, message, headers } =
      error instanceof HttpProblem ? error : { status: 500, message: 'the host has failed', headers: {} };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The unread rest of the body would otherwise be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    sendJson(response, status, { error: message });
  }
}
