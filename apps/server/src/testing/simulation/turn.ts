import fc from 'fast-check';
import type { Outcome } from './parked-calls.ts';

/** What happens next to the calls that wait: one of them goes on, and then what it leads to. */
export interface Step {
  /** Which one, counted around. */
  readonly pick: number;
  readonly outcome: Outcome;
  /** So many calls that follow are answered at once. */
  readonly more: number;
}

const at = fc.nat({ max: 4 });
const buyer = fc.nat({ max: 4 });
const registry = fc.nat({ max: 1 });
const quantity = fc.integer({ min: 1, max: 2 });

/** What somebody begins to do, at one of two services. */
export type Deed =
  | {
      readonly what: 'order';
      readonly buyer: number;
      readonly registry: number;
      readonly at: number;
      readonly quantity: number;
      readonly cents: number;
      readonly gift: 'units' | 'contribution' | 'eGiftCard';
      readonly payment: 'succeeds' | 'declined' | 'challenged';
      readonly isSurprise: boolean;
      readonly isOnPurpose: boolean;
    }
  | { readonly what: 'again' | 'confirm' | 'deny' | 'takeBack' | 'reword'; readonly buyer: number; readonly at: number }
  | {
      readonly what: 'elsewhere';
      readonly buyer: number;
      readonly registry: number;
      readonly at: number;
      readonly quantity: number;
    }
  | {
      readonly what: 'want';
      readonly registry: number;
      readonly at: number;
      readonly wanted: number;
    }
  | {
      readonly what: 'share' | 'remove' | 'replace' | 'love' | 'thank' | 'hide' | 'openPages';
      readonly registry: number;
      readonly at: number;
    }
  | { readonly what: 'ship' | 'return' | 'cancel' | 'report'; readonly at: number; readonly reference: number }
  | { readonly what: 'dispute' | 'refundFails' | 'deliver' | 'deliverTwice'; readonly at: number }
  | { readonly what: 'cleanUp' | 'sendEmails' | 'stop' | 'arriveLate' | 'finish'; readonly at: number }
  | { readonly what: 'clock'; readonly minutes: number };

/** A deed that begins at a service, and the steps of all that is under way then. */
export interface Turn {
  readonly service: number;
  readonly deed: Deed;
  readonly steps: ReadonlyArray<Step>;
}

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('order' as const),
      buyer,
      registry,
      at,
      quantity,
      cents: fc.integer({ min: 10, max: 60 }).map((share) => share * 100),
      gift: fc.constantFrom('units' as const, 'units' as const, 'contribution' as const, 'eGiftCard' as const),
      payment: fc.constantFrom(
        'succeeds' as const,
        'succeeds' as const,
        'succeeds' as const,
        'challenged' as const,
        'declined' as const,
      ),
      isSurprise: fc.boolean(),
      isOnPurpose: fc.boolean(),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'again' as const,
        'again' as const,
        'confirm' as const,
        'deny' as const,
        'takeBack' as const,
        'takeBack' as const,
        'reword' as const,
      ),
      buyer,
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('elsewhere' as const), buyer, registry, at, quantity }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('want' as const),
      registry,
      at,
      wanted: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'share' as const,
        'remove' as const,
        'replace' as const,
        'love' as const,
        'thank' as const,
        'hide' as const,
        'openPages' as const,
      ),
      registry,
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('ship' as const, 'return' as const, 'cancel' as const, 'report' as const),
      at: fc.nat({ max: 20 }),
      reference: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'dispute' as const,
        'refundFails' as const,
        'deliver' as const,
        'deliver' as const,
        'deliverTwice' as const,
      ),
      at: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'cleanUp' as const,
        'cleanUp' as const,
        'sendEmails' as const,
        'stop' as const,
        'arriveLate' as const,
        'finish' as const,
      ),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('clock' as const),
      minutes: fc.constantFrom(-3, 1, 4, 20, 35, 70, 70, 360, 1_500, 120 * 1_440),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat({ max: 30 }),
  more: fc.oneof(fc.constantFrom(0, 1, 2, 5), fc.nat({ max: 40 })),
  outcome: fc.oneof(
    { weight: 20, arbitrary: fc.constant('answered' as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        'answerLost' as const,
        'notDone' as const,
        'interrupted' as const,
        'interrupted' as const,
        'twice' as const,
        'late' as const,
        'stopsBefore' as const,
        'stopsAfter' as const,
      ),
    },
  ),
});

/** What happens in one simulated shop, from its first to its last turn. */
export const turns: fc.Arbitrary<ReadonlyArray<Turn>> = fc.array(
  fc.record({
    service: fc.nat({ max: 1 }),
    deed,
    steps: fc.array(step, { maxLength: 6, size: 'max' }),
  }),
  { minLength: 4, maxLength: 60, size: 'max' },
);
