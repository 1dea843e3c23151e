import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainPath } from '../address/index.ts';
import { hasPage } from './has-page.ts';

const path = fc.oneof(
  fc.constant(''),
  fc.string(),
  fc.string().map((text) => `/${text}`),
  fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\r', '\n', '.', 'a') }).map((text) => `/${text}`),
);

describe('a product’s own page', () => {
  it('[ROUTE-19] a product that is not on the web has no page', () => {
    fc.assert(fc.property(path, (at) => !hasPage({ isOnWeb: false, path: at })));
  });

  it('[ROUTE-19] [AUTH-05] a product on the web has one exactly when its path is plainly one of this site', () => {
    fc.assert(
      fc.property(path, (at) => {
        expect(hasPage({ isOnWeb: true, path: at })).toBe(isPlainPath(at));
        fc.pre(hasPage({ isOnWeb: true, path: at }));
        expect(new URL(at, 'http://localhost:3000').host).toBe('localhost:3000');
      }),
    );
  });

  it.each([
    [true, '/product/kettle/410101', true],
    [true, '', false],
    [false, '/product/kettle/410101', false],
    [true, '//evil.example', false],
    [true, '/\\evil.example', false],
    [true, 'javascript:alert(1)', false],
    [true, '/\n/evil.example/x', false],
    [true, '/\t/evil.example/x', false],
    [true, '/\r/evil.example/x', false],
    [true, '/a\\b', false],
  ])('[ROUTE-19] on the web %s at %j: %s', (isOnWeb, at, expected) => {
    expect(hasPage({ isOnWeb, path: at })).toBe(expected);
  });
});
