import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOrigin } from './email-origin.ts';

/** How somebody may write the host: each email small or large. */
const inAnyCase = (host: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: host.length, maxLength: host.length })
    .map((isLarge) => [...host].map((sign, at) => (isLarge[at] === true ? sign.toUpperCase() : sign)).join(''));

const ownHost = fc.constantFrom(...Object.values(sites).flatMap(({ hosts }) => hosts)).chain(inAnyCase);
const foreignHost = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  ownHost.map((host) => `${host}.evil.example`),
  ownHost.map((host) => `${host}@evil.example`),
);
const host = fc.oneof(ownHost, foreignHost);
const scheme = fc.constantFrom('http', 'https', 'HTTPS');
const isPort = fc.constantFrom(1, 80, 443, 3000, 8443, 65_534, 65_535);
const isNoPort = fc.constantFrom('65536', '65537', '99999', '100000', '4294967376', '-1', '80@evil.example', 'x');
const site = fc.constantFrom(...Object.values(sites));

const origins = fc.oneof(
  fc.tuple(scheme, host, isPort).map(([by, name, port]) => `${by}://${name}:${port}`),
  fc.tuple(scheme, host, isNoPort).map(([by, name, port]) => `${by}://${name}:${port}`),
  fc.tuple(scheme, host).map(([by, name]) => `${by}://${name}`),
  fc.string(),
);

describe('where the links of an email lead', () => {
  it('[AUTH-05] [AUTH-06] a link leads to a host of the site’s table', () => {
    forAll(site, origins, (on, origin) => {
      const address = emailOrigin(on, origin);
      expect(URL.canParse(address)).toBe(true);
      const { hostname, pathname } = new URL(`${address}/account`);
      expect(on.hosts).toContain(hostname);
      expect(pathname).toBe('/account');
    });
    for (const evil of [
      'https://evil.example',
      'https://localhost@evil.example',
      'https://localhost.evil.example',
      'https://localhost:80@evil.example',
      'https://evil.example/x:80',
      'xhttp://localhost:80',
      'evil.example http://localhost:80',
    ])
      expect(emailOrigin(sites.main, evil)).toBe('https://localhost');
  });

  it('[AUTH-06] the origin under which the site was really reached stays as it is', () => {
    const reached = site.chain((on) =>
      fc.tuple(
        fc.constant(on),
        scheme,
        fc.constantFrom(...on.hosts).chain(inAnyCase),
        fc.oneof(
          fc.constant(''),
          isPort.map((port) => `:${port}`),
        ),
      ),
    );
    forAll(reached, ([on, by, name, port]) => {
      expect(emailOrigin(on, `${by}://${name}${port}`)).toBe(`${by}://${name}${port}`);
    });
  });

  it('[AUTH-06] the port stays under any host, as far as it is one: at most 65535', () => {
    const plain = fc.oneof(ownHost, fc.domain(), fc.ipV4(), fc.constantFrom('[::1]', '[2001:db8::7]'));
    forAll(site, plain, isPort, (on, name, port) => {
      expect(emailOrigin(on, `http://${name}:${port}`)).toMatch(new RegExp(`^http://[a-z.]+:${port}$`, 'i'));
    });
    forAll(site, plain, fc.constantFrom(65_536, 65_537, 99_999, 100_000), (on, name, port) => {
      expect(new URL(emailOrigin(on, `http://${name}:${port}`)).port).toBe('');
    });
    for (const [origin, link] of [
      ['http://127.0.0.1:3000', 'http://localhost:3000'],
      ['http://[::1]:3000', 'http://localhost:3000'],
      ['http://localhost:65535', 'http://localhost:65535'],
      ['http://localhost:65536', 'http://localhost'],
      ['http://127.0.0.1:65536', 'http://localhost'],
    ] as const)
      expect(emailOrigin(sites.main, origin)).toBe(link);
    expect(emailOrigin(sites.kids, 'http://localhost:3000')).toBe('http://kids.localhost:3000');
  });
});
