/*
 * [LIVE-01] [LIST-07] What did not change in a list is the very same as before: a section in which the same items stand, and all of the sections when none of them changed.
 *
 * Laws:
 * - what is kept says the same as what came
 * - a section with the same items under the same key is the one from before
 * - where nothing changed, the sections are the ones from before
 *
 * @example keptSections([], []) // => []
 */
import type { Section } from './list-sections.ts';

const areSame = <A>(before: ReadonlyArray<A>, after: ReadonlyArray<A>): boolean =>
  before.length === after.length && before.every((one, at) => one === after[at]);

/** The sections that came, with those from before where they say the same. */
export const keptSections = (before: ReadonlyArray<Section>, came: ReadonlyArray<Section>): ReadonlyArray<Section> => {
  const known = new Map(before.map((section) => [section.key, section]));
  const kept = came.map((section) => {
    const earlier = known.get(section.key);
    return earlier !== undefined && areSame(earlier.items, section.items) ? earlier : section;
  });
  return areSame(before, kept) ? before : kept;
};
