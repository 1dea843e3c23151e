import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isAllowedAddress, readPictureAddress, readPictureHosts } from './picture-addresses.ts';

const hostsOf = (list: string) => {
  const hosts = readPictureHosts(list, false);
  if (E.isLeft(hosts)) throw new Error(hosts.left);
  return hosts.right;
};
const read = (list: string) => readPictureAddress(hostsOf(list));

describe('the hosts of pictures', () => {
  it.each([
    '',
    'cdn',
    'localhost',
    '*',
    '*.com:x',
    'ftp://a.example',
    'https://a.example/path',
    'a.example,',
    '10.0.0.1',
  ])('[INT-06] %j names none', (list) => {
    expect(E.isLeft(readPictureHosts(list, false))).toBe(true);
  });

  it.each(['169.254.169.254', 'http://192.168.0.7', '[fe80::1]', '[::ffff:10.0.0.1]', '0x7f.1', '*.127.0.0.1'])(
    '[INT-06] the network address %s is none; the machine itself is one, but not in production',
    (list) => {
      expect(E.isLeft(readPictureHosts(list, false))).toBe(list !== '0x7f.1');
      expect(E.isLeft(readPictureHosts('http://127.0.0.1:8080', false))).toBe(false);
      expect(readPictureHosts('a.example, http://127.0.0.1:8080', true)).toEqual(E.left('http://127.0.0.1:8080'));
    },
  );
});

describe('an address of a picture', () => {
  it.each([
    ['cdn.example.com', 'https://CDN.example.com/a b.jpg?v=1#x', 'https://cdn.example.com/a%20b.jpg?v=1'],
    ['cdn.example.com', 'https://cdn.example.com:443/', 'https://cdn.example.com/'],
    ['cdn.example.com:8443', 'https://cdn.example.com:8443/a', 'https://cdn.example.com:8443/a'],
    ['http://cdn.example.com', 'http://cdn.example.com/a', 'http://cdn.example.com/a'],
    ['a.example, *.example.com', 'https://b.a.example.com/é', 'https://b.a.example.com/%C3%A9'],
  ])('[INT-06] of %s: %s is %s', (list, text, address) => {
    expect(read(list)(text)).toEqual(E.right(address));
  });

  it.each([
    ['https://cdn.example.com:8443/', 'host-not-allowed'],
    ['http://cdn.example.com/', 'host-not-allowed'],
    ['https://cdn.example.com.evil.example/', 'host-not-allowed'],
    ['https://evil.example/cdn.example.com', 'host-not-allowed'],
    ['https://cdn.example.com./', 'host-not-allowed'],
    ['https://user@cdn.example.com/', 'not-an-address'],
    ['https://cdn.example.com@evil.example/', 'not-an-address'],
    ['https://:secret@cdn.example.com/', 'not-an-address'],
    ['//cdn.example.com/a.jpg', 'not-an-address'],
    ['a.jpg', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['file:///etc/passwd', 'not-an-address'],
    ['data:image/png;base64,AA', 'not-an-address'],
    [`https://cdn.example.com/${'é'.repeat(400)}`, 'not-an-address'],
  ])('[INT-06] %s is not accepted', (text, reason) => {
    expect(read('cdn.example.com')(text)).toEqual(E.left(reason));
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
  const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'));

  it('[INT-06] an address of a host, scheme or port that is not named is not accepted', () => {
    fc.assert(
      fc.property(
        host,
        host,
        fc.constantFrom('https', 'http'),
        fc.constantFrom('', ':8080'),
        (named, other, scheme, port) => {
          const isNamed = named === other && scheme === 'https' && port === '';
          expect(E.isRight(read(named)(`${scheme}://${other}${port}/a`))).toBe(isNamed);
        },
      ),
    );
  });

  it('[INT-06] an address with a name or password is never accepted', () => {
    fc.assert(
      fc.property(host, label, label, (named, name, password) => {
        for (const user of [name, `${name}:${password}`, `:${password}`]) {
          const text = `https://${user}@${named}/`;
          expect(E.isLeft(read(named)(text))).toBe(true);
          expect(isAllowedAddress(hostsOf(named), new URL(text))).toBe(false);
        }
      }),
    );
  });

  it('[INT-06] an accepted address is written in one way, and is accepted again', () => {
    fc.assert(
      fc.property(host, fc.webPath(), fc.webQueryParameters(), (named, path, query) => {
        const address = read(named)(`HTTPS://${named.toUpperCase()}:443${path}?${query}#x`);
        expect(E.chain(read(named))(address)).toEqual(address);
        expect(E.isRight(address)).toBe(true);
      }),
    );
  });

  it('[INT-06] `*.` names all hosts below a domain, never the domain itself or one that only ends alike', () => {
    fc.assert(
      fc.property(host, label, (domain, below) => {
        const isAccepted = (name: string) => E.isRight(read(`*.${domain}`)(`https://${name}/`));
        expect([isAccepted(`${below}.${domain}`), isAccepted(domain), isAccepted(`${below}${domain}`)]).toEqual([
          true,
          false,
          false,
        ]);
      }),
    );
  });
});
