import { demoSites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readRequest } from './request.ts';

const brand = ['shop.csv', '--brand', 'main'];

describe('the arguments of the command', () => {
  it('may be left out if they have a default', () => {
    expect(readRequest(demoSites)([...brand, '--currency', 'SAR', '--rate', '0.2667', '--units', 'cm'])).toMatchObject(
      E.right({
        market: 'US',
        delimiter: O.none,
        asOf: O.none,
        brand: 'main',
        isDryRun: false,
        report: 'shop.csv.left-out.txt',
        rules: { unit: 'cm' },
      }),
    );
  });

  it.each([
    [[], 'Name one file'],
    [['a', 'b'], 'Name one file'],
    [['shop.csv', '--currency', 'USD'], '--brand is one of'],
    [[...brand], '--currency is one of'],
    [[...brand, '--currency', 'SAR'], 'say with --rate'],
    [[...brand, '--currency', 'USD', '--market', 'CA'], 'say with --rate'],
    [[...brand, '--currency', 'USD', '--rate', '1.1'], '--currency is USD already'],
    [[...brand, '--currency', 'SAR', '--rate', '0'], '--rate is a number above zero'],
    [[...brand, '--currency', 'USD', '--map', 'colour=x'], '--map is one of'],
    [[...brand, '--currency', 'USD', '--map', 'price'], 'price=SALE_PRICE'],
    [[...brand, '--currency', 'USD', '--service', 'localhost:3000'], '--service is the address'],
    [[...brand, '--currency', 'USD', '--service', 'http://registry.example.com'], 'unencrypted'],
    [[...brand, '--currency', 'USD', '--service', 'http://localhost.example.com:3000'], 'unencrypted'],
    [[...brand, '--currency', 'USD', '--service', 'http://localhost:3000@example.com'], 'unencrypted'],
    [[...brand, '--currency', 'USD', '--as-of', '2027-06-01'], '--as-of is a time in UTC'],
    [[...brand, '--currency', 'USD', '--speed', '9'], 'See --help'],
  ])('%j are refused: %s', (args, reason) => {
    const request = readRequest(demoSites)(args);
    expect(request).toMatchObject(E.left({ exitCode: 1, stderr: expect.stringContaining(reason) }));
  });

  it.each([
    'https://registry.example.com',
    'https://registry.example.com:8443/',
    'http://localhost:3000',
    'http://127.0.0.1:3000/',
    'http://[::1]:3000',
  ])('name a service that is asked with encryption, or on the same machine: %s', (address) => {
    expect(readRequest(demoSites)([...brand, '--currency', 'USD', '--service', address])).toMatchObject(
      E.right({ service: O.some(address) }),
    );
  });
});
