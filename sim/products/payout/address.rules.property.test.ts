import fc from 'fast-check';
import { it } from 'vitest';
import { networksOf } from '@/domain/payout/networks';
import { savedAddressViolations } from '@/domain/payout/saved-address';
import { ownershipProof } from '../../testing/ownership-proof';
import { expectMeeting, expectVerdict, mostly, seed, Verdicts } from '../../testing/rule-check';
import { marketOf, openBench } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { assetById } from '../quotes/assets';
import { addressOf, simulatedStart } from '../recharge/address';

const XRP = marketOf('XRP/USDT').currencyId;
const XLM = marketOf('XLM/USDT').currencyId;
const STELLAR = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const RIPPLE = 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn';
const saved = fc.record({
  currency: fc.constantFrom(1, 3, XRP, XLM),
  network: mostly(null, fc.constantFrom(null, 'trc20', 'erc20', 'ripple', 'bitcoin'), 2),
  address: mostly(
    'own',
    fc.constantFrom(
      '',
      'nowhere',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      RIPPLE,
      STELLAR,
      // The exchange takes texts without tags and blanks around them.
      '<b>',
      'TR7N<b>HqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      ` ${RIPPLE} `,
      'x'.repeat(121),
      `${'<b>'.repeat(30)}${RIPPLE}`,
    ),
    1,
  ),
  memo: mostly(
    '',
    fc.constantFrom(
      '7',
      'maya',
      'maya',
      '<b>7',
      ' 7 ',
      '<b>',
      '  ',
      'x'.repeat(29),
      'x'.repeat(257),
      `${'<b>'.repeat(90)}7`,
    ),
    2,
  ),
  label: mostly(
    'Cold wallet',
    fc.constantFrom('', 'a"b', 'x'.repeat(64), 'x'.repeat(65), 'Cold <b>wallet', '<b>', ' '),
    2,
  ),
  picture: mostly('own', fc.constantFrom('', 'unknown')),
});

it(`the form’s rules and the exchange agree on any address, seed ${seed}`, () => {
  const met = new Verdicts(
    'address_required',
    'qrcode_required',
    'network_unknown',
    'text_too_long',
    'address_invalid',
    'memo_invalid',
    'memo_unused',
    'tag_invalid',
    'picture_unknown',
    'special_characters',
    'address_repeated',
    undefined,
  );
  expectMeeting(
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
    { numRuns: 60 },
    met,
  );
});
