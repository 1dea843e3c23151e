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
    '[XB-01] it is shown on every site whose market has both brands, with this site’s brand first: %s',
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
