import type { Reading, RegistryItem, Section } from '@gift-registry/domain';

type Items = ReadonlyArray<RegistryItem>;
type Sections = ReadonlyArray<Section>;

/** A list that was read once, in whatever form a contestant keeps it. */
export interface OpenList {
  readonly sections: Sections;
  /** The same list in another reading. */
  readonly read: (reading: Reading) => Sections;
  /** The same reading since another item stands at that position. */
  readonly change: (items: Items, at: number) => Sections;
}

/** A way to filter, sort and group a list. */
export interface Contestant {
  readonly name: string;
  /** Reads a list that was never seen before. */
  readonly open: (reading: Reading, items: Items) => OpenList;
}

/** One that keeps nothing between two readings. */
export const forgetful = (name: string, query: (reading: Reading, items: Items) => Sections): Contestant => {
  const open = (reading: Reading, items: Items): OpenList => ({
    sections: query(reading, items),
    read: (next) => query(next, items),
    change: (next) => query(reading, next),
  });
  return { name, open };
};
