import type { MessageTopic } from '@/domain/messages/topics';

/** A title of one line, and a text whose paragraphs are separated by an empty line. */
export interface MessageText {
  readonly title: string;
  readonly text: string;
}

/**
 * One kind of message. Texts and address have slots: `{name}` is filled in unchanged, `{name:amount}` is a decimal in
 * the reader's number format, `{name:money}` the same with two decimals, `{name:signed}` that with its sign,
 * `{name:time}` epoch milliseconds written in the exchange's zone, `{name:word}` one of MESSAGE_TERMS (./fill.ts). The
 * texts of other languages are in sim/texts.
 */
export interface MessageKind {
  readonly topic: MessageTopic;
  /** The screen the message links to, as an app route; '' for none. */
  readonly url: string;
  readonly texts: { readonly en: MessageText; readonly id: MessageText };
}

type SlotName<S extends string> = S extends `${infer Name}:${string}` ? Name : S;
type Slots<S extends string> = S extends `${string}{${infer Slot}}${infer Rest}` ? SlotName<Slot> | Slots<Rest> : never;

/** The data that `sendMessage` needs for a kind: the slots of its English texts and of its address. */
export type DataOf<K extends MessageKind> = {
  readonly [Name in Slots<K['texts']['en']['title']> | Slots<K['texts']['en']['text']> | Slots<K['url']>]:
    | string
    | number;
};

/** Keeps the literal types of the texts, from which the types of their data follow. */
export const declareMessages = <const T extends Record<string, MessageKind>>(kinds: T): T => kinds;

/** Names of the slots of a text, by the same rule as the types above. */
export const slotsOf = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot = '']) => slot.split(':', 1)[0] ?? '');
