import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { crossBrandMessages } from '../messages/index.ts';
import { sites } from '../site/index.ts';
import { brandInterrupter } from './brand-interrupter.ts';

describe('the message that both brands are on one registry', () => {
  it.each([
    ['main', O.some({ own: 'main', other: 'modern' })],
    ['kids', O.some({ own: 'main', other: 'modern' })],
    ['modern', O.some({ own: 'modern', other: 'main' })],
  ] as const)(
    '[XB-01] it is told on every site whose market has both brands, the brand that is sold there first: %s',
    (id, told) => {
      expect(brandInterrupter(sites[id], false)).toEqual(told);
    },
  );

  it('[XB-01] [CA-01] in Canada, where there is one brand, it is never told', () => {
    expect(brandInterrupter(sites.canada, false)).toEqual(O.none);
  });

  it.each(Object.values(sites))('[XB-01] what was put away is not told: $id', (site) => {
    expect(brandInterrupter(site, true)).toEqual(O.none);
  });

  it('[XB-01] it names both brands to either reader, and to each in their own word', () => {
    const both = { own: 'main', other: 'modern' } as const;
    expect(crossBrandMessages.interrupter('guest', both)).toBe(
      'Gifts from Hearth & Field and Mode Two now live together on one registry. Gifts from Mode Two open in a new tab.',
    );
    expect(crossBrandMessages.interrupter('registrant', both)).toBe(
      'Items from Hearth & Field and Mode Two can now go on one registry. Items from Mode Two are bought on its own site.',
    );
  });
});
