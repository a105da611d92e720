/**
 * The faults of a person or a start state as data. The control room shows the same sentences in every language
 * (`faults` of its texts `room-person`).
 */
export const FAULT_SENTENCES = {
  json: 'This is not JSON. Check quotes, commas and brackets.',
  missing: 'is missing',
  unknown: 'no such field; remove it or check the spelling',
  object: 'must be an object in braces { }',
  list: 'must be a list in brackets [ ]',
  text: 'must be text in quotes',
  truth: 'must be {{yes}} or {{no}}',
  whole: 'must be a whole number from {{least}} to {{most}}',
  amount: 'must be an amount such as "0.5"',
  decimals: 'more than 8 decimals',
  tooLarge: 'more than 12 digits before the decimal point',
  tooHigh: 'must be at most {{most}}',
  price: 'must be a price such as "60000", or one relative to the market such as "{{like}}"',
  choice: 'must be one of: {{options}}',
  asset: 'the account {{account}} cannot hold this asset',
  market: 'no such market; write it like BTC/USDT',
  name: 'must have 2 to 10 letters or digits',
  realName: 'must be a name of 2 to 64 letters',
  email: 'must be an e-mail address',
  phone: 'must be a phone number such as "+62 81234567890"',
  contact: 'an e-mail address or a phone number is needed',
  ago: 'must be a time such as 90s, 5m, 2h or 3d',
  length: 'must have 1 to {{most}} characters',
  tooMany: 'more than {{most}} entries',
  twice: 'appears twice',
  taken: 'another customer has it already',
  nobody: 'no such customer; write a persona or an e-mail address',
  books: 'more than the exchange can book',
  overRepaid: 'the repayments are more than the loan, or later than now',
  liquidated: 'the position would be liquidated at once at this price',
  ended: 'it would be over by now',
  notOnSale: 'no such product is on sale now',
  action: '{{reason}}',
  refused: '{{reason}}',
} as const;

export type FileFaultKind = keyof typeof FAULT_SENTENCES;
