import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DOCUMENT_IDS, documentViolations, pictureViolations } from '@/domain/identity/identity';
import { expectMeeting, expectVerdict, mostly, seed, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

function open(changes: object) {
  const bench = openBench();
  const { id, token } = bench.customer('newcomer');
  bench.world.tables.users.update(id, { phone: '81234567890', areaCode: '62', ...changes });
  return { bench, id, token };
}

const document = fc.record({
  kind: fc.constantFrom(null, ...DOCUMENT_IDS, ...DOCUMENT_IDS),
  // The exchange takes texts without tags and blanks around them.
  name: mostly('Maya Rahmawati', fc.constantFrom('M', 'R2D2', '', '  ', '<b>', 'Maya <b>Rahmawati'), 2),
  number: fc.constantFrom(
    'X1234567',
    '3174051203900001',
    '11010519491231002X',
    '111111',
    'AB',
    '',
    'L-12345',
    '  ',
    '<b>',
    '<b>X1234567',
  ),
});

it(`the form’s rules and the exchange agree on any document, seed ${seed}`, () => {
  const met = new Verdicts(
    'document_type',
    'document_name_required',
    'document_name_invalid',
    'document_number_required',
    'id_card_invalid',
    'passport_invalid',
    'licence_invalid',
    undefined,
  );
  expectMeeting(
    fc.property(document, (typed) => {
      const { bench, token } = open({});
      const violations = documentViolations(typed);
      const sent = { real_type: 1, name: typed.name, card_id: typed.number };
      const fields = typed.kind === null ? sent : { ...sent, id_type: String(typed.kind) };
      expectVerdict(bench.call('POST /user/real', fields, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 200 },
    met,
  );
});

const picture = fc.constantFrom('', 'a1', 'a1', 'b2', 'b2', 'unknown');

it(`the form’s rules and the exchange agree on any pictures, seed ${seed}`, () => {
  const met = new Verdicts('front_required', 'reverse_required', 'picture_unknown', 'pictures_same', undefined);
  expectMeeting(
    fc.property(picture, picture, (front, reverse) => {
      const { bench, token } = open({});
      const document = { real_type: 1, id_type: '1', name: 'Maya Rahmawati', card_id: 'X1234567' };
      expect(bench.call('POST /user/real', document, token).type).toBe('ok');
      const { users } = bench.world.tables;
      for (const { id } of users.all()) if (users.need(id).reviewStatus === 1) users.update(id, { reviewStatus: 2 });
      const address = (digest: string) => {
        if (digest === '' || digest === 'unknown') return digest && '/upload/1767663660ffffffffffffffff.png';
        return String(bench.call('POST /upload', { mime: 'image/png', size: 12_345, digest }, token).message);
      };
      const [one, other] = [address(front), address(reverse)];
      const violations = pictureViolations(one, other, (each) => each !== address('unknown'));
      const sent = { real_type: 2, front_pic: one, reverse_pic: other };
      expectVerdict(bench.call('POST /user/real', sent, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 100 },
    met,
  );
});
