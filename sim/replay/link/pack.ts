import type { JournalHeader } from '../../journal/journal';
import type { Step, StepSession } from '../steps';
import { ByteReader, ByteWriter } from './bytes';
import { TextReader, TextWriter } from './texts';
import { CALLS, callIndex, fieldsOf, vocabularyMark } from './vocabulary';

/** The content of a link. */
export interface PackedRun {
  readonly header: JournalHeader;
  /** Virtual milliseconds from the start of the run to its last moment. */
  readonly lengthMs: number;
  /** The state hash at its last moment, 16 hexadecimal digits. */
  readonly hash: string;
  readonly steps: readonly Step[];
  /** Its named moments. Links of earlier builds end before them, and earlier builds do not read them. */
  readonly moments?: readonly PackedMoment[];
}

interface PackedMoment {
  readonly name: string;
  /** Number of commands before it. */
  readonly seq: number;
  /** Virtual milliseconds from the start of the run. */
  readonly afterMs: number;
}

/** The part of a link that every build can read. */
export interface PackedHead {
  readonly header: JournalHeader;
  readonly vocabulary: number;
}

const HASH_BYTES = 8;

/**
 * The kind of a step: a control action, or a call by a visitor, in the session of the previous call, or in another
 * session.
 */
const STEP = { action: 0, visitor: 1, same: 2, login: 3, token: 4 } as const;
const KINDS_OF_STEP = Object.keys(STEP).length;

/** The run as bytes of a link; `unpackRun` reads them. */
export function packRun({ header, lengthMs, hash, steps, moments = [] }: PackedRun): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.text(header.build).text(header.scenario).uint(header.seed).uint(header.startMs);
  const mark = vocabularyMark();
  out.byte(mark >> 8).byte(mark);
  out.uint(lengthMs);
  for (let at = 0; at < HASH_BYTES; at += 1) out.byte(Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16));
  out.uint(steps.length);
  const texts = new TextWriter(out);
  let lastMs = 0;
  let session: StepSession | undefined;
  for (const step of steps) {
    out.uint(step.afterMs - lastMs);
    lastMs = step.afterMs;
    if ('action' in step) {
      out.byte(STEP.action);
      texts.text(step.action);
      texts.json(step.input);
    } else {
      writeCall(out, texts, step, session);
      session = step.session ?? session;
    }
  }
  if (moments.length > 0) out.uint(moments.length);
  for (const { name, seq, afterMs } of moments) out.text(name).uint(seq).uint(afterMs);
  return out.finish();
}

type CallStep = Extract<Step, { call: string }>;

/**
 * The kind of step and the number of the call are encoded as one number. Number 0 is an undeclared call, written as
 * text.
 */
function writeCall(out: ByteWriter, texts: TextWriter, { call, fields, session }: CallStep, last?: StepSession): void {
  const kind =
    session === undefined
      ? STEP.visitor
      : String(session) === String(last)
        ? STEP.same
        : typeof session === 'string'
          ? STEP.token
          : STEP.login;
  const place = callIndex(call);
  out.uint(kind + KINDS_OF_STEP * (place + 1));
  if (kind === STEP.login) for (const part of session as readonly number[]) out.uint(part);
  if (kind === STEP.token) texts.text(session as string);
  if (place === -1) texts.text(call);
  const declared = place === -1 ? [] : fieldsOf(place);
  out.uint(declared.reduceRight((mask, field) => 2 * mask + (Object.hasOwn(fields, field) ? 1 : 0), 0));
  for (const field of declared) if (Object.hasOwn(fields, field)) texts.text(fields[field] as string);
  const others = Object.entries(fields).filter(([field]) => !declared.includes(field));
  out.uint(others.length);
  for (const [field, value] of others) {
    texts.text(field);
    texts.text(value);
  }
}

/**
 * Opens a packed run: first the head, then, if this build can read it, the rest. Both throw CutOff on bytes that are
 * not a packed run.
 */
export function unpackRun(bytes: Uint8Array): { readonly head: PackedHead; rest(): PackedRun } {
  const input = new ByteReader(bytes);
  const header = { build: input.text(), scenario: input.text(), seed: input.uint(), startMs: input.uint() };
  const head = { header, vocabulary: (input.byte() << 8) | input.byte() };
  return { head, rest: () => ({ header, ...readRest(input) }) };
}

function readRest(input: ByteReader): Omit<PackedRun, 'header'> {
  const lengthMs = input.uint();
  const hash = [...input.raw(HASH_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const texts = new TextReader(input);
  const steps: Step[] = [];
  let afterMs = 0;
  let session: StepSession | undefined;
  for (let left = input.uint(); left > 0; left -= 1) {
    afterMs += input.uint();
    const kind = input.uint();
    if (kind === STEP.action) steps.push({ afterMs, action: texts.text(), input: texts.json() });
    else {
      const step = { afterMs, ...readCall(input, texts, kind, session) };
      session = step.session ?? session;
      steps.push(step);
    }
  }
  if (input.isAtEnd) return { lengthMs, hash, steps };
  const moments: PackedMoment[] = [];
  for (let left = input.uint(); left > 0; left -= 1)
    moments.push({ name: input.text(), seq: input.uint(), afterMs: input.uint() });
  return { lengthMs, hash, steps, moments };
}

function readCall(input: ByteReader, texts: TextReader, kindAndPlace: number, last?: StepSession) {
  const kind = kindAndPlace % KINDS_OF_STEP;
  const place = Math.floor(kindAndPlace / KINDS_OF_STEP) - 1;
  const session = readSession(input, texts, kind, last);
  const call = place === -1 ? texts.text() : (CALLS[place] ?? '');
  const declared = place === -1 ? [] : fieldsOf(place);
  const fields: Record<string, string> = {};
  let mask = input.uint();
  for (const field of declared) {
    if (mask % 2 === 1) fields[field] = texts.text();
    mask = Math.floor(mask / 2);
  }
  for (let left = input.uint(); left > 0; left -= 1) fields[texts.text()] = texts.text();
  return { call, fields, ...(session === undefined ? {} : { session }) };
}

function readSession(input: ByteReader, texts: TextReader, kind: number, last?: StepSession): StepSession | undefined {
  if (kind === STEP.login) return [input.uint(), input.uint()];
  if (kind === STEP.token) return texts.text();
  return kind === STEP.same ? last : undefined;
}
