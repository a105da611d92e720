import { expect, test } from 'vitest';
import { reviews } from '../../../products/registry';
import backOffice from '../../texts/en/room-back-office';

test.each(reviews.map(({ kind }) => kind))('the review %s has words of its own', (kind) => {
  expect(Object.keys(backOffice.kinds)).toContain(kind);
});

test('nothing else has words among the reviews', () => {
  expect(Object.keys(backOffice.kinds).sort()).toEqual(reviews.map(({ kind }) => kind).sort());
});
