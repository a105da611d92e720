import { beforeEach, describe, expect, it } from 'vitest';
import type { Tour } from '../../scenarios/tour';
import type { TourAnchor } from '../../scenarios/tour-anchors';
import type { TourPosition } from './tour-page';
import { ANCHOR_TIMEOUT_MS, POLL_INTERVAL_MS, TourPlayer } from './tour-player';

const text = { en: 'Look.', id: 'Lihat.' };
const tour: Tour = {
  name: 'some-day',
  steps: [
    { text, anchor: 'home-movers', go: '/', run: [] },
    { text, anchor: 'tab-market', run: [], until: { at: '/pages/market/market' } },
    {
      text,
      anchor: 'market-rows',
      go: '/pages/market/market',
      run: [{ action: 'market.shock', input: { percent: 5 } }],
    },
    { text, anchor: 'market-tabs', run: [], until: { tap: 'market-tabs' } },
    {
      text,
      anchor: 'market-hours',
      press: 'market-stocks',
      run: [],
      until: { moved: { symbol: 'BTC/USDT', percent: 5 } },
    },
  ],
};

/** A page without a browser: the anchors on its screen, its address, and a clock that the test moves. */
class FakePage {
  screen = new Set<TourAnchor>(['home-movers', 'tab-market']);
  at = '/';
  price = '100';
  stored: TourPosition | null = null;
  commands: string[] = [];
  refusal = '';
  tap: (anchor: TourAnchor) => void = () => {};
  #now = 0;
  #timers: { atMs: number; run: () => void }[] = [];

  control = async (action: string) => {
    this.commands.push(action);
    if (this.refusal) throw new Error(this.refusal);
    return { price: this.price };
  };
  go = (address: string) => {
    this.at = address;
    if (address === '/pages/market/market')
      this.screen = new Set(['market-rows', 'market-tabs', 'market-stocks', 'tab-market']);
  };
  address = () => this.at;
  shows = (anchor: TourAnchor) => this.screen.has(anchor);
  press = (anchor: TourAnchor) => {
    if (anchor === 'market-stocks') this.screen.add('market-hours');
  };
  onTap = (listener: (anchor: TourAnchor) => void) => {
    this.tap = listener;
    return () => {};
  };
  after = (ms: number, run: () => void) => {
    const timer = { atMs: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };
  storePosition = (position: TourPosition | null) => {
    this.stored = position;
  };

  /** Lets real time pass and pending actions be answered. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.#now + ms;
    for (;;) {
      await settled();
      const [due] = this.#timers.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs);
      if (!due) break;
      this.#timers = this.#timers.filter((one) => one !== due);
      this.#now = due.atMs;
      due.run();
    }
    this.#now = untilMs;
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

let page: FakePage;
let player: TourPlayer;
const seen = () => {
  const state = player.state.get();
  return state && `${state.step} ${state.phase}`;
};

beforeEach(() => {
  page = new FakePage();
  player = new TourPlayer(page);
});

describe('by hand', () => {
  it('goes from step to step, to their places, and ends after the last', async () => {
    player.start(tour);
    await page.pass(0);
    expect(seen()).toBe('0 here');
    player.next();
    await page.pass(0);
    expect(seen()).toBe('1 waiting');
    player.next();
    await page.pass(POLL_INTERVAL_MS);
    expect([seen(), page.at]).toEqual(['2 here', '/pages/market/market']);
    player.next();
    await page.pass(0);
    player.next();
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('4 waiting');
    player.next();
    expect([seen(), page.stored]).toEqual([null, null]);
  });

  it('runs the actions of a step when it is first reached, and not when going back to it', async () => {
    player.start(tour, { step: 1 });
    await page.pass(0);
    player.next();
    await page.pass(0);
    player.back();
    await page.pass(0);
    player.next();
    await page.pass(0);
    expect(page.commands.filter((action) => action === 'market.shock')).toHaveLength(1);
  });

  it('shows why an action was refused, and continues', async () => {
    page.refusal = 'no market "X"';
    player.start(tour, { step: 2 });
    await page.pass(0);
    expect(player.state.get()).toMatchObject({ phase: 'failed', problem: 'no market "X"' });
    player.next();
    await page.pass(0);
    expect(seen()).toBe('3 waiting');
  });
});

describe('an anchor that is not on the screen', () => {
  it('is waited for, then called missing, and can be skipped', async () => {
    page.screen.clear();
    player.start(tour);
    await page.pass(ANCHOR_TIMEOUT_MS - POLL_INTERVAL_MS);
    expect(seen()).toBe('0 coming');
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('0 missing');
    player.next();
    await page.pass(0);
    expect(seen()).toBe('1 coming');
  });

  it('is found when it comes after all', async () => {
    page.screen.clear();
    player.start(tour);
    await page.pass(ANCHOR_TIMEOUT_MS);
    page.screen.add('home-movers');
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('0 here');
  });

  it('is missing as soon as the user leaves its page, and the tour can go back to it', async () => {
    player.start(tour, { step: 2 });
    await page.pass(0);
    page.screen.clear();
    page.at = '/';
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('2 missing');
    player.goThere();
    await page.pass(POLL_INTERVAL_MS);
    expect([seen(), page.at]).toEqual(['2 here', '/pages/market/market']);
  });
});

describe('waiting', () => {
  it('ends when the app is at an address', async () => {
    player.start(tour, { step: 1 });
    await page.pass(POLL_INTERVAL_MS * 3);
    expect(seen()).toBe('1 waiting');
    page.go('/pages/market/market?sort=name');
    page.screen.add('tab-market');
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('1 here');
  });

  it('ends with a tap on the right anchor', async () => {
    page.go('/pages/market/market');
    player.start(tour, { step: 3 });
    await page.pass(0);
    page.tap('market-rows');
    expect(seen()).toBe('3 waiting');
    page.tap('market-tabs');
    expect(seen()).toBe('3 here');
  });
});

describe('by itself', () => {
  it('continues after a reading time, performs the user’s steps, and waits for the exchange', async () => {
    player.start(tour, { playing: true });
    await page.pass(60_000);
    expect(seen()).toBe('4 waiting');
    page.price = '106';
    await page.pass(POLL_INTERVAL_MS);
    expect(seen()).toBe('4 here');
    await page.pass(60_000);
    expect(seen()).toBeNull();
  });

  it('skips a missing anchor after a while', async () => {
    page.screen = new Set(['tab-market']);
    player.start(tour, { playing: true });
    await page.pass(ANCHOR_TIMEOUT_MS);
    expect(seen()).toBe('0 missing');
    await page.pass(4_000);
    expect(seen()).toBe('1 waiting');
  });

  it('stops going on when it is paused', async () => {
    player.start(tour, { playing: true });
    await page.pass(0);
    player.play(false);
    await page.pass(60_000);
    expect(seen()).toBe('0 here');
  });
});

it('stores its position and the furthest step for a reload', async () => {
  player.start(tour, { step: 2 });
  await page.pass(0);
  expect(page.stored).toEqual({ name: 'some-day', step: 2, reached: 2 });
  const again = new TourPlayer(page);
  again.start(tour, { step: 2, reached: 2 });
  await page.pass(0);
  expect(page.commands.filter((action) => action === 'market.shock')).toHaveLength(1);
});
