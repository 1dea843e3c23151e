import type { RegistryItem } from '../item/index.ts';

/** A list in one respect: for each position the number of its kind, and for each kind an item of it. */
export interface Column {
  readonly kindAt: Uint32Array;
  readonly examples: ReadonlyArray<RegistryItem>;
}

/** The list in respect of that name: items of one name are of one kind. */
export const columnOf = (
  items: ReadonlyArray<RegistryItem>,
  nameOf: (item: RegistryItem) => string | number | undefined,
): Column => {
  const numbers = new Map<string | number | undefined, number>();
  const examples: RegistryItem[] = [];
  const kindAt = new Uint32Array(items.length);
  items.forEach((item, at) => {
    const name = nameOf(item);
    const known = numbers.get(name);
    if (known === undefined) numbers.set(name, examples.length);
    kindAt[at] = known ?? examples.push(item) - 1;
  });
  return { kindAt, examples };
};
