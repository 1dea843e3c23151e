import {
  centsOf,
  dayOf,
  exampleAddress,
  exampleHeldOrder,
  exampleRecordLine,
  exampleShipping,
  exampleTaxes,
  forAll,
  grIdOf,
  instantOf,
  markets,
  nearEdges,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { placedOrderMessages } from '../messages/index.ts';
import { isOrderOver, orderView } from './order-view.ts';
import { decideReturn } from './return-lines.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');
const today = dayOf('2027-01-02');
const OWN = { isOwn: true };
const line = exampleRecordLine;
const takenBack = (held: ReturnType<typeof exampleHeldOrder>, units: number) => {
  const decided = decideReturn(held, { kind: 'takenBack', line: 1, units }, { at, reference: 'return-1' });
  if (E.isLeft(decided)) throw new Error(decided.left._tag);
  return { ...held, order: decided.right.order };
};

describe('an order as its giver sees it', () => {
  it('[GIVE-03] each line says what would go back for one unit, for two, and so on to all that can be taken back; nothing where it cannot', () => {
    const view = orderView(
      exampleHeldOrder({ lines: [line({ taxes: exampleTaxes(240) }), line({ line: 2, shippedAt: O.some(at) })] }),
      today,
      OWN,
    );
    expect(view.lines.map((each) => each.takeBack.map(({ total }) => total))).toEqual([[1_615, 3_230], []]);
    expect(view.lines.map(({ isOnList, registry }) => [isOnList, registry?.primaryFirstName])).toEqual([
      [true, 'Amelia'],
      [true, 'Amelia'],
    ]);
  });

  it('[GIVE-03] what goes back for a line is what the order pays back when that is taken back', () => {
    forAll(nearEdges(1, 9, [1]), nearEdges(0, 900, [0, 1]), nearEdges(0, 999, [0]), (quantity, tax, shipping) => {
      const lines = [line({ quantity, taxes: exampleTaxes(tax) })];
      const held = exampleHeldOrder({ lines, charges: exampleShipping(lines, shipping) });
      const [shown] = orderView(held, today, OWN).lines;
      for (let units = 1; units <= quantity; units += 1)
        expect(shown?.takeBack[units - 1]?.total).toBe(takenBack(held, units).order.returns[0]?.amount);
    });
  });

  it.each([
    ['all of it', 0, undefined],
    ['a part of it, where the rest paid for complete pieces', 1_000, 400],
  ])('[FUND-04] a contribution to a fund that closed short says that %s is store credit', (_, filled, part) => {
    const given = line({ kind: 'contribution', quantity: 1, unitPrice: centsOf(1_400), filled: centsOf(filled) });
    const decided = decideReturn(
      exampleHeldOrder({ lines: [given] }),
      { kind: 'credited', line: 1, units: 0 },
      { at, reference: 'credit-1' },
    );
    const order = E.isRight(decided) ? decided.right.order : expect.fail('it is credited');
    const [shown = expect.fail('a line')] = orderView({ order, registries: [] }, today, OWN).lines;
    expect(shown.creditedPart).toBe(part);
    const note = placedOrderMessages.stateNote(shown, {
      currencyPrefix: '$',
      marketRules: markets.US,
      timeZone: 'America/Chicago',
    });
    expect(note.includes('$4.00 of it is store credit')).toBe(part !== undefined);
  });

  it('[PAUSE-01] a line that can be taken back is offered back while its registry is paused, until its giver lets it stay; and what comes back is not wanted there', () => {
    const shown = (isPaused: boolean, own: Parameters<typeof line>[0]) => {
      const held = exampleHeldOrder({ lines: [line(own), line({ line: 2, grId: O.some(grIdOf('7310449')) })] });
      const registries = held.registries.map((registry) => ({ ...registry, isPaused }));
      return orderView({ ...held, registries }, today, OWN).lines.map(({ isOfferedBack, isOnList }) => [
        isOfferedBack,
        isOnList,
      ]);
    };
    expect(shown(true, {})).toEqual([
      [true, false],
      [false, false],
    ]);
    expect([
      shown(false, {})[0],
      shown(true, { letsStay: true })[0],
      shown(true, { shippedAt: O.some(at) })[0],
    ]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('[GIVE-02] the total is what was paid less what came back', () => {
    const held = takenBack(exampleHeldOrder({ charges: exampleShipping([line()], 995) }), 1);
    expect(orderView(held, today, OWN)).toMatchObject({
      subtotal: 2_990,
      charges: [{ kind: 'shipping', amount: 995 }],
      refund: { total: 1_495 },
      total: 2_490,
    });
    expect(orderView(held, today, OWN).lines[0]).toMatchObject({
      left: 1,
      cameBack: O.some({ units: 1, refund: { total: 1_495, subtotal: 1_495, charges: [], taxes: [] }, at }),
    });
  });

  it('[GIVE-03] what went back is said by its parts: for the gifts, for shipping, and tax', () => {
    const lines = [line({ quantity: 2, taxes: exampleTaxes(239) })];
    const held = exampleHeldOrder({ lines, charges: exampleShipping(lines, 995, 80) });
    expect(orderView(held, today, OWN).lines[0]?.takeBack).toEqual([
      { total: 1_615, subtotal: 1_495, discount: 0, charges: [], taxes: exampleTaxes(120) },
      { total: 4_304, subtotal: 2_990, discount: 0, charges: held.order.charges, taxes: exampleTaxes(319) },
    ]);
    const all = takenBack(takenBack(held, 1), 1);
    expect(orderView(all, today, OWN)).toMatchObject({
      refund: { total: 4_304, subtotal: 2_990, charges: held.order.charges, taxes: exampleTaxes(319) },
      total: 0,
    });
    expect([isOrderOver(orderView(held, today, OWN)), isOrderOver(orderView(all, today, OWN))]).toEqual([false, true]);
  });

  it('[GIVE-03] the message can be changed until nothing is left to be shipped', () => {
    const canChange = (...lines: ReadonlyArray<ReturnType<typeof line>>) =>
      orderView(exampleHeldOrder({ lines }), today, OWN).canChangeMessage;
    const gone = line({ line: 2, shippedAt: O.some(at) });
    expect([canChange(line(), gone), canChange(gone), canChange(line({ kind: 'contribution' }))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(orderView(takenBack(exampleHeldOrder(), 2), today, OWN).canChangeMessage).toBe(false);
  });

  it('[CO-01] [GIVE-03] an address to which something ships stays, and its giver chooses whether the owners see it', () => {
    const { recipient: _, ...address } = exampleAddress();
    const may = (own: Partial<ReturnType<typeof line>> | undefined, isAddressShared = false) => {
      const lines = own === undefined ? [line()] : [line(), line({ line: 2, grId: O.none, ...own })];
      const order = { lines, postalAddress: O.some(address), isAddressShared };
      const { canChangeAddress, canShareAddress } = orderView(exampleHeldOrder(order), today, OWN);
      return [canChangeAddress, canShareAddress];
    };
    expect(may(undefined, true)).toEqual([true, false]);
    expect(may({})).toEqual([false, true]);
    expect(may({ pickup: { storeNumber: storeNumberOf('101'), name: 'Lincoln Park' } }, true)).toEqual([true, false]);
  });

  it('[EDIT-01] by the link alone an address that is there is neither changed nor deleted; it can only be hidden from the owners, and shown again in the browser that placed the order', () => {
    const { recipient: _, ...address } = exampleAddress();
    const may = (isOwn: boolean, order: Parameters<typeof exampleHeldOrder>[0]) => {
      const { canChangeAddress, canShareAddress } = orderView(exampleHeldOrder(order), today, { isOwn });
      return [canChangeAddress, canShareAddress];
    };
    const shared = { postalAddress: O.some(address), isAddressShared: true };
    const hidden = { ...shared, isAddressShared: false };
    expect([may(false, { postalAddress: O.none }), may(false, shared), may(false, hidden)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect([may(true, shared), may(true, hidden)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('[EDIT-01] the postal address, and the email address before a change by the link alone, are shown in the browser that placed the order and nowhere else', () => {
    const { recipient: _, ...address } = exampleAddress();
    const held = exampleHeldOrder({
      lines: [line({ grId: O.none }), line({ line: 2 })],
      postalAddress: O.some(address),
      emailBefore: O.some('ida@example.com'),
    });
    expect(orderView(held, today, OWN)).toMatchObject({
      isOwn: true,
      hasPostalAddress: true,
      postalAddress: O.some(address),
      emailBefore: O.some('ida@example.com'),
      canShareAddress: true,
    });
    const byLink = orderView(held, today, { isOwn: false });
    expect(byLink).toMatchObject({ isOwn: false, hasPostalAddress: true, canShareAddress: false });
    expect(JSON.stringify(byLink)).not.toContain(address.line1);
    expect(JSON.stringify(byLink)).not.toContain('ida@example.com');
  });
});
