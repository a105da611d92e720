import { keyedWord } from '@/lib/prng';
import type { FinishedRun } from '../../journal/journal';
import { combine, StateHasher } from '../../journal/state-hash';
import { StartError } from '../../start-reason';
import type { FileBookmark } from '../run-file';
import { entriesOf, type Login, stepsOf } from '../steps';
import { fromBase64Url, toBase64Url } from './base64url';
import { deflate, inflate } from './deflate';
import { type PackedHead, packRun, unpackRun } from './pack';
import { vocabularyMark } from './vocabulary';

/** Name of the query parameter that holds a link; it comes before the `#`. */
export const LINK_PARAMETER = 'run';

/** The first byte of every link: the version of its format. */
const FORMAT = 1;
/** The format byte and the check come before the compressed run. */
const CHECK_BYTES = 4;
const HEAD_BYTES = 1 + CHECK_BYTES;
/** Limit of the uncompressed size, which is more than a day of clicking takes. Larger data is not a log. */
const MAX_BYTES = 8_000_000;

/**
 * A link that cannot be opened. It names the scenario and seed of its run when they are readable, so that the scenario
 * can be started anew.
 */
export class LinkError extends StartError {
  override readonly name = 'LinkError';
  readonly run: { readonly scenario: string; readonly seed: number } | null;
  /** A query that starts the link's scenario without its commands; '' when not even the scenario is known. */
  readonly instead: string;

  constructor(kind: 'damaged' | 'format' | 'build', message: string, run: LinkError['run'] = null, cause?: unknown) {
    super({ kind }, message, { cause });
    this.run = run;
    this.instead = run ? `?scenario=${run.scenario}&seed=${run.seed}` : '';
  }
}

/**
 * A run, and its named moments, as a text of letters, digits, `-` and `_` for an address: `?run=…`. `logins` as in
 * `stepsOf`.
 */
export async function writeLink(
  run: FinishedRun,
  logins: ReadonlyMap<string, Login>,
  bookmarks: readonly FileBookmark[] = [],
): Promise<string> {
  const { header, entries, nowMs, hash } = run;
  const { startMs } = header;
  const steps = stepsOf(entries, startMs, logins);
  const moments = bookmarks.map(({ name, seq, atMs }) => ({ name, seq, afterMs: atMs - startMs }));
  const packed = await deflate(packRun({ header, lengthMs: nowMs - startMs, hash, steps, moments }));
  return toBase64Url(new Uint8Array([FORMAT, ...checkOf(packed), ...packed]));
}

/**
 * Reads the run in a link, of any build whose commands have the same names (`vocabulary`). Throws LinkError with a
 * sentence that says what is wrong and what to do.
 */
export async function readLink(
  link: string,
  vocabulary = vocabularyMark(),
): Promise<FinishedRun & { readonly bookmarks?: readonly FileBookmark[] }> {
  const { head, rest } = await open(link);
  const { scenario, seed } = head.header;
  if (head.vocabulary !== vocabulary) refuseOtherVocabulary(head);
  try {
    const { header, lengthMs, hash, steps, moments } = rest();
    const { startMs } = header;
    const bookmarks = moments?.map(({ name, seq, afterMs }) => ({ name, seq, atMs: startMs + afterMs }));
    const world = {
      chance: (purpose: string, ...identity: (string | number)[]) => keyedWord(seed, purpose, ...identity),
    };
    const entries = entriesOf(steps, startMs, world);
    return { header, entries, nowMs: startMs + lengthMs, hash, ...(bookmarks && { bookmarks }) };
  } catch (error) {
    throw new LinkError('damaged', DAMAGED, { scenario, seed }, error);
  }
}

/** Identifies a link in the header of the run that was opened from it: 16 hexadecimal digits. */
export const linkMark = (link: string): string => combine({ link: new StateHasher().text(link).finish() });

const DAMAGED = 'This link is damaged or was cut off while it was copied: ask for it again.';

async function open(link: string) {
  const bytes = fromBase64Url(link);
  if (!bytes || bytes.length <= HEAD_BYTES) throw new LinkError('damaged', DAMAGED);
  const packed = bytes.slice(HEAD_BYTES);
  if (bytes[0] !== FORMAT)
    throw new LinkError(
      'format',
      `This link is of format ${bytes[0]}, and only ${FORMAT} can be read here: open it where it was made.`,
    );
  const check = checkOf(packed);
  if (!check.every((byte, at) => byte === bytes[1 + at])) throw new LinkError('damaged', DAMAGED);
  try {
    return unpackRun(await inflate(packed, MAX_BYTES));
  } catch (cause) {
    // The check is right, so the link was created with wrong content, by hand or by a defect.
    throw new LinkError('damaged', DAMAGED, null, cause);
  }
}

/** Commands are numbers in a link, and mean something else where other commands exist. */
function refuseOtherVocabulary({ header: { scenario, seed, build } }: PackedHead): never {
  const remedy = `Begin ${scenario} with seed ${seed} anew, or open the link where it was made.`;
  throw new LinkError('build', `This link was made by build ${build}, which knows other commands. ${remedy}`, {
    scenario,
    seed,
  });
}

/** A checksum against copying errors. It does not protect against forgery. */
function checkOf(packed: Uint8Array): readonly number[] {
  const hasher = new StateHasher();
  for (const byte of packed) hasher.int(byte);
  const { a } = hasher.finish();
  return [24, 16, 8, 0].map((shift) => (a >>> shift) & 0xff);
}
