import type { Section } from '@gift-registry/domain';

const areSame = <A>(before: ReadonlyArray<A>, after: ReadonlyArray<A>): boolean =>
  before.length === after.length && before.every((one, at) => one === after[at]);

/**
 * The new sections, but the previous object of each section that holds the same items, and the previous array if
 * nothing changed: the same object is not rendered again (LIVE-01).
 */
export const withUnchanged = (
  previous: ReadonlyArray<Section>,
  next: ReadonlyArray<Section>,
): ReadonlyArray<Section> => {
  const known = new Map(previous.map((section) => [section.key, section]));
  const merged = next.map((section) => {
    const earlier = known.get(section.key);
    return earlier !== undefined && areSame(earlier.items, section.items) ? earlier : section;
  });
  return areSame(previous, merged) ? previous : merged;
};
