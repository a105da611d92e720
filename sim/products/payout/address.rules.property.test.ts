import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networksOf } from '@/domain/payout/networks';
import { savedAddressViolations } from '@/domain/payout/saved-address';
import { ownershipProof } from '../../testing/ownership-proof';
import { expectVerdict, seed } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { assetById } from '../quotes/assets';
import { addressOf, simulatedStart } from '../recharge/address';

const RIPPLE = 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn';
const saved = fc.record({
  currency: fc.constantFrom(1, 3, 3, 6),
  network: fc.constantFrom(null, 'trc20', 'erc20', 'ripple', 'bitcoin'),
  address: fc.constantFrom(
    '',
    'nowhere',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    RIPPLE,
    'own',
  ),
  memo: fc.constantFrom('', '', '7', 'maya'),
  label: fc.constantFrom('', 'Cold wallet', 'a"b', 'x'.repeat(64), 'x'.repeat(65)),
  picture: fc.constantFrom('', 'unknown', 'own', 'own', 'own', 'own'),
});

it(`says of any address what the exchange says, seed ${seed}`, () => {
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(fc.array(saved, { minLength: 8, maxLength: 20 }), (list) => {
      const bench = openBench();
      const { world, call } = bench;
      const { id } = bench.customer('budi');
      const session = () => openSession(world, world.tables.users.need(id));
      let token = session();
      const own = String(call('POST /upload', { mime: 'image/png', size: 12_345, digest: 'a1' }, token).message);
      for (const { currency, network, picture, label, memo, ...rest } of list) {
        const asset = assetById(world, currency);
        const networks = networksOf(asset?.name ?? '');
        const address =
          rest.address === 'own' ? addressOf(world, id, asset?.name ?? '', networks[0] ?? 'trc20') : rest.address;
        const rows = world.tables.walletAddresses
          .list('user', id)
          .map(({ currencyId, ...row }) => ({ ...row, currency: currencyId }));
        const violations = savedAddressViolations(
          { currency, network, address, memo, label, hasQrcode: picture !== '' },
          { networks, ownPrefixOf: simulatedStart, hasPicture: picture === 'own', book: { rows, isFull: false } },
        );
        const proof = violations.length === 0 ? ownershipProof(bench, token) : {};
        const qrcode = picture === 'own' ? own : picture === '' ? '' : '/upload/17ff.png';
        const sent = { currency, address, memo, name: label, qrcode, ...(network && { type: network }), ...proof };
        expectVerdict(call('POST /user/wallet/save', sent, token), violations);
        met.add(violations[0]?.code);
        token = session();
      }
    }),
    { seed, numRuns: 60 },
  );
  expect(met.size).toBeGreaterThan(8);
});
