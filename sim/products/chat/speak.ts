import { MINUTE_MS } from '@/domain/time';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { waitOf } from '../throttle';
import { lineOf, lineOfRow, memberName, type RoomLine, textOf } from './room';
import type { ChatReportRow } from './tables';

/** A customer may send five lines in half a minute (designed). */
const PACE = { count: 5, withinMs: 30_000 } as const;
/** Most lines of customers that are stored; beyond it the oldest is removed. */
const MAX_LINES = 1_000;
/** A member whose reported line is removed is silenced for a day (designed). */
const SILENCE_MS = 86_400_000;

type Report = Pick<ChatReportRow, 'line' | 'reason'>;

const lastSilence = ({ tables }: World, member: string) =>
  tables.chatSilences.list('member', member, { limit: 1, newestFirst: true })[0];

/** Adds a customer's line to the room and notifies every client. */
export function speak(
  world: World,
  userId: number,
  text: string,
): Outcome<RoomLine, 'chat_silenced' | 'message_throttled'> {
  const { chatMessages } = world.tables;
  const left = (lastSilence(world, `u${userId}`)?.untilMs ?? 0) - world.nowMs;
  if (left > 0) return refuse('chat_silenced', { minutes: Math.ceil(left / MINUTE_MS) });
  const latest = chatMessages.list('user', userId, { limit: PACE.count, newestFirst: true });
  const seconds = waitOf(world.nowMs, latest, PACE);
  if (seconds > 0) return refuse('message_throttled', { seconds });
  const line = lineOfRow(chatMessages.insert({ id: chatMessages.nextId(), userId, text, atMs: world.nowMs }));
  if (chatMessages.size > MAX_LINES) for (const { id } of chatMessages.all({ limit: 1 })) chatMessages.remove(id);
  world.push(null, 'chat', { type: 'chat', id: line.id });
  return ok(line);
}

/** Hides a member from one reader, or shows the member again. Repeating the call changes nothing. */
export function mute(
  world: World,
  userId: number,
  member: string,
  muted: boolean,
): Outcome<null, 'chat_member_unknown' | 'chat_own'> {
  if (memberName(world, member) === null) return refuse('chat_member_unknown');
  if (member === `u${userId}`) return refuse('chat_own');
  const { chatMutes } = world.tables;
  const row = chatMutes.first('pair', `${userId}|${member}`);
  if (muted && !row) chatMutes.insert({ id: chatMutes.nextId(), userId, member });
  if (!muted && row) chatMutes.remove(row.id);
  return ok(null);
}

/** The members that a customer has muted, with their names. */
export const mutedBy = (world: World, userId: number) =>
  world.tables.chatMutes.list('user', userId).map(({ member }) => ({ member, name: nameOf(world, member) }));

/** Reports a line for review. */
export function reportLine(
  world: World,
  userId: number,
  { line: id, reason }: Report,
): Outcome<null, 'chat_line_unknown' | 'chat_own' | 'chat_reported'> {
  const { chatReports } = world.tables;
  if (chatReports.count('own', `${userId}|${id}`) > 0) return refuse('chat_reported');
  const line = lineOf(world, id);
  if (!line) return refuse('chat_line_unknown');
  if (line.member === `u${userId}`) return refuse('chat_own');
  chatReports.insert({
    id: chatReports.nextId(),
    userId,
    line: id,
    member: line.member,
    text: textOf(world, line, 'en'),
    reason,
    atMs: world.nowMs,
    status: 'waiting',
  });
  return ok(null);
}

const nameOf = (world: World, member: string): string => memberName(world, member) ?? member;
const saidMs = (line: string): number => Number(line.slice(0, line.indexOf('-')));

/** One decision closes every waiting report of the line. Each reporter gets a message. */
function decide(world: World, { line }: ChatReportRow, status: 'upheld' | 'dismissed', reason = ''): void {
  const { chatReports } = world.tables;
  for (const { id, userId, member } of chatReports.list('waiting', 1).filter((other) => other.line === line)) {
    chatReports.update(id, { status });
    const about = { name: nameOf(world, member), at: saidMs(line) };
    if (status === 'upheld') sendMessage(world, userId, 'chatUpheld', about);
    else sendMessage(world, userId, 'chatDismissed', { ...about, reason });
  }
}

/** Removes the line from the room and silences its author for a day. */
function uphold(world: World, report: ChatReportRow): void {
  const { line, member, text } = report;
  const { chatSilences } = world.tables;
  decide(world, report, 'upheld');
  const before = lastSilence(world, member);
  const untilMs = world.nowMs + SILENCE_MS;
  // A silence that still runs is made longer, so that every line said during it stays hidden.
  if (before && before.untilMs > world.nowMs) chatSilences.update(before.id, { untilMs });
  else chatSilences.insert({ id: chatSilences.nextId(), member, sinceMs: world.nowMs, untilMs });
  // Simulated members get no messages.
  if (member.startsWith('u')) sendMessage(world, Number(member.slice(1)), 'chatSilenced', { text, until: untilMs });
  world.push(null, 'chat', { type: 'chat', id: line, hidden: line });
}

/** The first waiting report of each line, with the number of waiting reports of that line. */
function waitingReports(world: World): (ChatReportRow & { readonly count: number })[] {
  const byLine = new Map<string, ChatReportRow & { readonly count: number }>();
  for (const row of world.tables.chatReports.list('waiting', 1)) {
    const first = byLine.get(row.line) ?? { ...row, count: 0 };
    byLine.set(row.line, { ...first, count: first.count + 1 });
  }
  return [...byLine.values()];
}

/** Review of reported lines (sim/products/review.ts). Approving a report removes the line from the room. */
export const chatReview = {
  kind: 'chat',
  list: (world: World) =>
    waitingReports(world).map(({ id, userId, atMs, member, text, reason, count }) => ({
      id: String(id),
      userId,
      sinceMs: atMs,
      summary: {
        member: nameOf(world, member),
        text: `“${text}”`,
        reason,
        ...(count > 1 && { reports: `×${count}` }),
      },
    })),
  approve: (world: World, id: string) => uphold(world, world.tables.chatReports.need(Number(id))),
  reject: (world: World, id: string, reason: string) =>
    decide(world, world.tables.chatReports.need(Number(id)), 'dismissed', reason),
};
