import type { CatalogueChoice } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { offeredKinds } from './browse-choices.ts';

const sought: CatalogueChoice = { text: '', categories: [], bands: [], brands: [], sort: 'best', pages: 1 };
const counted = {
  categories: [
    { choice: 'Nursery', products: 9 },
    { choice: 'Decor', products: 15 },
    { choice: 'Rugs', products: 4 },
  ],
  bands: [],
  brands: [],
};
const offered = (categories: ReadonlyArray<string>) =>
  offeredKinds(sites.kids, { ...sought, categories }, ['Nursery'], counted).flatMap(({ choices }) =>
    choices.map(({ label, count, isChosen }) => [label, count, isChosen]),
  );

describe('the choices beside the results', () => {
  it('[ADD-09] [CHK-01] a category linked from a checklist is offered with its count, also where the page offers others', () => {
    expect(offered(['Decor'])).toEqual([
      ['Nursery', 9, false],
      ['Decor', 15, true],
    ]);
    expect(offered([])).toEqual([['Nursery', 9, false]]);
    expect(offered(['Moon'])).toEqual([
      ['Nursery', 9, false],
      ['Moon', 0, true],
    ]);
  });
});
