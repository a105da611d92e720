import type { Json } from '../../journal/json';
import { type ByteReader, type ByteWriter, CutOff } from './bytes';
import { WORDS } from './vocabulary';

/**
 * Encodes texts as numbers. Known are the words that occur in every log and all texts written before; a new one is
 * written out once. Writer and reader add texts in the same order.
 */
class KnownTexts {
  readonly texts: string[] = [...WORDS];
  readonly places = new Map(WORDS.map((word, place) => [word, place]));

  learn(text: string): void {
    this.places.set(text, this.texts.length);
    this.texts.push(text);
  }
}

/** The type of a value, written as a byte before it. */
const KINDS = ['null', 'false', 'true', 'count', 'number', 'text', 'list', 'object'] as const;
type Kind = (typeof KINDS)[number];

/** Writes JSON values into bytes. A text that was written before is named by its number. */
export class TextWriter {
  readonly #out: ByteWriter;
  readonly #known = new KnownTexts();

  constructor(out: ByteWriter) {
    this.#out = out;
  }

  text(text: string): void {
    const place = this.#known.places.get(text);
    if (place !== undefined) {
      this.#out.uint(place + 1);
      return;
    }
    this.#out.uint(0).text(text);
    this.#known.learn(text);
  }

  json(value: Json): void {
    const kind = kindOf(value);
    this.#out.byte(KINDS.indexOf(kind));
    if (kind === 'count') this.#out.uint(value as number);
    else if (kind === 'number' || kind === 'text') this.text(String(value));
    else if (kind === 'list') {
      const list = value as readonly Json[];
      this.#out.uint(list.length);
      for (const item of list) this.json(item);
    } else if (kind === 'object') {
      const fields = Object.entries(value as { readonly [field: string]: Json | undefined });
      const given = fields.filter((field): field is [string, Json] => field[1] !== undefined);
      this.#out.uint(given.length);
      for (const [name, each] of given) {
        this.text(name);
        this.json(each);
      }
    }
  }
}

/** Reads what `TextWriter` has written. */
export class TextReader {
  readonly #in: ByteReader;
  readonly #known = new KnownTexts();

  constructor(from: ByteReader) {
    this.#in = from;
  }

  text(): string {
    const place = this.#in.uint();
    if (place > 0) {
      const known = this.#known.texts[place - 1];
      if (known === undefined) throw new CutOff('a text is not known');
      return known;
    }
    const text = this.#in.text();
    this.#known.learn(text);
    return text;
  }

  json(): Json {
    const kind = KINDS[this.#in.byte()];
    switch (kind) {
      case 'null':
        return null;
      case 'false':
      case 'true':
        return kind === 'true';
      case 'count':
        return this.#in.uint();
      case 'number':
        return Number(this.text());
      case 'text':
        return this.text();
      case 'list':
        return Array.from({ length: this.#in.uint() }, () => this.json());
      case 'object':
        return Object.fromEntries(Array.from({ length: this.#in.uint() }, () => [this.text(), this.json()] as const));
      default:
        throw new CutOff('a value of no kind');
    }
  }
}

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? 'count' : 'number';
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : 'object';
}
