import { describe, expect, it } from 'vitest';
import { allowedHosts, webAddress } from './web-address';

const OWN = 'https://exchange.example';
const HOSTS = ['support.example', 'games.example:8443'];
const verdict = (text: string) => {
  const found = webAddress(text, OWN, HOSTS);
  return found.kind === 'refused' ? found.problem : found.kind === 'own' ? found.path : found.url;
};

describe('an address that may be opened', () => {
  it.each([
    ['/upload/site/guide.html', '/upload/site/guide.html'],
    ['/upload/site/guide.html?lang=id', '/upload/site/guide.html?lang=id'],
    ['https://exchange.example/upload/site/guide.html', '/upload/site/guide.html'],
    ['https://EXCHANGE.example:443/upload/site/guide.html', '/upload/site/guide.html'],
    ['/upload/else/../site/guide.html', '/upload/site/guide.html'],
    ['https://support.example/chat?id=1#top', 'https://support.example/chat?id=1#top'],
    ['HTTPS://Support.Example/chat', 'https://support.example/chat'],
    ['https://games.example:8443/play', 'https://games.example:8443/play'],
  ])('%s', (text, opened) => {
    expect(verdict(text)).toBe(opened);
  });
});

describe('an address that is refused', () => {
  it.each([
    ['', 'missing'],
    ['javascript:alert(1)', 'scheme'],
    ['JavaScript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'broken'],
    ['\tjavascript:alert(1)', 'broken'],
    ['javascript://support.example/%0Aalert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['blob:https://exchange.example/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['ftp://support.example/', 'scheme'],
    ['http://support.example/', 'scheme'],
    ['//evil.example', 'broken'],
    ['///evil.example', 'broken'],
    ['/\\evil.example', 'broken'],
    ['\\\\evil.example', 'broken'],
    ['https:\\\\support.example', 'broken'],
    ['https:evil.example', 'broken'],
    ['https:/evil.example', 'broken'],
    ['https:///evil.example', 'broken'],
    ['https://', 'broken'],
    ['https://evil.example/', 'host'],
    ['https://evil.example/upload/site/guide.html', 'host'],
    ['https://support.example.evil.example/', 'host'],
    ['https://notsupport.example/', 'host'],
    ['https://sub.support.example/', 'host'],
    ['https://support.example./', 'host'],
    ['https://support.example:444/', 'host'],
    ['https://games.example/', 'host'],
    ['https://support%2Eexample%2Eevil.example/', 'host'],
    ['https://evil.example#@support.example/', 'host'],
    ['https://evil.example?@support.example/', 'host'],
    ['https://evil.example\\@support.example/', 'broken'],
    ['https://support.example@evil.example/', 'credentials'],
    ['https://user:word@support.example/', 'credentials'],
    ['https://@support.example/', 'credentials'],
    ['https://suppоrt.example/', 'host'],
    ['https://support.example\u202e/', 'broken'],
    ['https://sup\u200bport.example/', 'broken'],
    ['https%3A%2F%2Fsupport.example', 'broken'],
    ['%6Aavascript:alert(1)', 'broken'],
    ['support.example', 'broken'],
    ['upload/site/guide.html', 'broken'],
    ['/api/user/info', 'path'],
    ['/h5/', 'path'],
    ['/upload/site/../../api/user/info', 'path'],
    ['/upload/site/%2e%2e/%2e%2e/api/user/info', 'path'],
    ['/upload/site/%2e%2e%2fapi.html', 'path'],
    ['/upload/site/guide.html/', 'path'],
    ['/upload/site/guide.svg', 'path'],
    [`/upload/site/${'a'.repeat(2_048)}.html`, 'broken'],
  ])('%j: %s', (text, problem) => {
    expect(verdict(text)).toBe(problem);
  });
});

it.each([
  [['https://support.example/chat', ''], ['support.example']],
  [
    ['', 'a.example, https://b.example:8443/x ,a.example'],
    ['a.example', 'b.example:8443'],
  ],
  [['/upload/site/guide.html', 'https://help.example/guide'], ['help.example']],
  [['http://plain.example/', 'javascript:alert(1)', '///', ' , '], []],
])('settings %j name the hosts %j', (settings, hosts) => {
  expect(allowedHosts(settings)).toEqual(hosts);
});
