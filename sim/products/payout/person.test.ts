import { expect, it } from 'vitest';
import { openExchange } from '../../testing/exchange';
import { add, read } from '../../testing/people';

it('an address in a person’s data is stored without tags, like one that a call saves', () => {
  const exchange = openExchange();
  const address = {
    coin: 'XRP',
    network: 'ripple',
    address: 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn',
    memo: '7',
    label: 'Cold',
  };
  const tagged = { ...address, address: `<i>${address.address}`, memo: '<b>7', label: 'Co<b>ld ' };
  add(exchange, { name: 'Anna', email: 'anna@example.com', addresses: [tagged] });
  expect(read(exchange, 'anna@example.com').person).toMatchObject({ addresses: [address] });
});
