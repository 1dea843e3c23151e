import fc from 'fast-check';
import { nearEdges } from '../arbitrary/index.ts';

/** Something that a person does to the registry of the model, or a price that the catalogue changes; `at` and `by` name a product of its shelf. */
export type RegistryAction =
  | { readonly _tag: 'Add'; readonly at: number; readonly quantity: number }
  | { readonly _tag: 'Want'; readonly at: number; readonly wanted: number }
  | { readonly _tag: 'Buy'; readonly at: number; readonly quantity: number; readonly onPurpose: boolean }
  | { readonly _tag: 'Contribute'; readonly at: number; readonly cents: number }
  | { readonly _tag: 'Replace'; readonly at: number; readonly by: number }
  | { readonly _tag: 'Remove'; readonly at: number }
  | { readonly _tag: 'Love'; readonly at: number; readonly isWanted: boolean }
  | { readonly _tag: 'Share'; readonly at: number; readonly isWanted: boolean }
  | { readonly _tag: 'Reprice'; readonly at: number; readonly cents: number };

/** A product that the actions are about. */
export interface ShelfProduct {
  readonly sku: string;
  readonly cents: number;
  readonly isNla: boolean;
}

/** What the actions are about: two that can be had, one that is gone, and one that is dear enough to be shared. All can replace one another. */
export const shelf: ReadonlyArray<ShelfProduct> = [
  { sku: '1001', cents: 1_495, isNla: false },
  { sku: '1002', cents: 2_000, isNla: false },
  { sku: '1003', cents: 3_000, isNla: true },
  { sku: '1004', cents: 24_999, isNla: false },
];

const at = fc.nat({ max: 3 });
const few = nearEdges(1, 5, [1]);

/** What a piece can cost, or has cost when money was given for it. */
export const unitPrice = nearEdges(1, 30_000, [1_000, 1_495, 2_000, 3_000, 24_999]);

/** Any action; amounts and numbers lie around their bounds, and around what the model's items lack. */
export const registryAction: fc.Arbitrary<RegistryAction> = fc.oneof(
  fc.record({ _tag: fc.constant('Add' as const), at, quantity: fc.oneof(few, nearEdges(0, 1_000, [1, 999])) }),
  fc.record({ _tag: fc.constant('Want' as const), at, wanted: fc.oneof(few, nearEdges(0, 1_000, [1, 999])) }),
  fc.record({
    _tag: fc.constant('Buy' as const),
    at,
    quantity: fc.oneof(few, nearEdges(0, 100, [1, 99])),
    onPurpose: fc.boolean(),
  }),
  fc.record({
    _tag: fc.constant('Contribute' as const),
    at,
    cents: nearEdges(1, 60_000, [495, 1_000, 1_495, 2_000, 2_990, 3_000, 4_000, 24_999, 49_998]),
  }),
  fc.record({ _tag: fc.constant('Replace' as const), at: fc.oneof(fc.constant(2), at), by: at }),
  fc.record({ _tag: fc.constant('Remove' as const), at }),
  fc.record({ _tag: fc.constant('Love' as const), at, isWanted: fc.boolean() }),
  fc.record({ _tag: fc.constant('Share' as const), at, isWanted: fc.boolean() }),
  fc.record({ _tag: fc.constant('Reprice' as const), at, cents: unitPrice }),
);
