import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
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
});
