import { option as O } from 'fp-ts';
import type { ListSectionModel } from '../list-model/index.ts';

/** The longest list of which every card is drawn in full. */
const DRAWN_IN_FULL = 300;

/** A section, and how many cards stand before it in the list. */
export interface PlacedSection {
  readonly section: ListSectionModel;
  readonly before: number;
}

/** The sections of a list in their places, and whether it is so long, or will be, that only the cards near the window are drawn in full (LIST-06). */
export const longList = (
  sections: ReadonlyArray<ListSectionModel>,
): { readonly isLong: boolean; readonly placed: ReadonlyArray<PlacedSection> } => {
  const placed: PlacedSection[] = [];
  let cards = 0;
  for (const section of sections) {
    placed.push({ section, before: cards });
    cards += section.cards.length;
  }
  return { isLong: cards > DRAWN_IN_FULL || sections.some(({ sectionCounts }) => O.isNone(sectionCounts)), placed };
};
