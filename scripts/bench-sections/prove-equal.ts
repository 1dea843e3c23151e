import { isDeepStrictEqual } from 'node:util';
import { listSections, type RegistryItem, type Section } from '@gift-registry/domain';
import { breath } from './breath.ts';
import { contestants } from './contestants.ts';
import { purchases } from './purchases.ts';
import { opening, readings } from './readings.ts';

/** Sections with positions in place of items: the same positions are the same objects. */
const said = (sections: ReadonlyArray<Section>, items: ReadonlyArray<RegistryItem>) => {
  const positions = new Map(items.map((item, at) => [item, at]));
  return sections.map(({ items: its, ...rest }) => ({ ...rest, items: its.map((item) => positions.get(item)) }));
};

/** Proves that all contestants say of that list what the rule says: cold, warm, and after purchases. Answers how many answers were compared; throws at the first that differs. */
export const proveEqual = async (items: ReadonlyArray<RegistryItem>, next: () => number): Promise<number> => {
  let compared = 0;
  const compare = (name: string, sections: ReadonlyArray<Section>, expected: ReadonlyArray<Section>, now = items) => {
    compared += 1;
    if (!isDeepStrictEqual(said(sections, now), said(expected, now))) throw new Error(`${name} says something else`);
  };
  const bought = purchases(items, next, Math.min(6, items.length / 10));
  for (const { name, open } of contestants) {
    const kept = open(opening[0], items);
    for (const [what, reading] of readings) {
      compare(`${name}, cold, ${what}`, open(reading, items).sections, listSections(reading, items));
      compare(`${name}, warm, ${what}`, kept.read(reading), listSections(reading, items));
      const list = open(reading, items);
      for (const change of bought)
        compare(
          `${name}, after a purchase, ${what}`,
          list.change(change.items, change.at),
          listSections(reading, change.items),
          change.items,
        );
      await breath();
    }
  }
  return compared;
};
