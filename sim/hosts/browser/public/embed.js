/** The three examples of embed.html. */
import { connectSandbox } from './embed-client.js';

const at = (id) => document.getElementById(id);
const sandbox = connectSandbox(at('sandbox'));

/** Asks, and shows the sentence of a refusal. */
async function ask(action, input) {
  at('fault').textContent = '';
  try {
    return await sandbox.ask(action, input);
  } catch (error) {
    at('fault').textContent = error.message;
    return null;
  }
}
const onClick = (id, action, input) => at(id).addEventListener('click', () => void ask(action, input()));

// Start and drive.
onClick('start', 'scenario.start', () => ({ name: at('scenario').value, seed: 7, paused: true }));
onClick('pause', 'clock.set', () => ({ paused: true }));
onClick('run', 'clock.set', () => ({ paused: false }));
onClick('hour', 'clock.advance', () => ({ by: '1h' }));
onClick('set', 'market.set', () => ({ symbol: 'BTC/USDT', price: at('price').value }));
at('screen').addEventListener('change', () => void ask('page.screen', { address: at('screen').value }));
at('language').addEventListener('change', () => void ask('page.language', { lang: at('language').value }));
sandbox.on('clock', ({ now, paused }) => {
  at('clock').textContent =
    `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC, ${paused ? 'at rest' : 'running'}`;
});

// Price board.
const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT'];
const rows = new Map(
  SYMBOLS.map((symbol) => {
    const row = at('prices').insertRow();
    row.insertCell().textContent = symbol;
    return [symbol, [row.insertCell(), row.insertCell()]];
  }),
);
sandbox.on('price', ({ symbol, price, change }) => {
  const [priceCell, changeCell] = rows.get(symbol) ?? [];
  if (!priceCell) return;
  priceCell.textContent = price;
  changeCell.textContent = `${change} %`;
  changeCell.className = Number(change) < 0 ? 'down' : 'up';
});

// A question in two steps: a guess, then what the exchange did.
let guess = '';
async function tell(answer) {
  guess = answer;
  at('outcome').textContent = 'The market moves …';
  const isStarted = await ask('scenario.start', { name: 'long-btc', seed: 7, paused: true });
  const isMoved = isStarted && (await ask('market.shock', { symbol: 'BTC/USDT', percent: -7 }));
  if (isMoved) await ask('clock.advance', { by: '1m' });
}
at('stays').addEventListener('click', () => void tell('stays'));
at('ends').addEventListener('click', () => void tell('ends'));
sandbox.on('lever_closed', () => {
  if (!guess) return;
  const verdict = guess === 'ends' ? 'Right.' : 'Not quite.';
  at('outcome').textContent = `${verdict} The price crossed her stop loss, and the exchange closed the position.`;
  guess = '';
});

const EVENTS = ['clock', 'run', 'price', 'lever_closed'];
await ask('page.subscribe', { events: EVENTS, symbols: SYMBOLS });
const scenarios = (await ask('scenario.list')) ?? [];
at('scenario').append(...scenarios.map(({ name, title }) => new Option(title?.en ?? title ?? name, name)));
at('scenario').value = 'long-btc';
