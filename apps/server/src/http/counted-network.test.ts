import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedNetwork } from './counted-network.ts';

describe('what a network address is counted under', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('[API-01] %s is %s', (address, network) => {
    expect(countedNetwork(address)).toBe(network);
  });

  it('[API-01] two addresses of IPv6 are one exactly when their first halves are', () => {
    const half = fc.tuple(fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff));
    const text = (words: ReadonlyArray<number>) => words.map((word) => word.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, half, half, (first, host, second, other) => {
        const [one, two] = [countedNetwork(text([...first, ...host])), countedNetwork(text([...second, ...other]))];
        expect(one).toBe(countedNetwork(text([...first, ...other])));
        expect(one === two).toBe(text(first) === text(second));
      }),
    );
  });
});
