import fc from 'fast-check';
import type { Outcome } from './parked-calls.ts';

/** The calls by which something changes, so that it matters what becomes of them. */
export const failingCalls = {
  payment: /^payment\./,
  capture: /^payment\.capture$/,
  moneyBack: /^payment\.(refund|cancel)$/,
  emails: /^(mail|emails)\./,
  /** Where what was read before is decided and written. */
  decision: /^(orders\.place|(placedOrders|reportedOrders|registries)\.(change|closeFunds|report|put|place))/,
  stores: /^(sql|reportedOrders)\.|\.(place|begin|add|change|(mark|record|forget|hold|close)\w*)$/,
} as const;
export type FailingCall = keyof typeof failingCalls;

/** What happens next to the calls that wait: one of them goes on, and then what it leads to. */
export interface Step {
  /** Which one, counted around. */
  readonly pick: number;
  readonly outcome: Outcome;
  /** The outcome is that of the next such call, whenever that comes; the others are answered. */
  readonly of: FailingCall;
  /** So many calls that follow are answered at once. */
  readonly more: number;
}

/** Something that somebody begins to do; `at` and `registry` say with which item, order, list or event, counted around. */
export type Action =
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
  | BuyerAction
  | OwnerAction
  | BackEndAction
  | PaymentAction
  | { readonly what: 'cleanUp' | 'sendEmails' | 'stop' | 'loseLocks' | 'arriveLate' | 'gather' | 'finish' }
  | { readonly what: 'clock'; readonly minutes: number };

export type BuyerAction = {
  readonly what: 'again' | 'confirm' | 'deny' | 'shop' | 'takeBack' | 'reword' | 'elsewhere';
  readonly buyer: number;
  readonly registry: number;
  readonly at: number;
};

export type OwnerAction = {
  readonly what: 'want' | 'share' | 'remove' | 'replace' | 'love' | 'thank' | 'hide' | 'openPage';
  readonly registry: number;
  readonly at: number;
};

/** Reports of the retailer's commerce back end; those with the same reference are the same. */
export type BackEndAction = {
  readonly what: 'ship' | 'return' | 'cancel' | 'report';
  readonly at: number;
  readonly reference: number;
};

export type PaymentAction = {
  readonly what: 'dispute' | 'refundFails' | 'deliver' | 'deliverTwice';
  readonly at: number;
};

/** An action that begins at a service, and the steps of all that is under way then. */
export interface Turn {
  readonly service: number;
  readonly action: Action;
  readonly steps: ReadonlyArray<Step>;
}

/** One of them, each as likely as often as it is named. */
const oneOf = <A extends string>(...all: ReadonlyArray<A>) => fc.constantFrom(...all);

const at = fc.nat({ max: 4 });
const anyPlace = fc.nat({ max: 20 });
const buyer = fc.nat({ max: 4 });
const registry = fc.nat({ max: 1 });
const service = fc.nat({ max: 1 });

const order = fc.record({
  what: oneOf('order'),
  buyer,
  registry,
  at,
  quantity: fc.integer({ min: 1, max: 2 }),
  // The goals of the funds are among them.
  cents: fc.oneof(fc.constantFrom(40, 50, 80, 100), fc.integer({ min: 10, max: 95 })).map((share) => share * 100),
  gift: oneOf('units', 'units', 'contribution', 'eGiftCard'),
  payment: oneOf('succeeds', 'succeeds', 'succeeds', 'challenged', 'declined'),
  isSurprise: fc.boolean(),
  isOnPurpose: fc.boolean(),
});
const report = fc.record({
  what: oneOf('ship', 'return', 'cancel', 'report'),
  at: anyPlace,
  reference: fc.nat({ max: 3 }),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: order },
  {
    weight: 8,
    arbitrary: fc.record({
      what: oneOf(
        'again',
        'again',
        'confirm',
        'confirm',
        'deny',
        'shop',
        'takeBack',
        'takeBack',
        'reword',
        'elsewhere',
      ),
      buyer,
      registry,
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: oneOf('want', 'share', 'remove', 'replace', 'love', 'thank', 'hide', 'openPage'),
      registry,
      at,
    }),
  },
  { weight: 4, arbitrary: report },
  {
    weight: 3,
    arbitrary: fc.record({ what: oneOf('dispute', 'refundFails', 'deliver', 'deliver', 'deliverTwice'), at: anyPlace }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: oneOf('cleanUp', 'cleanUp', 'sendEmails', 'stop', 'arriveLate', 'finish', 'loseLocks'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: oneOf('clock'),
      minutes: fc.constantFrom(-3, 1, 4, 20, 35, 70, 70, 360, 1_500, 120 * 1_440),
    }),
  },
);

const failures: ReadonlyArray<Outcome> = [
  'answerLost',
  'notDone',
  'interrupted',
  'interrupted',
  'twice',
  'late',
  'stopsBefore',
  'stopsAfter',
];

/** A step. For ten that are answered so many fail in one of the ways above. */
const step = (failing: number, more: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.record({
    pick: fc.nat({ max: 30 }),
    more,
    of: oneOf('payment', 'capture', 'moneyBack', 'emails', 'decision', 'stores', 'stores'),
    outcome: fc.oneof(
      { weight: 10, arbitrary: fc.constant('answered' as const) },
      { weight: failing, arbitrary: fc.constantFrom(...failures) },
    ),
  });

const one: fc.Arbitrary<ReadonlyArray<Turn>> = fc
  .record({
    service,
    action,
    steps: fc.array(step(5, fc.oneof(fc.constantFrom(0, 1, 2, 5), fc.nat({ max: 40 }))), { maxLength: 6, size: 'max' }),
  })
  .map((turn) => [turn]);

/** What one of several people does in a rush: all of it is made to be about the same item, list and order. */
const contender: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: order },
  {
    weight: 5,
    arbitrary: fc.record({
      what: oneOf('takeBack', 'takeBack', 'again', 'again', 'confirm', 'elsewhere'),
      buyer,
      registry,
      at,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: oneOf('want', 'share', 'remove', 'replace', 'openPage'), registry, at }) },
  { weight: 2, arbitrary: report },
  { weight: 2, arbitrary: fc.record({ what: oneOf('cleanUp', 'sendEmails') }) },
);

/**
 * Several actions on one item begin at both services, and each goes on until it is about to write (`gather`). Then one service may lose its locks, others may begin as well,
 * and all go on in turns.
 */
const rush: fc.Arbitrary<ReadonlyArray<Turn>> = fc
  .record({
    registry,
    at,
    all: fc.array(fc.record({ service, action: contender }), { minLength: 2, maxLength: 4 }),
    late: fc.array(fc.record({ service, action: contender }), { maxLength: 2 }),
    losing: fc.option(service, { freq: 2 }),
    gift: oneOf('units', 'contribution'),
    steps: fc.array(step(1, fc.nat({ max: 3 })), { maxLength: 12, size: 'max' }),
    isFinished: fc.boolean(),
  })
  .map(({ all, late, losing, gift, registry: of, at: item, steps, isFinished }) => {
    const begun = (turn: Pick<Turn, 'service' | 'action'>): Turn => ({
      service: turn.service,
      action: {
        ...turn.action,
        ...('registry' in turn.action ? { registry: of } : {}),
        // What somebody presses again is an order that has no answer yet.
        ...('at' in turn.action ? { at: turn.action.what === 'again' ? 0 : item } : {}),
        ...('reference' in turn.action ? { reference: of } : {}),
        ...('gift' in turn.action ? { gift } : {}),
      },
      steps: [],
    });
    const at = (place: number, what: 'gather' | 'loseLocks' | 'finish', after: Turn['steps'] = []): Turn => ({
      service: place,
      action: { what },
      steps: after,
    });
    const first = [...all.map(begun), at(0, 'gather', late.length > 0 ? [] : steps)];
    const lost = losing === null ? [] : [at(losing, 'loseLocks')];
    const later = late.map(begun).map((turn, nth) => (nth === late.length - 1 ? { ...turn, steps } : turn));
    return [...first, ...lost, ...later, ...(isFinished ? [at(0, 'finish')] : [])];
  });

/** An order is about to be stored when its service loses its locks, and is pressed again at the other one. */
const pressedTwice: fc.Arbitrary<ReadonlyArray<Turn>> = fc
  .record({ service, order, steps: fc.array(step(1, fc.nat({ max: 8 })), { maxLength: 12, size: 'max' }) })
  .map(({ service, order, steps }): ReadonlyArray<Turn> => {
    const { buyer, registry } = order;
    return [
      { service, action: { what: 'finish' }, steps: [] },
      { service, action: order, steps: [] },
      { service, action: { what: 'gather' }, steps: [] },
      { service, action: { what: 'loseLocks' }, steps: [] },
      { service: 1 - service, action: { what: 'again', buyer, registry, at: 0 }, steps },
    ];
  });

/** What happens in one simulated shop, from its first to its last turn: one thing after the other, or rushes between them. */
export const turns: fc.Arbitrary<ReadonlyArray<Turn>> = fc
  .oneof(
    fc.array(one, { minLength: 4, maxLength: 60, size: 'max' }),
    fc.array(fc.oneof(one, rush, pressedTwice), { minLength: 2, maxLength: 18, size: 'max' }),
  )
  .map((all) => all.flat());
