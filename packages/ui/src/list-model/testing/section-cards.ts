import type { ItemCardModel, ListSectionModel } from '../index.ts';

/** The part of a section that has these cards. */
export const sectionCards = (cards: ReadonlyArray<ItemCardModel>): Pick<ListSectionModel, 'items' | 'cardOf'> => ({
  items: cards.map(({ item }) => item),
  cardOf: (item) => {
    const card = cards.find((each) => each.item === item);
    if (card === undefined) throw new Error('the section has no such item');
    return card;
  },
});
