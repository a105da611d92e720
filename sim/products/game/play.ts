import type { CallInput, CallRefusal } from '@/contract/calls';
import { playViolations } from '@/domain/game/rules';
import { multipleAt, STAKE_MAX, STAKE_MIN, segmentOf, wheelPayout } from '@/domain/game/wheel';
import { Decimal } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { leftToday, playerOf, writePlayer } from './player';
import type { GamePlayerRow, GameRoundRow } from './tables';

type Play = CallInput<'POST /game/play'>;
type PlayRefusal = CallRefusal<'POST /game/play'>;

const WORDS = [0, 1, 2, 3];

/**
 * The exchange's part of a round's draw, 32 hex digits. It depends only on the exchange's seed, the user and the round.
 */
export const serverSeed = (world: World, userId: number, round: number): string =>
  WORDS.map((at) => world.chance('game.seed', userId, round, at).toString(16).padStart(8, '0')).join('');

/**
 * Plays a round: takes the stake, draws the wheel's segment, pays out. The order of the refusals is part of the
 * contract.
 */
export function playWheel(world: World, userId: number, input: Play): Outcome<GameRoundRow, PlayRefusal> {
  const player = playerOf(world, userId);
  const refused = whyNot(world, player, input);
  if (refused) return refused;
  const { round, risk, stake, client_seed: clientSeed } = input;
  const seed = serverSeed(world, userId, round);
  const segment = segmentOf(seed, clientSeed, round);
  const payout = wheelPayout(stake, multipleAt(risk, segment));
  const { gameRounds } = world.tables;
  const row = gameRounds.insert({
    id: gameRounds.nextId(),
    userId,
    round,
    risk,
    stake: stake.toFixed(),
    segment,
    payout: payout.toFixed(),
    clientSeed,
    serverSeed: seed,
    atMs: world.nowMs,
  });
  book(world, row);
  writePlayer(world, {
    ...player,
    rounds: round,
    staked: new Decimal(player.staked).plus(stake).toFixed(),
    won: new Decimal(player.won).plus(payout).toFixed(),
    dayStaked: new Decimal(player.dayStaked).plus(stake).toFixed(),
  });
  return ok(row);
}

function whyNot(
  world: World,
  player: GamePlayerRow,
  { round, stake, client_seed: clientSeed }: Play,
): Refused<PlayRefusal> | null {
  if (player.pausedUntilMs > world.nowMs) return refuse('game_paused', { until: toWireTime(player.pausedUntilMs) });
  if (round !== player.rounds + 1) return refuse('round_played');
  const available = world.ledger.available(player.id, 'change', 'USDT');
  const facts = { min: STAKE_MIN, max: STAKE_MAX, left: leftToday(player), available };
  return refusalOf(playViolations(stake, clientSeed, facts));
}

function book(world: World, { id, userId, stake, payout }: GameRoundRow): void {
  const [own, bank] = [userAccount(userId, 'change', 'USDT'), houseAccount('house:game', 'USDT')];
  const note = { atMs: world.nowMs, ref: String(id) };
  world.ledger.transfer(own, bank, new Decimal(stake), { ...note, reason: 'gameStake' });
  const won = new Decimal(payout);
  if (!won.isZero()) world.ledger.transfer(bank, own, won, { ...note, reason: 'gameWin' });
}
