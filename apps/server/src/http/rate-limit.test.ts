import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './rate-limit.ts';

describe('rate limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['unknown', 'unknown'],
  ])('[API-01] count %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('[API-01] count two IPv6 addresses as one exactly when their first halves are the same', () => {
    const half = fc.tuple(fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff));
    const text = (parts: ReadonlyArray<number>) => parts.map((part) => part.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, half, half, (first, host, second, other) => {
        // ::ffff:0:0/96 holds IPv4 addresses.
        fc.pre(first.some((part) => part !== 0) && second.some((part) => part !== 0));
        const network = networkOf(text([...first, ...host]));
        expect(network).toBe(networkOf(text([...first, ...other])));
        expect(network === networkOf(text([...second, ...other]))).toBe(text(first) === text(second));
      }),
    );
  });
});
