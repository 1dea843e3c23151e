import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { letterOrigin } from './letter-origin.ts';

describe('where the links of a letter lead', () => {
  it('[AUTH-05] [AUTH-06] a link leads to a host of the site’s table', () => {
    const origins = fc.oneof(
      fc.webUrl(),
      fc.domain().map((host) => `https://${host}`),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(sites)), origins, (site, origin) => {
        expect(site.hosts).toContain(new URL(letterOrigin(site, origin)).hostname);
      }),
    );
    for (const evil of [
      'https://evil.example',
      'https://localhost@evil.example',
      'https://localhost.evil.example',
      'https://localhost:80@evil.example',
    ])
      expect(letterOrigin(sites.main, evil)).toBe('https://localhost');
  });

  it('[AUTH-06] the origin under which the site was really reached stays as it is', () => {
    for (const origin of ['http://localhost', 'http://localhost:3000', 'https://LOCALHOST:8443'])
      expect(letterOrigin(sites.main, origin)).toBe(origin);
    expect(letterOrigin(sites.kids, 'http://localhost:3000')).toBe('http://kids.localhost');
  });
});
