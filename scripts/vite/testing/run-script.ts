import { runInNewContext } from 'node:vm';

/** Runs a script of a page, and returns the value that it has stored in `self.shown`. */
export function shownBy(script: string): unknown {
  const page: Record<string, unknown> = {};
  page.self = page;
  runInNewContext(script, page);
  return page.shown === undefined ? undefined : JSON.parse(JSON.stringify(page.shown));
}
