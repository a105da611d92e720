import type { WireLang } from '@/contract/lang';
import type { MessageTopic } from '@/domain/messages/topics';
import { toWireTime } from '@/domain/time';
import { loadedLang, localize } from '../../texts/localize';
import type { World } from '../../world';
import { asHtml, withoutPercent } from '../content/plain-text';
import { type PageRequest, pageOf } from '../pages';
import { fillIn, type MessageData } from './fill';
import { kindNamed } from './kinds';
import type { MessageRow } from './tables';

const topicOf = ({ kind }: MessageRow): MessageTopic => kindNamed(kind).topic;

/** A message in wire form, in the requested language. */
export function messageIn(row: MessageRow, lang: WireLang) {
  const { topic, url, texts } = kindNamed(row.kind);
  // A message that falls back to English formats its numbers in English too.
  const written = loadedLang(lang);
  const template = {
    title: localize({ en: texts.en.title, id: texts.id.title }, lang),
    text: localize({ en: texts.en.text, id: texts.id.text }, lang),
  };
  const data = JSON.parse(row.data) as MessageData;
  const paragraphs = fillIn(template.text, data, written).split(/\n\s*\n/);
  return {
    id: row.id,
    type: 0,
    topic,
    title: withoutPercent(fillIn(template.title, data, written)),
    abstract: withoutPercent(paragraphs[0] ?? ''),
    content: paragraphs.map((line) => `<p>${asHtml(line)}</p>`).join(''),
    url: fillIn(url, data, written, encodeURIComponent),
    is_read: row.isRead ? 1 : 0,
    create_time: toWireTime(row.createdMs),
  } as const;
}

/** A customer's messages of a topic, or of all topics, newest first. */
function rowsOf(world: World, userId: number, topic: MessageTopic | undefined): MessageRow[] {
  const rows = world.tables.messages.list('user', userId, { newestFirst: true });
  return topic === undefined ? rows : rows.filter((row) => topicOf(row) === topic);
}

export interface MessageQuery extends PageRequest {
  readonly topic?: MessageTopic | undefined;
  /** Id of the newest message to include, so that pages stay stable while new messages come. */
  readonly id?: number | undefined;
}

/** A page of a customer's messages, with the number of unread ones over all topics. */
export function messagePage(world: World, userId: number, query: MessageQuery, lang: WireLang) {
  const { topic, id = Number.POSITIVE_INFINITY, page, limit } = query;
  const rows = rowsOf(world, userId, topic).filter((row) => row.id <= id);
  const unread = world.tables.messages.list('unread', userId);
  const unreadTopics: Record<string, number> = {};
  for (const row of unread) unreadTopics[topicOf(row)] = (unreadTopics[topicOf(row)] ?? 0) + 1;
  return {
    data: pageOf(rows, { page, limit }).map((row) => messageIn(row, lang)),
    page,
    pages: Math.ceil(rows.length / limit),
    total: rows.length,
    unread: unread.length,
    unread_topics: unreadTopics,
  };
}

/** Ids of a customer's messages of a topic, or of all topics. */
export const messageIds = (world: World, userId: number, topic: MessageTopic | undefined): number[] =>
  rowsOf(world, userId, topic).map(({ id }) => id);
