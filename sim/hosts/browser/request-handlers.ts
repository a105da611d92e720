import { http, type RequestHandler } from 'msw';
import { type Route, routeOf } from './handlers';

/** The routes as handlers of MSW. */
export const requestHandlers = (routes: readonly Route[]): RequestHandler[] =>
  routes.map((route) =>
    http.all(
      ({ request }) => routeOf([route], request) !== null,
      ({ request }) => route.answer(request),
    ),
  );
