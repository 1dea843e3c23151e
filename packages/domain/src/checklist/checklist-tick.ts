/*
 * [CHK-01] An entry of the checklist is done when the registrant ticked it, or when the registry has as many pieces of its category as recommended. Of what is no longer available only
 * what was bought counts. What the registry ticks, a hand cannot untick.
 *
 * @example unitsOf('Dinnerware', [exampleItem({ wanted: 8 })]) // => 8
 * @example tickByHand(['bar'], 'bath', true) // => ['bar', 'bath']
 * @example mergeTicks(['bath'], ['bar'], ['bath']) // => ['bar', 'bath']
 */
import { type RegistryItem, setSize } from '../item/index.ts';
import { type ChecklistEntry, type ChecklistKey, categoryKey } from './checklist-table.ts';

/** An entry of the checklist with its progress (CHK-01). */
export interface TickedEntry extends ChecklistEntry {
  /** Units of its category on the registry. */
  readonly units: number;
  /** The picture of the registry's first item of its category, otherwise the entry's; empty when there is none. */
  readonly picture: string;
  readonly isTickedByHand: boolean;
  /** Whether it is ticked by hand, or the registry has enough units. */
  readonly isDone: boolean;
}

const isOf =
  (category: string) =>
  ({ product }: RegistryItem): boolean =>
    categoryKey(product.categoryName) === categoryKey(category);

/** The number of units of that category on the registry, for its checklist (CHK-01). */
export const unitsOf = (category: string, items: ReadonlyArray<RegistryItem>): number =>
  items
    .filter(isOf(category))
    .reduce(
      (sum, { product, wanted, purchased }) => sum + setSize(product.name) * (product.isNla ? purchased : wanted),
      0,
    );

/** The entry with its progress, given the registry's items and the entries ticked by hand (CHK-01). */
export const tickedEntry = (
  entry: ChecklistEntry,
  items: ReadonlyArray<RegistryItem>,
  byHand: ReadonlyArray<ChecklistKey>,
): TickedEntry => {
  const units = unitsOf(entry.category, items);
  const first = items.find(isOf(entry.category));
  const isTickedByHand = byHand.includes(entry.key);
  const picture = first?.product.images.mobile ?? entry.imagePath;
  return { ...entry, units, picture, isTickedByHand, isDone: isTickedByHand || units >= entry.recommended };
};

/** The entries ticked by hand after ticking or unticking one; the same object when nothing changes (CHK-01). */
export const tickByHand = (
  byHand: ReadonlyArray<ChecklistKey>,
  key: ChecklistKey,
  isTicked: boolean,
): ReadonlyArray<ChecklistKey> => {
  if (byHand.includes(key) === isTicked) return byHand;
  return isTicked ? [...byHand, key] : byHand.filter((each) => each !== key);
};

/**
 * The entries ticked by hand according to a response, except those in `newer`, which keep the page's state because it
 * changed them since (CHK-01).
 */
export const mergeTicks = (
  known: ReadonlyArray<ChecklistKey>,
  answered: ReadonlyArray<ChecklistKey>,
  newer: ReadonlyArray<ChecklistKey>,
): ReadonlyArray<ChecklistKey> => newer.reduce((all, key) => tickByHand(all, key, known.includes(key)), answered);
