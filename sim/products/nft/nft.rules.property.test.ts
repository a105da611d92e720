import fc from 'fast-check';
import { it } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import { bidViolations, giftViolations, NFT_MODE, resaleViolations } from '@/domain/nft/nft';
import { HOUR_MS, MINUTE_MS, toWireTime } from '@/domain/time';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { liveOrNewSession } from '../accounts/sessions';
import { marginOf } from './margin';
import { mint } from './mint';
import { offer } from './resell';
import { saleOfCode } from './sale';

const inWorld = <T>({ world }: Bench, work: () => T): T =>
  world.transaction(() => ({ accepted: true, result: work() })).result;
const tokenFor = (bench: Bench, { id }: Customer) =>
  inWorld(bench, () => liveOrNewSession(bench.world, bench.world.tables.users.need(id)));

const raise = fc.record({ who: fc.nat(1), raise: typedAmount(0, 5, 20, 100, 890) });

it(`the form’s rules and the exchange agree on any bid, seed ${seed}`, () => {
  const met = new Verdicts('bid_increment', 'bid_too_small', 'insufficient_balance', 'nft_margin_short', undefined);
  expectMeeting(
    fc.property(fc.array(raise, { minLength: 5, maxLength: 20 }), fc.constantFrom('USDT', 'BTC'), (raises, asset) => {
      const bench = openBench();
      const { world } = bench;
      const lena = bench.customer('lena');
      const bidders = [
        bench.customer('maya', { USDT: '1000', BTC: '1000' }),
        bench.customer('rizky', { USDT: asset === 'USDT' ? '600' : '5', BTC: '1000' }),
      ] as const;
      const { code } = inWorld(bench, () => {
        const made = mint(world, { series: 0, authorId: lena.id, ownerId: lena.id, worth: '100' });
        const times = { startMs: world.nowMs, endMs: world.nowMs + HOUR_MS };
        const terms = { mode: NFT_MODE.auction, price: '100', perIncrease: '5', rivals: 'none', asset } as const;
        return offer(world, made, { ...terms, asset: asset as 'USDT', ...times });
      });
      for (const { who, raise: price } of raises) {
        const bidder = bidders[who as 0];
        bench.advance(2_000);
        const sale = saleOfCode(world, code);
        // Who leads cannot open the form.
        if (!sale || sale.leaderId === bidder.id) continue;
        const violations = bidViolations(typedMoney(price), {
          asset,
          current: new Decimal(sale.price),
          perIncrease: new Decimal(sale.perIncrease),
          marginDue: marginOf(world, bidder.id, sale) ? ZERO : new Decimal(sale.margin),
          available: world.ledger.available(bidder.id, 'change', asset),
          availableUsdt: world.ledger.available(bidder.id, 'change', 'USDT'),
        });
        const token = tokenFor(bench, bidder);
        expectVerdict(bench.call('POST /bind_box/auctionNFT', { code, price, current: sale.price }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 35 },
    met,
  );
});

const minutes = fc.option(fc.integer({ min: -3, max: 600 }), { nil: null, freq: 8 });
const resale = fc.record({
  price: typedAmount(0, 120),
  isAuction: fc.boolean(),
  increase: fc.oneof(
    { weight: 3, arbitrary: typedAmount(5).filter((text) => Number(text) !== 0) },
    { weight: 1, arbitrary: fc.constantFrom('0.000000001', '1000000000000') },
  ),
  start: fc.oneof({ weight: 3, arbitrary: minutes }, { weight: 1, arbitrary: fc.constantFrom(-3, -2) }),
  end: minutes,
});

it(`the form’s rules and the exchange agree on any resale, seed ${seed}`, () => {
  const met = new Verdicts('resale_price', 'resale_increase', 'resale_time', 'resale_past', 'resale_end', undefined);
  expectMeeting(
    fc.property(resale, ({ price, isAuction, increase, start, end }) => {
      const bench = openBench();
      const { world } = bench;
      const lena = bench.customer('lena');
      const { code } = inWorld(bench, () =>
        mint(world, { series: 0, authorId: lena.id, ownerId: lena.id, worth: '100' }),
      );
      const [startMs, endMs] = [start, end].map((at) => (at === null ? null : world.nowMs + at * MINUTE_MS));
      const violations = resaleViolations(
        {
          price: typedMoney(price),
          mode: isAuction ? NFT_MODE.auction : NFT_MODE.fixed,
          perIncrease: isAuction ? typedMoney(increase) : null,
          startMs: startMs ?? null,
          endMs: endMs ?? null,
        },
        world.nowMs,
      );
      const written = (at: number | null | undefined) => (at ? toWireTime(at) : 'soon');
      const sent = { code, price, start_time: written(startMs), end_time: written(endMs) };
      const fields = isAuction ? { ...sent, per_increase: increase } : sent;
      expectVerdict(bench.call('POST /bind_box/resellNFT', fields, tokenFor(bench, lena)), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 110 },
    met,
  );
});

const recipient = fc.oneof(
  fc.constantFrom('', ' ', '<b>', 'a'.repeat(255)),
  fc.constantFrom('email', 'upper', 'tagged', 'phone', 'number'),
  fc.constantFrom('other', 'other', 'nobody', 'x@example.com'),
);

it(`the form’s rules and the exchange agree on any recipient of a gift, seed ${seed}`, () => {
  const bench = openBench();
  const { world } = bench;
  const { id, token } = bench.customer('maya');
  const other = world.tables.users.need(bench.customer('rizky').id).email;
  world.tables.users.update(id, { phone: '6281234567890' });
  const { email, phone, accountNumber } = world.tables.users.need(id);
  const names = { email, upper: ` ${email.toUpperCase()}`, tagged: `<b>${email}`, phone, number: accountNumber, other };
  const { code } = inWorld(bench, () => mint(world, { series: 0, authorId: id, ownerId: id, worth: '100' }));
  // Only the exchange knows the other customers and the password.
  const unknowable = new Set<unknown>(['account_unknown', 'pay_password_missing']);
  const met = new Verdicts('account_required', 'account_unknown', 'pay_password_missing', 'transfer_self');
  expectMeeting(
    fc.property(recipient, (drawn) => {
      const account = names[drawn as keyof typeof names] ?? drawn;
      const answer = bench.call('POST /bind_box/transferNFT', { code, account, pay_password: '123456' }, token);
      const violations = giftViolations(account, [email, phone, accountNumber]);
      expectVerdict(unknowable.has(answer.reason) ? { ...answer, reason: undefined } : answer, violations);
      met.add(answer.reason);
    }),
    { numRuns: 120 },
    met,
  );
});
