import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPage } from './has-page.ts';

const path = fc.oneof(
  fc.constant(''),
  fc.string(),
  fc.string().map((text) => `/${text}`),
);

describe('a product’s own page', () => {
  it('[ROUTE-19] what is not on the web has no page, whatever its address', () => {
    fc.assert(fc.property(path, (at) => !hasPage({ isOnWeb: false, path: at })));
  });

  it('[ROUTE-19] what is on the web has one exactly when its address is a path of the house', () => {
    fc.assert(
      fc.property(path, (at) => {
        const isPath = at[0] === '/' && at[1] !== '/' && at[1] !== '\\';
        expect(hasPage({ isOnWeb: true, path: at })).toBe(isPath);
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
  ])('[ROUTE-19] on the web %s at "%s": %s', (isOnWeb, at, expected) => {
    expect(hasPage({ isOnWeb, path: at })).toBe(expected);
  });
});
