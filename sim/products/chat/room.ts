import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { ticksToDecimalString } from '../../market/instruments';
import { loadedLang } from '../../texts/localize';
import type { PrivatePush, World } from '../../world';
import { writtenAmount } from '../written-amount';
import { lineText } from './lines';
import { MEMBERS, type Member, membersUp } from './members';
import { hourOf, memberOfSlot, type SimulatedLine, simulatedAnswer, simulatedLine, slotOf } from './stream';
import type { ChatMessageRow } from './tables';

type WireLine = CallReply<'GET /chat/list'>['list'][number];

/** The room shows lines of the last three days. */
const STORED_MS = 3 * 86_400_000;

/**
 * A line of the room. `id` also gives its order: by instant, then by kind (a answer, h simulated member, u customer),
 * then by number.
 */
export interface RoomLine {
  readonly id: string;
  readonly atMs: number;
  readonly member: string;
  readonly source: { readonly row: ChatMessageRow } | { readonly simulated: SimulatedLine; readonly to: number };
}

const idOf = (atMs: number, kind: 'a' | 'h' | 'u', number: number) => `${atMs}-${kind}${number}`;
const instantOf = (id: string): number => Number(id.slice(0, id.indexOf('-')));

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((id) => id.slice(id.indexOf('-') + 1)) as [string, string];
  const byTime = instantOf(a) - instantOf(b);
  if (byTime !== 0 || left === right) return byTime;
  if (left[0] !== right[0]) return (left[0] as string) < (right[0] as string) ? -1 : 1;
  return Number(left.slice(1)) - Number(right.slice(1));
}

const lineOfMember = (simulated: SimulatedLine): RoomLine => ({
  id: idOf(simulated.atMs, 'h', simulated.slot),
  atMs: simulated.atMs,
  member: `h${simulated.member + 1}`,
  source: { simulated, to: 0 },
});

/** The lines of customers and the simulated members' answers to them, newest first. */
function ofCustomers(world: World, sinceMs: number): RoomLine[] {
  const rows = world.tables.chatMessages.all({ newestFirst: true }).filter(({ atMs }) => atMs >= sinceMs);
  return rows
    .flatMap((row): RoomLine[] => {
      const own = { id: idOf(row.atMs, 'u', row.id), atMs: row.atMs, member: `u${row.userId}`, source: { row } };
      const simulated = simulatedAnswer(world, row);
      if (!simulated) return [own];
      const member = `h${simulated.member + 1}`;
      return [
        own,
        { id: idOf(simulated.atMs, 'a', row.id), atMs: simulated.atMs, member, source: { simulated, to: row.userId } },
      ];
    })
    .sort((a, b) => compare(b.id, a.id));
}

/** Every line older than `before`, newest first. Lines are generated only as far as the caller reads. */
function* linesBefore(
  world: World,
  before: string | undefined,
  muted: ReadonlySet<string> = new Set(),
): Generator<RoomLine> {
  const sinceMs = world.nowMs - STORED_MS;
  const isWanted = ({ id }: RoomLine) => before === undefined || compare(id, before) < 0;
  const customers = ofCustomers(world, sinceMs).filter(isWanted);
  let next = 0;
  const fromMs = before === undefined ? world.nowMs : Math.min(world.nowMs, instantOf(before));
  for (let slot = slotOf(fromMs); slot >= slotOf(sinceMs); slot--) {
    const speaker = muted.size > 0 ? memberOfSlot(world, slot) : null;
    if (speaker !== null && muted.has(`h${speaker + 1}`)) continue;
    const simulated = simulatedLine(world, slot);
    const line = simulated && lineOfMember(simulated);
    if (!line || !isWanted(line)) continue;
    for (; next < customers.length && compare((customers[next] as RoomLine).id, line.id) > 0; next++) {
      yield customers[next] as RoomLine;
    }
    yield line;
  }
  yield* customers.slice(next);
}

/** True for a line that was removed after a report, or that a member said while silenced. */
function isGone(world: World, { id, member, atMs }: RoomLine): boolean {
  const silences = world.tables.chatSilences.list('member', member);
  if (silences.some(({ sinceMs, untilMs }) => atMs > sinceMs && atMs < untilMs)) return true;
  return world.tables.chatReports.count('upheld', id) > 0;
}

/** The line of an id; null when it was removed or is too old. */
export function lineOf(world: World, id: string): RoomLine | null {
  for (const line of linesBefore(world, `${instantOf(id) + 1}-a0`)) {
    if (line.id === id) return isGone(world, line) ? null : line;
    if (line.atMs < instantOf(id)) break;
  }
  return null;
}

const nameOf = (world: World, userId: number): string => {
  const user = world.tables.users.get(userId);
  return user?.nickname || `${user?.accountNumber.slice(0, 2) ?? ''}***`;
};

/** The display name of a member; null for an unknown one. */
export function memberName(world: World, member: string): string | null {
  const number = Number(member.slice(1));
  if (member.startsWith('h')) return MEMBERS[number - 1]?.name ?? null;
  return world.tables.users.get(number) ? nameOf(world, number) : null;
}

/** The text of a line. Lines of simulated members come in the reader's language. */
export function textOf(world: World, { source }: RoomLine, lang: WireLang): string {
  if ('row' in source) return source.row.text;
  const { simulated, to } = source;
  const { temperament } = MEMBERS[simulated.member] as Member;
  const one = world.instruments[simulated.market];
  if (!one) throw new Error(`a line speaks of market ${simulated.market}, which there is not`);
  const name = simulated.answers === null ? nameOf(world, to) : (MEMBERS[simulated.answers] as Member).name;
  const price = ticksToDecimalString(one, world.market.lastTicks(one.index, simulated.atMs));
  const filling = {
    coin: one.base,
    price: writtenAmount(price, loadedLang(lang), one.priceDecimals),
    move: signedMove(simulated.move, lang),
    name,
  };
  return lineText(simulated.mood, temperament, simulated.word, filling, lang);
}

const signedMove = (move: number, lang: WireLang): string =>
  `${move < 0 ? '-' : '+'}${writtenAmount((Math.abs(move) * 100).toFixed(2), loadedLang(lang), 2)}%`;

/** A line in wire form, as one customer sees it. */
export function wireLine(world: World, line: RoomLine, readerId: number, lang: WireLang): WireLine {
  const { id, member, atMs, source } = line;
  const userId = 'row' in source ? source.row.userId : 0;
  return {
    id,
    member,
    name: memberName(world, member) ?? '',
    avatar: world.tables.users.get(userId)?.headPortrait ?? '',
    own: userId === readerId ? 1 : 0,
    mentions: 'simulated' in source && source.to === readerId ? 1 : 0,
    text: textOf(world, line, lang),
    time: Math.floor(atMs / 1000),
  };
}

interface Part {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of the room, newest first. */
export function roomPage(
  world: World,
  readerId: number,
  lang: WireLang,
  { before, after, limit }: Part,
): CallReply<'GET /chat/list'> {
  const list: WireLine[] = [];
  let more: 0 | 1 = 0;
  const muted = new Set(world.tables.chatMutes.list('user', readerId).map(({ member }) => member));
  for (const line of linesBefore(world, before, muted)) {
    if (after !== undefined && compare(line.id, after) <= 0) break;
    if (isGone(world, line) || muted.has(line.member)) continue;
    if (list.length === limit) {
      more = 1;
      break;
    }
    list.push(wireLine(world, line, readerId, lang));
  }
  const hour = hourOf(world.nowMs);
  return { list, more, members: membersUp(hour).length + 1 };
}

/** A customer's message as a line of the room. */
export const lineOfRow = (row: ChatMessageRow): RoomLine => ({
  id: idOf(row.atMs, 'u', row.id),
  atMs: row.atMs,
  member: `u${row.userId}`,
  source: { row },
});

/** The event for clients that show the room when a simulated member has spoken after `fromMs`; null when none has. */
export function newLineEvent(world: World, fromMs: number): PrivatePush<'chat'> | null {
  for (const { id, atMs, source } of linesBefore(world, undefined)) {
    if (atMs <= fromMs) return null;
    if ('simulated' in source) return { userId: null, event: 'chat', payload: { type: 'chat', id } };
  }
  return null;
}
