import fc from 'fast-check';

/** What owners do, or a guest whom they see; done to both registries. */
export type SeenTurn =
  | { readonly what: 'want'; readonly at: number; readonly wanted: number }
  | { readonly what: 'remove' | 'replace' | 'love' | 'ownContribution'; readonly at: number }
  | { readonly what: 'seenContribution'; readonly at: number; readonly share: number }
  | {
      readonly what: 'add' | 'ownPurchase' | 'ownElsewhere' | 'seenPurchase' | 'seenElsewhere' | 'record';
      readonly at: number;
      readonly quantity: number;
    }
  | { readonly what: 'share'; readonly at: number; readonly isGroupGift: boolean }
  | { readonly what: 'edit'; readonly at: number; readonly wanted: number; readonly isGroupGift: boolean }
  | {
      readonly what: 'greet' | 'moveDate' | 'note' | 'export' | 'reject' | 'confirm' | 'seenTakeBack';
      readonly at: number;
    };

/** What a giver does whose gift is hidden from the owners; done to one of the registries. */
export type HiddenTurn =
  | { readonly what: 'buy' | 'elsewhere'; readonly at: number; readonly quantity: number }
  | { readonly what: 'contribute'; readonly at: number; readonly share: number }
  | { readonly what: 'giftCard' | 'takeBack' | 'changeMessage' | 'ship' | 'return'; readonly at: number };

/** One turn, of somebody whom owners see or do not see. */
export type Turn =
  | { readonly who: 'seen'; readonly turn: SeenTurn }
  | { readonly who: 'hidden'; readonly turn: HiddenTurn };

const at = fc.nat({ max: 7 });
const quantity = fc.integer({ min: 1, max: 3 });
const wanted = fc.integer({ min: 1, max: 5 });

const seen: fc.Arbitrary<SeenTurn> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('want' as const), at, wanted }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('remove' as const, 'replace' as const), at }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('love' as const, 'ownContribution' as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'add' as const,
        'ownPurchase' as const,
        'ownElsewhere' as const,
        'seenPurchase' as const,
        'seenElsewhere' as const,
        'record' as const,
      ),
      at,
      quantity,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('seenContribution' as const),
      at,
      share: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('share' as const), at, isGroupGift: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('edit' as const), at, wanted, isGroupGift: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'greet' as const,
        'moveDate' as const,
        'note' as const,
        'export' as const,
        'reject' as const,
        'confirm' as const,
        'seenTakeBack' as const,
      ),
      at,
    }),
  },
);

const hidden: fc.Arbitrary<HiddenTurn> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('buy' as const, 'elsewhere' as const), at, quantity }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('contribute' as const), at, share: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'giftCard' as const,
        'takeBack' as const,
        'changeMessage' as const,
        'ship' as const,
        'return' as const,
      ),
      at,
    }),
  },
);

/** Turns of owners and hidden givers in any order. */
export const turns: fc.Arbitrary<ReadonlyArray<Turn>> = fc.array(
  fc.oneof(
    seen.map((turn): Turn => ({ who: 'seen', turn })),
    hidden.map((turn): Turn => ({ who: 'hidden', turn })),
  ),
  { minLength: 4, maxLength: 14 },
);
