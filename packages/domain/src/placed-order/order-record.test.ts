import {
  centsOf,
  exampleHeldOrder,
  exampleRecord,
  exampleRecordLine,
  forAll,
  instantOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { lineState, type OrderReturn, parseReturnReference, unitsKept, unitsReturned } from './order-record.ts';
import { decideReturn } from './return-lines.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');
const back = (units: number, kind: OrderReturn['kind'] = 'takenBack'): OrderReturn => ({
  reference: `return-${units}-${kind}`,
  line: 1,
  kind,
  units,
  amount: centsOf(100),
  at,
});
const line = exampleRecordLine;
const state = (...[of, returns = []]: readonly [ReturnType<typeof line>, ReadonlyArray<OrderReturn>?]) =>
  lineState(exampleRecord({ lines: [of], returns }), of);

describe('the lines of a stored order', () => {
  it('[GIVE-02] what is left of a line and what came back of it are together what was bought of it', () => {
    forAll(nearEdges(2, 99, [2, 99]), nearEdges(1, 99, [1]), (quantity, units) => {
      const bought = line({ quantity });
      const order = exampleRecord({ lines: [bought], returns: [back(Math.min(units, quantity - 1)), back(1)] });
      expect(unitsKept(order, bought) + unitsReturned(order, bought)).toBe(quantity);
    });
  });

  it('[GIVE-03] [RET-01] a line of which nothing is left was taken back or returned, whichever was last', () => {
    expect(state(line(), [back(1), back(1, 'returned')])).toBe('returned');
    expect(state(line(), [back(2)])).toBe('takenBack');
    expect(state(line(), [back(1)])).toBe('preparing');
  });

  it('[GIVE-02] an item is being prepared, or is ready at its store, until it is shipped or picked up', () => {
    const pickup = { storeNumber: '104', name: 'Riverside' } as const;
    const here = { ...line(), pickup: pickup as never };
    expect([state(line()), state(line({ shippedAt: O.some(at) }))]).toEqual(['preparing', 'shipped']);
    expect([state(here), state({ ...here, shippedAt: O.some(at) })]).toEqual(['readyForPickup', 'pickedUp']);
    expect([state(line({ kind: 'giftCard' })), state(line({ kind: 'giftCard', shippedAt: O.some(at) }))]).toEqual([
      'preparing',
      'shipped',
    ]);
  });

  it('[GIVE-03] a contribution is in its fund until it has filled it', () => {
    const filled = centsOf(1);
    expect([state(line({ kind: 'contribution' })), state(line({ kind: 'contribution', filled }))]).toEqual([
      'inFund',
      'fundFull',
    ]);
  });

  it('[GIVE-03] an eGift card is to be sent until it was sent', () => {
    expect([state(line({ kind: 'eGiftCard' })), state(line({ kind: 'eGiftCard', shippedAt: O.some(at) }))]).toEqual([
      'toBeSent',
      'sent',
    ]);
  });

  it('[GIVE-02] [ELSE-02] what was bought at another shop is only that, until it is taken back or its registrants reject it', () => {
    const elsewhere = (returns: ReadonlyArray<OrderReturn>) =>
      lineState(exampleRecord({ source: 'elsewhere', returns }), line());
    expect([elsewhere([]), elsewhere([back(2)]), elsewhere([{ ...back(2), kind: 'rejected' }])]).toEqual([
      'boughtElsewhere',
      'takenBack',
      'rejected',
    ]);
  });

  it('[GIFT-01] what its registrants say arrived reads so once it has shipped, or where the retailer shipped it; until then it can be canceled as before', () => {
    const arrived = O.some({ at, isDamaged: false });
    const shipped = { arrived, shippedAt: O.some(at) };
    expect([state(line({ arrived })), state(line(shipped))]).toEqual(['preparing', 'arrived']);
    expect(lineState(exampleRecord({ source: 'reported' }), line({ arrived }))).toBe('arrived');
    const takenBack = (own: Parameters<typeof line>[0]) =>
      decideReturn(
        exampleHeldOrder({ lines: [line(own)] }),
        { kind: 'takenBack', line: 1, units: 1 },
        { at, reference: 'r' },
      );
    expect([E.isRight(takenBack({ arrived })), takenBack(shipped)]).toEqual([true, E.left({ _tag: 'AlreadyShipped' })]);
  });

  it.each([
    ['return-1', true],
    ['a'.repeat(64), true],
    ['short', false],
    ['a'.repeat(65), false],
    ['return 1', false],
  ])('[RET-01] %j names a return: %s', (raw, expected) => {
    expect(O.isSome(parseReturnReference(raw))).toBe(expected);
  });
});
