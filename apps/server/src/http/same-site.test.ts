import { describe, expect, it } from 'vitest';
import { isSameSite } from './same-site.ts';

const HERE = 'http://modern.localhost:3000';

describe('where somebody comes from with a one-time code', () => {
  it.each(['http://localhost:3000/', 'http://kids.localhost:3000', 'HTTP://LOCALHOST:3000/gift-registry/?a=b'])(
    '[XB-03] %s is another site of the house',
    (referer) => {
      expect(isSameSite(HERE, referer)).toBe(true);
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
    expect(isSameSite(HERE, referer)).toBe(false);
  });
});
