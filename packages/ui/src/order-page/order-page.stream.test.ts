import {
  type Fault,
  type IdempotencyKey,
  type LinkToken,
  orderView,
  type PlacedOrders,
  type TakeBackRefusal,
} from '@gift-registry/domain';
import { dayOf, exampleHeldOrder, idempotencyKeyOf, markets } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { orderPageStream } from './order-page.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const TOKEN = 'A'.repeat(43);
const order = orderView(exampleHeldOrder(), dayOf('2027-01-03'), { isOwn: true });

const opened = (
  { token = TOKEN, orderNumber }: { readonly token?: string; readonly orderNumber?: string } = {},
  answers: ReadonlyArray<E.Either<TakeBackRefusal | Fault, typeof order>> = [],
  others: Partial<PlacedOrders> = {},
) => {
  const pressed: Array<readonly [units: number, key: IdempotencyKey]> = [];
  const left: Array<string> = [];
  const tokens: Array<LinkToken> = [];
  let keys = 0;
  const stream = orderPageStream({
    placedOrders: {
      open: (link) => async () => {
        tokens.push(link);
        return E.right(order);
      },
      find: () => async () => E.right('B'.repeat(43) as LinkToken),
      findOwn: () => async () => E.right('C'.repeat(43) as LinkToken),
      takeBack:
        (_link, { units }, key) =>
        async () => {
          pressed.push([units, key]);
          return answers[pressed.length - 1] ?? E.right(order);
        },
      changeMessage: (_link, message) => async () => E.right({ ...order, message }),
      changeEmail: (_link, email) => async () => E.right({ ...order, giver: { ...order.giver, email } }),
      shareAddress: (_link, isAddressShared) => async () => E.right({ ...order, isAddressShared }),
      letStay: () => async () => E.right(order),
      changeSurprise: (_link, isSurprise) => async () => E.right({ ...order, isSurprise }),
      changeAddress: (_link, postalAddress) => async () => E.right({ ...order, postalAddress }),
      ...others,
    },
    market: markets.US,
    token,
    orderNumber,
    newKey: () => {
      keys += 1;
      return idempotencyKeyOf(`take-back-${keys}`);
    },
    leaveTo: (path) => left.push(path),
    scheduler: new TestScheduler(() => undefined),
  });
  stream.model.changes$.subscribe();
  return { stream, pressed, left, tokens };
};

describe('the page of a placed order', () => {
  it('opens the order of the link, or one of this browser by its number', async () => {
    const [byLink, own] = [opened(), opened({ token: '', orderNumber: 'GR-7KQ2M-XW94C' })];
    await settled();
    expect([byLink.tokens, own.tokens]).toEqual([[TOKEN], ['C'.repeat(43)]]);
    expect([byLink.stream.model.value._tag, own.stream.model.value._tag]).toEqual(['Open', 'Open']);
  });

  it('without a link, or with one that opens none, the order is looked up, which opens its page', async () => {
    const [none, unknown] = [
      opened({ token: '' }),
      opened({}, [], { open: () => async () => E.left({ _tag: 'OrderLinkUnknown' }) }),
    ];
    await settled();
    expect([none.stream.model.value, unknown.stream.model.value]).toEqual([
      { _tag: 'Find', isLinkUnknown: false },
      { _tag: 'Find', isLinkUnknown: true },
    ]);
    none.stream.find.submit();
    expect(none.stream.find.model.value.wrong).toEqual(['orderNumber', 'email']);
    none.stream.find.edit('orderNumber', 'gr-7kq2m-xw94c');
    none.stream.find.edit('email', 'ruth@example.com');
    none.stream.find.submit();
    await settled();
    expect(none.left).toEqual([`/order?token=${'B'.repeat(43)}`]);
  });

  it('takes back all that is left at first, once for two presses, and says so', async () => {
    const { stream, pressed } = opened();
    await settled();
    stream.askToTakeBack(9);
    expect(stream.model.value).toMatchObject({ takingBack: O.none });
    stream.askToTakeBack(1);
    expect(stream.model.value).toMatchObject({ takingBack: O.some({ line: 1, units: 2, isPending: false }) });
    stream.takeBack();
    stream.takeBack();
    await settled();
    expect(pressed).toEqual([[2, 'take-back-1']]);
    expect(stream.model.value).toMatchObject({ takingBack: O.none, news: 'Linden Dinner Plate was canceled.' });
  });

  it('a press whose outcome is unknown goes again under its key; another one, and one after a refusal, has its own', async () => {
    const lost = E.left({ _tag: 'Unavailable' } as const);
    const { stream, pressed, tokens } = opened({}, [lost, lost, E.left({ _tag: 'AlreadyShipped' })]);
    await settled();
    stream.askToTakeBack(1);
    for (const units of [2, 2, 1, 1]) {
      stream.changeUnits(units);
      stream.takeBack();
      await settled();
      await settled();
    }
    expect(pressed.map(([, key]) => key)).toEqual(['take-back-1', 'take-back-1', 'take-back-2', 'take-back-3']);
    // After each failure the order is read again.
    expect(tokens).toHaveLength(4);
  });

  it('a form begins with what the order says, and what was saved is shown', async () => {
    const { stream } = opened();
    await settled();
    stream.edit('message');
    expect(stream.message.model.value.values.message).toBe('For long dinners');
    stream.message.edit('message', 'a'.repeat(501));
    stream.message.submit();
    expect(stream.message.model.value.wrong).toEqual(['message']);
    stream.message.edit('message', 'With love');
    stream.message.submit();
    await settled();
    expect(stream.model.value).toMatchObject({ order: { message: 'With love' }, editing: O.none });
    stream.edit('address');
    stream.address.submit();
    expect(stream.address.model.value.wrong).toEqual(['line1', 'city', 'region', 'postalCode']);
    stream.stopEditing();
    expect(stream.model.value).toMatchObject({ editing: O.none });
  });

  it('[EDIT-01] no single press changes anything: a choice waits for a second one, and is given up by choosing as it was', async () => {
    const sent: Array<string> = [];
    const saved = (name: string) => () => async () => {
      sent.push(name);
      return E.right(order);
    };
    const { stream } = opened({}, [], {
      changeSurprise: saved('surprise'),
      shareAddress: saved('share'),
      changeAddress: saved('address'),
    });
    await settled();
    stream.askToTakeBack(1);
    for (const choice of ['surprise', 'shareAddress'] as const) {
      stream.choose(choice, true);
      expect(stream.model.value).toMatchObject({ choosing: O.some({ choice, to: true, isPending: false }) });
      stream.choose(choice, false);
      expect(stream.model.value).toMatchObject({ choosing: O.none });
      stream.saveChoice();
    }
    stream.choose('surprise', true);
    await settled();
    expect(sent).toEqual([]);
    stream.saveChoice();
    stream.saveChoice();
    stream.choose('surprise', false);
    await settled();
    expect(sent).toEqual(['surprise']);
    expect(stream.model.value).toMatchObject({ choosing: O.none });
  });

  it('[EDIT-01] an email that the link alone changed is changed back by one press in the browser that placed the order', async () => {
    const changed = {
      ...order,
      giver: { ...order.giver, email: 'eve@example.com' },
      emailBefore: O.some('ruth@example.com'),
    };
    const { stream } = opened({}, [], { open: () => async () => E.right(changed) });
    await settled();
    stream.changeEmailBack();
    await settled();
    expect(stream.model.value).toMatchObject({ order: { giver: { email: 'ruth@example.com' } }, editing: O.none });
  });
});
