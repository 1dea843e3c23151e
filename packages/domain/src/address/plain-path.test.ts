import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainPath } from './plain-path.ts';

describe('a plain path', () => {
  it('[AUTH-05] whatever the path, it leads to the host on which it is', () => {
    const raw = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', 'a', '@', ':') }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(raw, (path) => {
        fc.pre(isPlainPath(path));
        expect(new URL(path, 'http://localhost:3000').host).toBe('localhost:3000');
      }),
    );
  });

  it.each(['/', '/a', '/a/b?c=//d#e', '/pictures/é.webp'])('[AUTH-05] %j is one', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    '',
    'a',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\n',
    '/a\\b',
    'javascript:alert(1)',
    '\t/a',
  ])('[AUTH-05] an address of another host, however it is written, is no path: %j', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});
