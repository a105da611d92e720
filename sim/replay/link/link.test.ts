import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ControlResult } from '../../control/actions';
import { Exchange } from '../../core';
import { activeSession } from '../../testing/active-session';
import { runScriptedSession } from '../../testing/scripted-session';
import { fromBase64Url, toBase64Url } from './base64url';
import { LINK_PARAMETER, LinkError, readLink } from './link';

type Shared = ControlResult<'run.share'>;
const share = (exchange: Exchange) => exchange.control('run.share', {}) as Promise<Shared>;
const linkIn = (query: string) => new URLSearchParams(`?${query}`).get(LINK_PARAMETER) ?? '';

async function reopened(query: string): Promise<{ exchange: Exchange; hash: string }> {
  const { hash, nowMs, ...log } = await readLink(linkIn(query));
  return { exchange: Exchange.replay(log, nowMs), hash };
}

describe('a shared link', () => {
  it('of five busy minutes takes at most 2 KB and comes to the same state', async () => {
    const session = activeSession();
    expect(session.nowMs - session.journal.header.startMs).toBeGreaterThan(180_000);
    expect(session.commands).toBeGreaterThan(28);
    const { query, bytes } = await share(session);
    expect(query).toHaveLength(bytes);
    expect(bytes).toBeLessThanOrEqual(2048);
    const { exchange, hash } = await reopened(query);
    expect(exchange.hash()).toBe(session.hash());
    expect(hash).toBe(session.hash());
    expect(exchange.journal.toJSON()).toEqual(session.journal.toJSON());
    expect(exchange.nowMs).toBe(session.nowMs);
  });

  it('carries a random session to the same journal and hash', async () => {
    const sessions = fc.record({ seed: fc.integer({ min: 0, max: 0x7fffffff }), commands: fc.nat(80) });
    await fc.assert(
      fc.asyncProperty(sessions, async ({ seed, commands }) => {
        const session = { scenario: 'spot-trader', seed, hours: 40, commands, stepMs: 3_600_000 };
        const { exchange: original } = runScriptedSession(session);
        const { exchange } = await reopened((await share(original)).query);
        expect(exchange.journal.toJSON()).toEqual(original.journal.toJSON());
        expect(exchange.hash()).toBe(original.hash());
      }),
      { numRuns: 10 },
    );
  });

  it('carries undeclared fields, foreign tokens, odd texts and numbers', async () => {
    const original = Exchange.begin({ scenario: 'first-day', seed: 1, build: 'odd', realNowMs: Date.UTC(2026, 0, 6) });
    const fields = {
      user_string: 'whale@example.com',
      password: 'pocket123',
      lang: '한국어',
      'ünd-declared': '🂡\0',
      __proto__x: '',
    };
    original.call({ id: '', method: 'POST', path: '/user/login', fields, token: 'nobody’s' });
    original.control('market.shock', { symbol: 'all', percent: -0.25, rampSeconds: 1 });
    const { exchange } = await reopened((await share(original)).query);
    expect(exchange.journal.toJSON()).toEqual(original.journal.toJSON());
    expect(exchange.commands).toBe(2);
  });

  it.each([
    ['begins with a byte order mark', '\ufeff62'],
    ['was cut in the middle of an emoji', '62 \ud83d'],
    ['has the halves of an emoji in the wrong order', '\udc4d\ud83d'],
    ['has the last letter before the halves of emojis', '\ud7ff\udfff'],
  ])('carries a text that %s', async (_what, text) => {
    const original = Exchange.begin({ scenario: 'first-day', seed: 1, build: 'odd', realNowMs: Date.UTC(2026, 0, 6) });
    const fields = { mobile: '81234567890', area_code: text, scene: 'bind', lang: 'en' };
    const token = original.session();
    const { body } = original.call({ id: '', method: 'POST', path: '/sms_send', fields, token });
    expect(body).toMatchObject({ type: 'ok' });
    const { exchange } = await reopened((await share(original)).query);
    expect(exchange.journal.toJSON()).toEqual(original.journal.toJSON());
    expect(exchange.hash()).toBe(original.hash());
  });

  it('carries the network addresses of login attempts, by which a Node host counts wrong passwords', async () => {
    const original = Exchange.begin({ scenario: 'first-day', seed: 1, build: 'odd', realNowMs: Date.UTC(2026, 0, 6) });
    const fields = { user_string: 'maya@example.com', password: 'wrongpass1', lang: 'en' };
    original.call({ id: '', method: 'POST', path: '/user/login', fields, token: '', from: '127.0.0.1' });
    const { query } = (await original.control('run.share', { secrets: true })) as Shared;
    const { exchange } = await reopened(query);
    expect(exchange.journal.toJSON()).toEqual(original.journal.toJSON());
    expect(exchange.hash()).toBe(original.hash());
  });
});

const link = linkIn((await share(activeSession())).query);

describe('a broken link', () => {
  const damaged = /^This link is damaged or was cut off while it was copied: ask for it again\.$/;
  const withByte = (at: number, change: (byte: number) => number) => {
    const bytes = fromBase64Url(link) as Uint8Array;
    bytes[at] = change(bytes[at] as number);
    return toBase64Url(bytes);
  };

  it.each([
    ['empty', '', damaged],
    ['cut off at the end', link.slice(0, -1), damaged],
    ['cut in half', link.slice(0, link.length / 2), damaged],
    ['cut to its head', link.slice(0, 5), damaged],
    ['with a letter more', `${link}A`, damaged],
    ['with a letter that does not belong', `${link.slice(0, 40)}!${link.slice(41)}`, damaged],
    ['with a space of a mail program in it', `${link.slice(0, 76)} ${link.slice(76)}`, damaged],
    ['with one bit changed', withByte(60, (byte) => byte ^ 1), damaged],
    ['with another check', withByte(2, (byte) => byte ^ 1), damaged],
    ['of a later format', withByte(0, () => 9), /^This link is of format 9, and only 1 can be read here/],
    ['that never was one', 'hello', damaged],
  ])('%s is refused with a sentence', async (_name, broken, sentence) => {
    const refusal = await readLink(broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LinkError);
    expect((refusal as LinkError).message).toMatch(sentence);
  });

  it('of a build with other commands is refused, and names the scenario to begin instead', async () => {
    const refusal = (await readLink(link, 0).catch((error: unknown) => error)) as LinkError;
    expect(refusal.message).toBe(
      `This link was made by build ${__BUILD_ID__}, which knows other commands. ` +
        'Begin spot-trader with seed 7 anew, or open the link where it was made.',
    );
    expect(refusal.run).toEqual({ scenario: 'spot-trader', seed: 7 });
    expect(refusal.instead).toBe('?scenario=spot-trader&seed=7');
  });

  it('is recognised: no single changed letter goes unnoticed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(link.length - 1), fc.constantFrom(...'Aa0-_zZ9'), async (at, letter) => {
        fc.pre(link[at] !== letter && at < link.length - 1);
        await expect(readLink(link.slice(0, at) + letter + link.slice(at + 1))).rejects.toThrow(LinkError);
      }),
    );
  });
});
