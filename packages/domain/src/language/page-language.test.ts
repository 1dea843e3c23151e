import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, languageOfAddress, plainAddress } from './page-language.ts';

const plain = fc.webPath().map((path) => `/${path.replace(/^\/+/, '').replace(/^(fr|assets|pictures)/, '')}`);

describe('[LANG-01] the language of an address', () => {
  it('is read again from the address of a page in it, and taken off again', () => {
    forAll(plain, fc.constantFrom('en' as const, 'fr-CA' as const), (address, language) => {
      const there = addressIn(language, address);
      return languageOfAddress(there) === language && plainAddress(there) === address;
    });
  });

  it('is put before an address once', () => {
    forAll(plain, (address) => addressIn('fr-CA', addressIn('fr-CA', address)) === addressIn('fr-CA', address));
  });

  it.each([
    ['/', '/fr/'],
    ['/?sort=price#gifts', '/fr/?sort=price#gifts'],
    ['/fr', '/fr/'],
    ['/fruit', '/fr/fruit'],
    ['#help', '#help'],
    ['tel:1-800-555-0100', 'tel:1-800-555-0100'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['//elsewhere.example', '//elsewhere.example'],
    ['/api/cart', '/fr/api/cart'],
    ['/pictures/7001.jpg', '/pictures/7001.jpg'],
    ['/assets/app.css', '/assets/app.css'],
  ])('%s is %s in French', (address, expected) => {
    expect(addressIn('fr-CA', address)).toBe(expected);
  });
});
