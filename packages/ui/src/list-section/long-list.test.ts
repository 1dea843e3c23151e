import { eventTypeOf } from '@gift-registry/domain';
import { exampleItem, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { INITIAL_CARD_STATE, itemCard, type ListSectionModel } from '../list-model/index.ts';
import { sectionCards } from '../list-model/testing/section-cards.ts';
import { longList } from './long-list.ts';

const reader = {
  grId: grIdOf('7310442'),
  site: sites.main,
  role: 'guest',
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  here: '',
} as const;
const card = itemCard(reader, exampleItem(), INITIAL_CARD_STATE);

const section = (cards: number, isComplete = true): ListSectionModel => ({
  key: `of-${cards}`,
  title: 'Dinnerware',
  isWhole: false,
  role: 'guest',
  sectionCounts: isComplete ? O.some({ items: cards, purchased: 0 }) : O.none,
  isOpen: true,
  ...sectionCards(Array.from({ length: cards }, () => card)),
});

describe('a long list', () => {
  it.each([
    [0, false],
    [299, false],
    [300, false],
    [301, true],
    [1_000, true],
  ])('[LIST-15] of %d cards: only those near the window are drawn in full: %s', (cards, isLong) => {
    expect(longList([section(0), section(cards)]).isLong).toBe(isLong);
  });

  it('[STATE-01] a list of which the rest is on its way is a long one', () => {
    expect(longList([section(100, false)]).isLong).toBe(true);
  });

  it('[LIST-15] every section knows how many cards stand before it', () => {
    expect(longList([section(3), section(0), section(200), section(1)]).placed.map(({ before }) => before)).toEqual([
      0, 3, 3, 203,
    ]);
  });
});
