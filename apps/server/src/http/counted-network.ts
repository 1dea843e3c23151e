import { isIPv4, isIPv6 } from 'node:net';

/** The words of a compressed IPv6 address, eight of them. */
const termsOf = (address: string): ReadonlyArray<number> => {
  const [head = '', tail] = address.split('::').map((part) => part.replace(/\d+(\.\d+){3}$/, '0:0'));
  const words = (part: string): ReadonlyArray<number> =>
    part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16));
  if (tail === undefined) return words(head);
  const [before, after] = [words(head), words(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
};

/**
 * What requests of a network address are counted under (API-01): an IPv4 address is one household's; of IPv6 a household has a whole /64 and can take another address
 * for every request, so the /64 is counted.
 */
export const countedNetwork = (address: string): string => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(.+)$/i.exec(plain)?.[1] ?? '';
  if (isIPv4(mapped)) return mapped;
  return isIPv6(plain)
    ? `${termsOf(plain)
        .slice(0, 4)
        .map((word) => word.toString(16))
        .join(':')}::/64`
    : address;
};
