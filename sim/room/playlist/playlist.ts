import * as v from 'valibot';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { address } from '../../scenarios/address';
import { MAX_SEED } from '../../scenarios/default-run';

/** Marks a file as a playlist. */
export const KIND = 'pocket-exchange-playlist';
const MAX_WORDS = 2_000;
const MAX_SCENES = 60;
const MAX_BYTES = 200_000;

/** A text of a playlist: the same in every language, or one for each. */
export type Words = string | Readonly<Partial<Record<WireLang, string>>>;

/** The text in a language, else in English, else in any; '' for none. */
export function wordsIn(words: Words | undefined, lang: WireLang): string {
  if (words === undefined || typeof words === 'string') return words ?? '';
  return words[lang] ?? words.en ?? Object.values(words)[0] ?? '';
}

/** The text with the words of one language changed; '' for a language without words. */
export const withWords = (words: Words | undefined, lang: WireLang, text: string): Words =>
  typeof words === 'object' ? { ...words, [lang]: text } : text;

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_WORDS && value.trim() !== '';

function isWords(value: unknown): value is Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isText(value);
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([lang, text]) => WIRE_LANGS.includes(lang as WireLang) && isText(text));
}

/** The messages of the schema are the names of faults; the control room has a sentence for each. */
export const FAULTS = [
  'json',
  'size',
  'kind',
  'missing',
  'unknown',
  'words',
  'minutes',
  'scenes',
  'scenario',
  'seed',
  'moment',
  'screen',
  'lang',
  'person',
  'clock',
  'link',
] as const;
export type PlaylistFaultName = (typeof FAULTS)[number];

/** A fault of a playlist with its path, such as `scenes.2.screen`; '' for the whole playlist. */
export interface PlaylistFault {
  readonly at: string;
  readonly fault: PlaylistFaultName;
  readonly value: string;
}

/** The names that every run of this build has, against which names in a playlist are checked. */
export interface Known {
  readonly scenarios: Pick<readonly string[], 'includes'>;
  readonly personas: Pick<readonly string[], 'includes'>;
}

const words = v.custom<Words>(isWords, 'words' satisfies PlaylistFaultName);

const schemaOf = ({ scenarios, personas }: Known) => {
  const scene = v.strictObject({
    scenario: v.pipe(
      v.string('scenario' satisfies PlaylistFaultName),
      v.check((name) => scenarios.includes(name), 'scenario' satisfies PlaylistFaultName),
    ),
    seed: v.optional(
      v.pipe(
        v.number('seed' satisfies PlaylistFaultName),
        v.integer('seed' satisfies PlaylistFaultName),
        v.minValue(0, 'seed' satisfies PlaylistFaultName),
        v.maxValue(MAX_SEED, 'seed' satisfies PlaylistFaultName),
      ),
    ),
    after: v.optional(
      v.pipe(
        v.string('moment' satisfies PlaylistFaultName),
        v.regex(/^\d{1,8}[smhd]$/, 'moment' satisfies PlaylistFaultName),
      ),
    ),
    screen: v.optional(v.custom<string>((value) => v.is(address, value), 'screen' satisfies PlaylistFaultName)),
    lang: v.optional(v.picklist(WIRE_LANGS, 'lang' satisfies PlaylistFaultName)),
    as: v.optional(
      v.pipe(
        v.string('person' satisfies PlaylistFaultName),
        v.check((who) => who === 'visitor' || personas.includes(who), 'person' satisfies PlaylistFaultName),
      ),
    ),
    clock: v.optional(v.picklist(['rest', 'runs'], 'clock' satisfies PlaylistFaultName)),
    title: v.optional(words),
    notes: v.optional(words),
    todo: v.optional(words),
  });
  return v.strictObject(
    {
      kind: v.literal(KIND, 'kind' satisfies PlaylistFaultName),
      name: words,
      minutes: v.optional(
        v.pipe(
          v.number('minutes' satisfies PlaylistFaultName),
          v.minValue(1, 'minutes' satisfies PlaylistFaultName),
          v.maxValue(600, 'minutes' satisfies PlaylistFaultName),
        ),
      ),
      scenes: v.pipe(
        v.array(scene, 'scenes' satisfies PlaylistFaultName),
        v.minLength(1, 'scenes' satisfies PlaylistFaultName),
        v.maxLength(MAX_SCENES, 'scenes' satisfies PlaylistFaultName),
      ),
    },
    'kind' satisfies PlaylistFaultName,
  );
};

/**
 * An ordered list of scenes for a talk (designed). A scene is the start of a scenario, or a moment `after` it, with a
 * screen, a person and a language if they are not the scenario's own; notes and what to do are for the presenter.
 */
export type Playlist = v.InferOutput<ReturnType<typeof schemaOf>>;
export type Scene = Playlist['scenes'][number];

/** Sets a field of a scene, or removes it when nothing is given. */
export function withField<K extends keyof Scene>(scene: Scene, field: K, value: Scene[K] | undefined | ''): Scene {
  const { [field]: _, ...rest } = scene;
  return (value === undefined || value === '' ? rest : { ...rest, [field]: value }) as Scene;
}

const WORDS = ['title', 'notes', 'todo'] as const satisfies readonly (keyof Scene)[];

/**
 * The playlist without the empty texts that editing leaves. Words that were deleted in one language stay in the others.
 * The name is unchanged, because every playlist needs one.
 */
export const withoutEmptyWords = ({ scenes, ...rest }: Playlist): Playlist => ({
  ...rest,
  scenes: scenes.map((scene) => WORDS.reduce((left, field) => withField(left, field, filledWords(left[field])), scene)),
});

function filledWords(words: Words | undefined): Words | undefined {
  if (typeof words !== 'object') return words?.trim() === '' ? undefined : words;
  const filled = Object.entries(words).filter(([, text]) => text.trim() !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

const anyName = { includes: () => true };
/** Whether a stored value is a playlist. It may name scenarios and personas that this build no longer has. */
export const isPlaylist = (value: unknown): value is Playlist =>
  v.is(schemaOf({ scenarios: anyName, personas: anyName }), value);

const draftWords = v.union([v.string(), v.record(v.string(), v.string())]);
const draftText = v.optional(v.string());
const draftOf = v.object({
  kind: v.literal(KIND),
  name: draftWords,
  minutes: v.optional(v.number()),
  scenes: v.array(
    v.object({
      scenario: v.string(),
      seed: v.optional(v.number()),
      after: draftText,
      screen: draftText,
      lang: draftText,
      as: draftText,
      clock: draftText,
      title: v.optional(draftWords),
      notes: v.optional(draftWords),
      todo: v.optional(draftWords),
    }),
  ),
});
/** Whether a stored value is a playlist as its editor leaves it: of the right types, but not yet complete. */
export const isDraft = (value: unknown): value is Playlist => v.is(draftOf, value);

export type ReadPlaylist = { readonly playlist: Playlist } | { readonly faults: readonly PlaylistFault[] };

const one = (fault: PlaylistFaultName): ReadPlaylist => ({ faults: [{ at: '', fault, value: '' }] });

/** Reads a playlist from a file's text or from data. Every fault is named, not only the first. */
export function readPlaylist(given: unknown, known: Known): ReadPlaylist {
  let data = given;
  if (typeof given === 'string') {
    if (given.length > MAX_BYTES) return one('size');
    try {
      data = JSON.parse(given);
    } catch {
      return one('json');
    }
  }
  const parsed = v.safeParse(schemaOf(known), data);
  if (parsed.success) return { playlist: parsed.output };
  return {
    faults: parsed.issues.map((issue) => {
      const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
      const isMissing = issue.received === 'undefined';
      const fault = isUnknown ? 'unknown' : isMissing ? 'missing' : (issue.message as PlaylistFaultName);
      return {
        at: v.getDotPath(issue) ?? '',
        fault: FAULTS.includes(fault) ? fault : 'unknown',
        value: shown(issue.input),
      };
    }),
  };
}

const SHOWN = 40;
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};
