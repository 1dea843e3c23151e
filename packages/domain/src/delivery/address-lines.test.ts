import { exampleAddress } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

describe('the lines of an address', () => {
  it('[THX-02] an address has two lines, or three with an apartment', () => {
    const { recipient: _name, ...address } = exampleAddress({ line2: O.none });
    expect(addressLines(address)).toEqual([address.line1, `${address.city}, ${address.region} ${address.postalCode}`]);
    expect(addressLines({ ...address, line2: O.some('Apt 3') })).toHaveLength(3);
  });

  it('[ADDR-01] an address in another country ends with it, in the language of the page', () => {
    const abroad = {
      line1: '12 rue des Lilas',
      line2: O.none,
      city: 'Köln',
      region: '',
      postalCode: '50667',
      country: 'DE',
    };
    expect(addressLines(abroad)).toEqual(['12 rue des Lilas', 'Köln 50667', 'Germany']);
    expect(addressLines(abroad, 'fr-CA')).toEqual(['12 rue des Lilas', 'Köln 50667', 'Allemagne']);
    expect(addressLines({ ...abroad, region: 'NRW', postalCode: '' })[1]).toBe('Köln, NRW');
  });
});
