import { demoSites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { isSameOrigin, isSameSite } from './same-origin.ts';

const own = 'http://localhost:3000';

describe('where a write comes from', () => {
  it.each([
    [{ origin: own }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: own, 'sec-fetch-site': 'same-origin' }],
    [{ origin: own, 'sec-fetch-site': 'none' }],
    [{ origin: 'HTTP://LOCALHOST:3000' }],
  ])('[API-01] is one of our pages: %j', (headers) => {
    expect(isSameOrigin(own, headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'http://modern.localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': ['same-origin', 'cross-site'] }],
    [{ origin: own, 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('[API-01] is foreign or not told: %j', (headers) => {
    expect(isSameOrigin(own, headers)).toBe(false);
  });
});

const HERE = 'http://modern.localhost:3000';

describe('where somebody comes from with a one-time code', () => {
  it.each(['http://localhost:3000/', 'http://kids.localhost:3000', 'HTTP://LOCALHOST:3000/gift-registry/?a=b'])(
    '[XB-03] %s is another site of the house',
    (referer) => {
      expect(isSameSite(demoSites, HERE, referer)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'null',
    'about:blank',
    'http://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://evil.example/http://localhost:3000/',
    'http://localhost:3000@evil.example/',
    'http://user@localhost:3000/',
    'http://localhost:3001/',
    'http://localhost/',
    'https://localhost:3000/',
    'http://127.0.0.1:3000/',
    HERE,
    `${HERE}/account/login?returnUrl=%2F`,
    `${HERE.toUpperCase()}/`,
  ])('[XB-03] %s is not', (referer) => {
    expect(isSameSite(demoSites, HERE, referer)).toBe(false);
  });
});
