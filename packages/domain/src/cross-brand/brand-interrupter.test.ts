import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { brandInterrupter } from './brand-interrupter.ts';

describe('the message that both brands are on one registry', () => {
  it.each([
    ['main', O.some({ own: 'Hearth & Field', other: 'Mode Two' })],
    ['kids', O.some({ own: 'Hearth & Field Kids', other: 'Mode Two' })],
    ['modern', O.some({ own: 'Mode Two', other: 'Hearth & Field' })],
  ] as const)(
    '[XB-01] it is shown on every site whose market has both brands, with this site’s own name first: %s',
    (id, expected) => {
      expect(brandInterrupter(sites[id], false)).toEqual(expected);
    },
  );

  it('[XB-01] [CA-01] in Canada, where there is one brand, it is never shown', () => {
    expect(brandInterrupter(sites.canada, false)).toEqual(O.none);
  });

  it.each(Object.values(sites))('[XB-01] it is not shown after it was dismissed: $id', (site) => {
    expect(brandInterrupter(site, true)).toEqual(O.none);
  });
});
