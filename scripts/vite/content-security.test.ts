import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf, withPolicy } from './content-security';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

const PAGE = `<html><head>
  <meta charset="utf-8" />
  <style>body{margin:0}</style><script src="/a.js"></script></head>
  <body><script>start()</script><script type="text/plain" id="held">words</script></body></html>`;

test('what stands inside of the page is let in by its hash, and nothing else that is inline', () => {
  const policy = policyOf(PAGE, { build: 'production' });
  expect(rule(policy, 'default-src')).toBe("default-src 'self'");
  expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha('start()')}`);
  expect(rule(policy, 'style-src')).toBe(`style-src 'self' ${sha('body{margin:0}')}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('a backend elsewhere is connected to, over its socket too, and its pictures are shown', () => {
  const backend = ['https://api.x.test/v1', 'https://live.x.test:8443', undefined, '/api'];
  const policy = policyOf(PAGE, { build: 'production', backend, media: 'https://cdn.x.test' });
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.x.test https://live.x.test:8443 wss://api.x.test wss://live.x.test:8443",
  );
  expect(rule(policy, 'img-src')).toContain('https://api.x.test https://live.x.test:8443 https://cdn.x.test');
});

test('a page from a disk, which has no origin, runs what stands in it', () => {
  const policy = policyOf(PAGE, { build: 'single' });
  expect(rule(policy, 'default-src')).toBe("default-src 'none'");
  expect(rule(policy, 'script-src')).toBe(`script-src ${sha('start()')}`);
  expect(rule(policy, 'font-src')).toBe('font-src data:');
  expect(policy).not.toContain("'self'");
});

test.each(['<i style="height: 1px"></i>', '<body onload="x()">'])(
  '%s, which no hash lets in, ends the build',
  (tag) => {
    expect(() => policyOf(PAGE + tag, { build: 'production' })).toThrow('would block');
  },
);

test('it stands behind the encoding and before all else', () => {
  expect(withPolicy(PAGE, "default-src 'self'").replaceAll(/\s+/g, ' ')).toMatch(
    /^<html><head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="default-src 'self'" \/> <style>/,
  );
});
