import * as v from 'valibot';

/** The origins besides the page's own that may steer it; `problem` is a sentence about a list that cannot be used. */
export interface EmbedOrigins {
  readonly origins: readonly string[];
  readonly problem: string | null;
}

const isOrigin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !text.includes('*');
};

const list = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ origins: v.optional(v.array(v.pipe(v.string(), v.check(isOrigin))), []) }),
);

/**
 * Reads the list that the page carries in `<script type="application/json" id="embed">`. Only exact origins are
 * allowed, because whoever serves the page has to name whom they trust. One wrong entry makes the whole list void,
 * because it may be a misspelt one.
 */
export function readOrigins(text: string): EmbedOrigins {
  const read = v.safeParse(list, text);
  if (read.success) return { origins: read.output.origins, problem: null };
  const [{ input }] = read.issues;
  const problem = `the list of origins in its index.html is invalid at ${JSON.stringify(input)}: write {"origins": ["https://host.example"]}`;
  return { origins: [], problem };
}
