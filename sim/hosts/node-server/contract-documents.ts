import { sendJson } from './http-answer';
import type { RouteHandler } from './http-route';

/**
 * Answers `/openapi.json` and `/asyncapi.json`, which are made once, on the first request: their examples are answers of
 * an exchange that is started for them. Beside them are the schemas of people and start states as data.
 */
export function documentRoutes(): [path: string, handler: RouteHandler][] {
  let making: Promise<Readonly<Record<'openapi' | 'asyncapi', unknown>>> | null = null;
  const documents = () => {
    making ??= import('../../documents/documents')
      .then(({ contractDocuments }) => contractDocuments())
      .catch((error: unknown) => {
        making = null;
        throw error;
      });
    return making;
  };
  const serve =
    (name: 'openapi' | 'asyncapi'): RouteHandler =>
    async (_request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      sendJson(response, 200, (await documents())[name]);
    };
  const serveSchema =
    (name: 'person' | 'startState'): RouteHandler =>
    async (_request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      sendJson(response, 200, (await import('../../documents/people')).peopleSchemas()[name]);
    };
  return [
    ['/openapi.json', serve('openapi')],
    ['/asyncapi.json', serve('asyncapi')],
    ['/person.schema.json', serveSchema('person')],
    ['/start-state.schema.json', serveSchema('startState')],
  ];
}
