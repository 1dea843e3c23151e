import { option as O } from 'fp-ts';
import type { ListSectionModel } from '../list-model/index.ts';

/** The longest list in which every card is rendered in full. */
const RENDERED_IN_FULL = 300;

/** A section, and the number of cards before it in the list. */
interface PlacedSection {
  readonly section: ListSectionModel;
  readonly before: number;
}

/**
 * The sections of a list with their positions, and whether the list is so long, or may become so, that only cards near
 * the window are rendered in full (LIST-15).
 */
export const longList = (
  sections: ReadonlyArray<ListSectionModel>,
): { readonly isLong: boolean; readonly placed: ReadonlyArray<PlacedSection> } => {
  const placed: PlacedSection[] = [];
  let cards = 0;
  for (const section of sections) {
    placed.push({ section, before: cards });
    cards += section.items.length;
  }
  return { isLong: cards > RENDERED_IN_FULL || sections.some(({ sectionCounts }) => O.isNone(sectionCounts)), placed };
};
