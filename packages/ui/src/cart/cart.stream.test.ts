import {
  type CartLineView,
  type CartView,
  type ContributionChangeRefusal,
  type Fault,
  type IdempotencyKey,
  type LineRefusal,
  lineIdOf,
  type OrderRefusal,
  type OrderRequest,
  type PlacedOrder,
} from '@gift-registry/domain';
import {
  authorizationOf,
  centsOf,
  exampleCart,
  exampleContributionLineView,
  exampleLine,
  exampleOrder,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  sites,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import {
  BehaviorSubject,
  defer,
  EMPTY,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  VirtualTimeScheduler,
} from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type CartStream, cartStreamOf } from './cart.stream.ts';
import type { CartModel } from './cart-model.ts';
import { countedRows } from './cart-rows.ts';
import type { CartSource } from './cart-source.ts';
import type { CheckoutMemory } from './checkout-memory.ts';
import type { Payer } from './payer.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

type LineAnswer = E.Either<LineRefusal | Fault, CartView>;
type AmountAnswer = E.Either<ContributionChangeRefusal | Fault, CartView>;
type OrderAnswer = E.Either<OrderRefusal | Fault, PlacedOrder>;

const grId = grIdOf('7310442');
const plates = (quantity: number, remaining = 5): CartLineView =>
  exampleLine({ name: 'Plates', identity: identityOf('4821'), quantity, remaining: O.some(remaining) });
const cartOf = (...lines: ReadonlyArray<CartLineView>): CartView => exampleCart({ lines });
const placed = exampleOrder();
const refusedFor = (reason: OrderRefusal | Fault): Observable<OrderAnswer> => of(E.left(reason));
const unavailable = { _tag: 'Unavailable' } as const;

/** The payment service's fields, filled in. */
const readyPayer: Payer = {
  setup$: of(E.right({ script: '/payment-fields.js', options: {} })),
  check: () => [],
  token: () => of(E.right(paymentTokens.succeeds)),
  confirm: () => EMPTY,
  mount: () => () => {},
};

/** Fields that mark the expiry date until it is changed. */
const payerWithWrongField = () => {
  const wrong = [{ id: 'expiry', label: 'Expiry date' }];
  let onChange: (wrong: Parameters<Parameters<Payer['mount']>[3]['onChange']>[0]) => void = () => {};
  let marked = wrong;
  const payer: Payer = {
    ...readyPayer,
    check: () => marked,
    mount: (_element, _setup, _amount, observer) => {
      onChange = observer.onChange;
      return () => {};
    },
  };
  return {
    payer,
    change: (): void => {
      marked = [];
      onChange([]);
    },
  };
};

/** The place of the fields, which these tests never look into. */
const place = Object.create(null);

/** A cart that answers as planned and records its calls. */
const planned = (plan: {
  readonly cart: CartView;
  readonly changes?: ReadonlyArray<Observable<LineAnswer>>;
  readonly gifts?: ReadonlyArray<ReturnType<CartSource['chooseGifts']>>;
  readonly codes?: ReadonlyArray<ReturnType<CartSource['redeem']>>;
  readonly amounts?: ReadonlyArray<Observable<AmountAnswer>>;
  readonly orders?: ReadonlyArray<Observable<OrderAnswer>>;
  readonly memory?: CheckoutMemory;
  readonly isVisible$?: Observable<boolean>;
  readonly read$?: CartSource['read$'];
  readonly scheduler?: SchedulerLike;
  readonly payer?: Payer;
}) => {
  const calls: Array<string> = [];
  const payments: Array<OrderRequest['payment']> = [];
  const sent: Array<{ readonly request: OrderRequest; readonly key: IdempotencyKey }> = [];
  const changes = [...(plan.changes ?? [])];
  const amounts = [...(plan.amounts ?? [])];
  const codes = [...(plan.codes ?? [])];
  const gifts = [...(plan.gifts ?? [])];
  const orders = [...(plan.orders ?? [])];
  const news: Array<'changed'> = [];
  const memory = plan.memory ?? memoryCheckout();
  let keys = 0;
  const next = <A>(answers: Array<Observable<A>>): Observable<A> => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('more calls than planned');
    return answer;
  };
  const source: CartSource = {
    read$: plan.read$ ?? of(E.right(plan.cart)),
    taxedIn: () => {},
    redeem: (code) =>
      defer(() => {
        calls.push(`code ${code}`);
        return next(codes);
      }),
    chooseGifts: ({ wrap = 'none' }) =>
      defer(() => {
        calls.push(`wrap ${wrap}`);
        return next(gifts);
      }),
    changeQuantity: (_, quantity) =>
      defer(() => {
        calls.push(`quantity ${quantity}`);
        return next(changes);
      }),
    changeContribution: (_, amount) =>
      defer(() => {
        calls.push(`amount ${amount}`);
        return next(amounts);
      }),
    remove: () =>
      defer(() => {
        calls.push('remove');
        return next(changes);
      }),
    shipLine: () =>
      defer(() => {
        calls.push('ship');
        return next(changes);
      }),
    place: (request, key) =>
      defer(() => {
        calls.push('place');
        const { payment, ...rest } = request;
        payments.push(payment);
        sent.push({ request: rest, key });
        return next(orders);
      }),
  };
  const stream = cartStreamOf(source, {
    site: sites.main,
    newKey: () => {
      keys += 1;
      return idempotencyKeyOf(`order-key-${keys}`);
    },
    cartChanged: () => news.push('changed'),
    expectedCart: () => {},
    isVisible$: plan.isVisible$ ?? NEVER,
    scheduler: plan.scheduler ?? new VirtualTimeScheduler(),
    payer: plan.payer ?? readyPayer,
    memory,
  });
  stream.model.changes$.subscribe();
  return { stream, calls, sent, payments, news, memory };
};

/** A cart that is read as these, one after the other, the last one repeatedly; null cannot be read. */
const reading = (...carts: ReadonlyArray<CartView | null>): CartSource['read$'] => {
  let times = 0;
  return defer(() => {
    const cart = carts[Math.min(times, carts.length - 1)] ?? null;
    times += 1;
    return of(cart === null ? E.left(unavailable) : E.right(cart));
  });
};

const virtually = (run: (helpers: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void): void =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(run);

const ready = (stream: CartStream): Extract<CartModel, { _tag: 'Ready' }> => {
  const model = stream.model.value;
  if (model._tag !== 'Ready') throw new Error(`not ready: ${model._tag}`);
  return model;
};
const firstRow = (stream: CartStream) => {
  const [row] = ready(stream).rows;
  if (row === undefined) throw new Error('no row');
  return row;
};
const enterNames = (stream: CartStream): void => {
  stream.edit('firstName', 'Ruth');
  stream.edit('lastName', 'Okafor');
  stream.edit('email', 'ruth@example.com');
  stream.edit('message', 'For long dinners');
  stream.edit('line1', '418 Alder Street');
  stream.edit('city', 'Portland');
  stream.edit('region', 'OR');
  stream.edit('postalCode', '97205');
};

describe('changing a line', () => {
  it('[CART-05] an older answer does not undo a newer request, and an overtaken request is not sent', () =>
    virtually(({ cold, flush }) => {
      const { stream, calls } = planned({
        cart: cartOf(plates(1)),
        changes: [
          cold('---(a|)', { a: E.right(cartOf(plates(2))) }),
          cold('---(a|)', { a: E.right(cartOf(plates(4))) }),
        ],
      });
      const { lineId } = firstRow(stream).line;
      const seen: Array<string> = [];
      stream.model.changes$.subscribe(() => seen.push(firstRow(stream).text));
      stream.step(lineId, 1);
      stream.step(lineId, 1);
      stream.step(lineId, 1);
      flush();
      expect(calls).toEqual(['quantity 2', 'quantity 4']);
      expect(seen.at(-1)).toBe('4');
      expect(seen.slice(seen.indexOf('4'))).not.toContain('2');
      expect(firstRow(stream)).toMatchObject({ text: '4', change: { _tag: 'Saved' }, line: { quantity: 4 } });
    }));

  it('[CART-05] an unsaved change restores the old number of the field and shows why', () => {
    const { stream, news } = planned({ cart: cartOf(plates(2)), changes: [of(E.left(unavailable))] });
    stream.step(firstRow(stream).line.lineId, 1);
    expect(firstRow(stream)).toMatchObject({
      text: '2',
      change: { _tag: 'Failed', what: 'ChangeQuantity', reason: unavailable },
    });
    expect(news).toEqual([]);
  });

  it('[CART-05] [BUY-01] an empty field means one, an unchanged field sends nothing', () => {
    const { stream, calls } = planned({ cart: cartOf(plates(2)), changes: [of(E.right(cartOf(plates(1))))] });
    const { lineId } = firstRow(stream).line;
    stream.leave(lineId);
    stream.type(lineId, '');
    stream.leave(lineId);
    expect(calls).toEqual(['quantity 1']);
    expect(firstRow(stream).line.quantity).toBe(1);
  });

  it('[CART-05] taking out the last line leaves an empty cart, and the count is news', () => {
    const { stream, news } = planned({ cart: cartOf(plates(2)), changes: [of(E.right(cartOf()))] });
    stream.remove(firstRow(stream).line.lineId);
    expect(stream.model.value).toEqual({
      _tag: 'Empty',
      isJustEmptied: true,
      isElsewhere: false,
      orderedAs: O.none,
      registry: O.some(grId),
    });
    expect(news).toEqual(['changed']);
  });

  it('[CART-05] the focus of a removed line goes to the one that takes its place, or to the last', () => {
    const pan = exampleLine({ name: 'Pan', identity: identityOf('9001') });
    const { stream } = planned({ cart: cartOf(plates(2), pan), changes: [of(E.right(cartOf(pan)))] });
    expect(ready(stream).focusOn).toEqual(O.none);
    stream.remove(firstRow(stream).line.lineId);
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Line', lineId: pan.lineId }));

    const last = planned({ cart: cartOf(plates(2), pan), changes: [of(E.right(cartOf(plates(2))))] });
    last.stream.remove(pan.lineId);
    expect(ready(last.stream).focusOn).toEqual(O.some({ _tag: 'Line', lineId: plates(2).lineId }));
  });

  it('[CART-07] a purchase elsewhere since the last reading is distinguished from too large a quantity', () => {
    const { stream } = planned({ cart: cartOf(plates(6, 5)), changes: [of(E.right(cartOf(plates(7, 3))))] });
    expect(firstRow(stream).notice).toEqual({ _tag: 'Exceeds', remaining: 5 });
    stream.step(firstRow(stream).line.lineId, 1);
    expect(firstRow(stream).notice).toEqual({ _tag: 'JustBought', bought: 2, remaining: 3 });
  });
});

describe('placing the order', () => {
  it('[CART-06] sends who gives, the message and the chosen shipping once, and shows the order', () => {
    const { stream, sent, news } = planned({ cart: cartOf(plates(2)), orders: [of(E.right(placed))] });
    enterNames(stream);
    stream.ship('express');
    stream.place();
    expect(sent).toEqual([
      {
        request: {
          giver: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com' },
          message: 'For long dinners',
          accepted: [],
          shippingMethod: 'express',
          seen: [{ lineId: plates(2).lineId, quantity: 2, lineTotal: 2_990 }],
          total: 2_990 + 2_400 + 353,
        },
        key: 'order-key-1',
      },
    ]);
    expect(stream.model.value).toEqual({
      _tag: 'Placed',
      sentEarlier: O.none,
      order: placed,
      shippingMethod: 'express',
      firstName: 'Ruth',
      email: 'ruth@example.com',
      isSurprise: false,
      isNearDay: false,
      message: 'For long dinners',
      registry: O.some(grId),
    });
    expect(news).toEqual(['changed']);
  });

  it('[CO-03] a challenge is answered in the payment service’s fields, for the total of the page, and the same order is sent with what was confirmed', () => {
    const authorization = authorizationOf('demo_1');
    const needed = { _tag: 'PaymentActionNeeded', authorization, action: 'demo_1' } as const;
    const asked: Array<unknown> = [];
    const { stream, payments, sent } = planned({
      cart: cartOf(plates(2)),
      orders: [refusedFor(needed), of(E.right(placed))],
      payer: {
        ...readyPayer,
        confirm: (...confirmed) => {
          asked.push(confirmed);
          return of(E.right(undefined));
        },
      },
    });
    enterNames(stream);
    stream.place();
    expect(asked).toEqual([[needed, 2_990 + 995 + 353]]);
    expect(stream.model.value._tag).toBe('Placed');
    expect(payments).toEqual([
      { _tag: 'Token', token: paymentTokens.succeeds },
      { _tag: 'Confirmed', authorization },
    ]);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('[CO-03] where the payment service cannot be reached, nothing is sent, and the page says so', () => {
    const { stream, sent } = planned({
      cart: cartOf(plates(2)),
      payer: { ...readyPayer, token: () => of(E.left(unavailable)) },
    });
    enterNames(stream);
    stream.place();
    expect(ready(stream).checkout).toMatchObject({ isPlacing: false, problem: O.some({ _tag: 'PaymentNotReady' }) });
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Problem' }));
    expect(sent).toEqual([]);
  });

  it('[CO-03] a challenge that cannot be shown ends the attempt instead of asking again', () => {
    const authorization = authorizationOf('demo_1');
    const { stream, sent } = planned({
      cart: cartOf(plates(2)),
      orders: [refusedFor({ _tag: 'PaymentActionNeeded', authorization, action: 'action_1' })],
      payer: { ...readyPayer, confirm: () => of(E.left(unavailable)) },
    });
    enterNames(stream);
    stream.place();
    expect(ready(stream).checkout).toMatchObject({ isPlacing: false, problem: O.some({ _tag: 'PaymentNotReady' }) });
    expect(sent).toHaveLength(1);
  });

  it('[CO-03] a payment that is never taken is said at the payment, until the order is placed again', () => {
    const amounts: Array<number> = [];
    const refusal = { _tag: 'PaymentNotAccepted', why: 'tooLarge' } as const;
    const { stream } = planned({
      cart: cartOf(plates(2)),
      orders: [refusedFor(refusal), of(E.right(placed))],
      payer: {
        ...readyPayer,
        token: (amount) => {
          amounts.push(amount);
          return of(E.right(paymentTokens.succeeds));
        },
      },
    });
    enterNames(stream);
    stream.place();
    const { checkout, focusOn } = ready(stream);
    expect([checkout.payment.refused, checkout.isPlacing, focusOn]).toEqual([
      O.some(refusal),
      false,
      O.some({ _tag: 'Payment' }),
    ]);
    stream.place();
    expect(stream.model.value._tag).toBe('Placed');
    // The fields make a token for the total that the page shows.
    expect(amounts).toEqual([4_338, 4_338]);
  });

  it('[CO-03] a declined card is said at the payment until another is entered, all that was typed stays, and the other goes under a new key', () => {
    const { payer, change } = payerWithWrongField();
    const { stream, sent, memory } = planned({
      cart: cartOf(plates(2)),
      orders: [refusedFor({ _tag: 'PaymentRefused' }), of(E.right(placed))],
      payer: { ...payer, check: () => [] },
    });
    enterNames(stream);
    stream.mountPayment(place, { script: '/payment-fields.js', options: {} });
    stream.place();
    const { checkout, focusOn } = ready(stream);
    expect([checkout.payment.refused, checkout.isPlacing, focusOn]).toEqual([
      O.some({ _tag: 'PaymentRefused' }),
      false,
      O.some({ _tag: 'Payment' }),
    ]);
    expect(checkout.form.firstName).toBe('Ruth');
    expect(JSON.stringify(memory.read())).not.toMatch(/tok_/);
    change();
    expect(ready(stream).checkout.payment.refused).toEqual(O.none);
    stream.place();
    expect(stream.model.value._tag).toBe('Placed');
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-2']);
  });

  it('[COUP-05] a completion code is sent as typed and the cart shown with it; one that could not be sent says so', () => {
    const applied = {
      _tag: 'Applied',
      grId: grIdOf('7310442'),
      couponNumber: 'HF10',
      percent: 10,
      covers: 'remaining',
      usesLeft: 1,
    } as const;
    const cart = { ...cartOf(plates(2)), completion: { _tag: 'Open' } as const };
    const codes = [of(E.right({ ...cart, completion: applied })), of(E.left(unavailable))];
    const { stream, calls } = planned({ cart, codes });
    expect(ready(stream).checkout.completion).toEqual(O.some({ _tag: 'Open' }));
    stream.redeem('hf 10');
    expect([calls, ready(stream).checkout.completion]).toEqual([['code hf 10'], O.some(applied)]);
    stream.redeem('');
    expect(ready(stream).checkout.problem).toEqual(O.some(unavailable));
  });

  it('[WRAP-01] a choice shows at once and is sent with the order; a wrap that is no longer offered is taken off, and said so', () => {
    const grId = grIdOf('7310442');
    const none = { grId, hasCard: false, hasReceipt: false };
    const linen = { code: 'linen', name: 'Linen ribbon', price: centsOf(695) };
    const cart = { ...cartOf(plates(2)), giftOptions: [none], giftWraps: [linen] };
    const [answer$, refused$] = [
      new Subject<E.Either<never, CartView>>(),
      of(E.left({ _tag: 'GiftWrapUnknown' } as const)),
    ];
    const { stream, calls, sent } = planned({ cart, gifts: [answer$, refused$], orders: [of(E.left(unavailable))] });
    const wrapped = [{ ...none, wrap: { code: 'linen', name: 'Linen ribbon' } }];
    stream.chooseGifts({ ...none, wrap: 'linen' });
    expect([calls, ready(stream).checkout.giftOptions]).toEqual([['wrap linen'], wrapped]);
    answer$.next(E.right({ ...cart, giftOptions: wrapped }));
    answer$.complete();
    for (const [field, text] of [
      ['firstName', 'Ruth'],
      ['lastName', 'Moran'],
      ['email', 'ruth@example.com'],
    ] as const)
      stream.edit(field, text);
    stream.place();
    expect(sent.map(({ request }) => request.giftOptions)).toEqual([wrapped]);
    stream.chooseGifts({ ...none, wrap: 'linen' });
    expect(ready(stream).checkout).toMatchObject({
      giftOptions: [none],
      news: [{ _tag: 'Wrap', before: 'Linen ribbon', now: '' }],
    });
  });

  it('[CO-02] [CO-03] fields of giver, address and payment that are wrong are marked together, nothing is sent, and each mark goes with its typing', () => {
    const { payer, change } = payerWithWrongField();
    const { stream, sent } = planned({ cart: cartOf(plates(2)), payer });
    stream.mountPayment(place, { script: '/payment-fields.js', options: {} });
    stream.edit('firstName', 'Ruth');
    stream.edit('email', 'ruth@example');
    stream.addAddress(true);
    stream.place();
    const marked = () => {
      const { invalid, payment, problem } = ready(stream).checkout;
      return [...invalid, ...payment.wrong.map(({ label }) => label), O.isSome(problem)];
    };
    expect(marked()).toEqual(['email', 'line1', 'city', 'region', 'postalCode', 'Expiry date', true]);
    stream.edit('email', 'ruth@example.com');
    stream.addAddress(false);
    expect(marked()).toEqual(['Expiry date', true]);
    stream.place();
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'PaymentField', id: 'expiry' }));
    change();
    expect(marked()).toEqual([false]);
    expect(sent).toEqual([]);
  });

  it('[CO-01] an address to which own items ship is shared only by its own choice, one for a card by being added', () => {
    const own = exampleLine({ name: 'Pan', identity: identityOf('55'), grId: O.none, quantity: 1 });
    const shared = (lines: ReadonlyArray<CartLineView>, choose: (stream: CartStream) => void) => {
      const { stream, sent } = planned({ cart: cartOf(...lines), orders: [of(E.right(placed))] });
      enterNames(stream);
      choose(stream);
      stream.place();
      const { postalAddress, isAddressShared } = sent[0]?.request ?? {};
      return [postalAddress?.line1, isAddressShared];
    };
    const nothing = () => {};
    expect(shared([plates(2), own], nothing)).toEqual(['418 Alder Street', undefined]);
    expect(shared([plates(2), own], (stream) => stream.addAddress(true))).toEqual(['418 Alder Street', undefined]);
    expect(shared([plates(2), own], (stream) => stream.shareAddress(true))).toEqual(['418 Alder Street', true]);
    expect(shared([plates(2)], (stream) => stream.shareAddress(true))).toEqual([undefined, undefined]);
    expect(shared([plates(2)], (stream) => stream.addAddress(true))).toEqual(['418 Alder Street', true]);
    expect(shared([own], (stream) => stream.shareAddress(true))).toEqual(['418 Alder Street', undefined]);
  });

  it('[ADDR-01] an address for a card may be in another country, whose regions are its own; one to ship to is in that of the market', () => {
    const own = exampleLine({ name: 'Pan', identity: identityOf('55'), grId: O.none, quantity: 1 });
    const ordered = (...lines: ReadonlyArray<CartLineView>) => {
      const { stream, sent } = planned({ cart: cartOf(...lines), orders: [of(E.right(placed))] });
      enterNames(stream);
      stream.addAddress(true);
      stream.edit('country', 'FR');
      const { region, postalCode } = ready(stream).checkout.form;
      stream.place();
      return { cleared: [region, postalCode], country: sent[0]?.request.postalAddress?.country, stream };
    };
    expect(ordered(plates(2))).toMatchObject({ cleared: ['', ''], country: 'FR' });
    const both = ordered(plates(2), own);
    expect(both.country).toBeUndefined();
    expect(ready(both.stream).checkout.invalid).toEqual(['region', 'postalCode']);
  });

  it('[CART-06] waits for a pending quantity, so that the order is what the page shows', () =>
    virtually(({ cold, flush }) => {
      const { stream, calls } = planned({
        cart: cartOf(plates(2)),
        changes: [cold('---(a|)', { a: E.right(cartOf(plates(3))) })],
        orders: [cold('-(a|)', { a: E.right(placed) })],
      });
      enterNames(stream);
      stream.step(firstRow(stream).line.lineId, 1);
      stream.place();
      expect(calls).toEqual(['quantity 3']);
      flush();
      expect(calls).toEqual(['quantity 3', 'place']);
    }));

  it('[CART-06] pressed while the blocking line is being removed, it orders the rest', () =>
    virtually(({ cold, flush }) => {
      const plain = exampleLine({ lineId: lineIdOf(O.none, identityOf('4821')), grId: O.none });
      const { stream, calls } = planned({
        cart: cartOf(plates(2), plain),
        changes: [cold('---(a|)', { a: E.right(cartOf(plain)) })],
        orders: [
          refusedFor({ _tag: 'ItemGone', lines: [{ grId: O.some(grId), identity: identityOf('4821') }] }),
          cold('-(a|)', { a: E.right(placed) }),
        ],
      });
      enterNames(stream);
      stream.place();
      expect(ready(stream).rows.map(({ notice }) => notice._tag)).toEqual(['Gone', 'None']);
      stream.remove(firstRow(stream).line.lineId);
      stream.place();
      expect(ready(stream).checkout.isPlacing).toBe(true);
      flush();
      expect(calls.filter((what) => what === 'place')).toHaveLength(2);
      expect(stream.model.value._tag).toBe('Placed');
    }));

  it('[CART-06] pressed while another line is being changed, it then shows what still blocks the order', () =>
    virtually(({ cold, flush }) => {
      const plain = exampleLine({ lineId: lineIdOf(O.none, identityOf('4821')), grId: O.none });
      const { stream, calls } = planned({
        cart: cartOf(plates(2), plain),
        changes: [cold('---(a|)', { a: E.right(cartOf(plates(2))) })],
        orders: [refusedFor({ _tag: 'ItemGone', lines: [{ grId: O.some(grId), identity: identityOf('4821') }] })],
      });
      enterNames(stream);
      stream.place();
      stream.remove(plain.lineId);
      stream.place();
      flush();
      expect(calls.filter((what) => what === 'place')).toHaveLength(1);
      expect(ready(stream).checkout).toMatchObject({ isPlacing: false, problem: O.some({ _tag: 'RemovalNeeded' }) });
    }));

  it('[CART-06] does not order when that quantity is refused', () =>
    virtually(({ cold, flush }) => {
      const { stream, calls } = planned({
        cart: cartOf(plates(2)),
        changes: [cold('---(a|)', { a: E.left(unavailable) })],
      });
      enterNames(stream);
      stream.step(firstRow(stream).line.lineId, 1);
      stream.place();
      flush();
      expect(calls).toEqual(['quantity 3']);
      expect(ready(stream).checkout).toMatchObject({
        isPlacing: false,
        problem: O.some({ _tag: 'LinesNotChanged' }),
      });
    }));

  it('[CART-08] other content gets another key; when the cart turns out empty, the lost order is requested under its own', () => {
    const { stream, sent } = planned({
      cart: cartOf(plates(2)),
      orders: [of(E.left(unavailable)), refusedFor({ _tag: 'CartEmpty' }), of(E.right(placed))],
    });
    enterNames(stream);
    stream.place();
    stream.edit('message', 'With love');
    stream.place();
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-2', 'order-key-1']);
    expect(sent.map(({ request }) => request.message)).toEqual(['For long dinners', 'With love', 'For long dinners']);
    expect(stream.model.value).toMatchObject({
      _tag: 'Placed',
      sentEarlier: O.some({ message: O.some('For long dinners'), giver: O.none }),
    });
  });

  it('[CART-08] shows an order that ends after its connection was lost', () => {
    const scheduler = new VirtualTimeScheduler();
    const { stream, sent } = planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2)), cartOf(plates(2)), cartOf()),
      orders: [of(E.left(unavailable)), of(E.right(placed))],
      scheduler,
    });
    enterNames(stream);
    stream.place();
    expect(ready(stream).checkout).toMatchObject({ isUnconfirmed: true, isPlacing: false });
    scheduler.flush();
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1']);
    expect(stream.model.value).toMatchObject({ _tag: 'Placed', order: placed });
  });

  it('[CART-08] while the outcome of an order cannot be learned, the page stays as it is and says that it is unknown', () => {
    const scheduler = new VirtualTimeScheduler();
    const { stream, sent } = planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2)), cartOf(), cartOf()),
      orders: [of(E.left(unavailable)), of(E.left(unavailable)), of(E.right(placed))],
      scheduler,
    });
    const meanwhile: Array<unknown> = [];
    stream.model.changes$.subscribe(() => {
      if (sent.length === 2) meanwhile.push(stream.model.value);
    });
    enterNames(stream);
    stream.place();
    scheduler.flush();
    expect(meanwhile.length).toBeGreaterThan(0);
    for (const model of meanwhile)
      expect(model).toMatchObject({
        _tag: 'Ready',
        checkout: { isUnconfirmed: true, problem: O.some(unavailable), form: { firstName: 'Ruth' } },
      });
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1', 'order-key-1']);
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-08] a page opened while the outcome is unknown says so, and shows the order as soon as it is known', () => {
    const before = planned({ cart: cartOf(plates(2)), orders: [of(E.left(unavailable))] });
    enterNames(before.stream);
    before.stream.place();
    const scheduler = new VirtualTimeScheduler();
    const { stream, sent } = planned({
      cart: cartOf(),
      orders: [of(E.left(unavailable)), of(E.right(placed))],
      memory: before.memory,
      scheduler,
    });
    expect(stream.model.value).toEqual({ _tag: 'NotLoaded', fault: unavailable, isUnconfirmed: true });
    scheduler.flush();
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1']);
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-08] a placed order with the typed content says nothing about an earlier try', () => {
    const { stream } = planned({ cart: cartOf(plates(2)), orders: [of(E.left(unavailable)), of(E.right(placed))] });
    enterNames(stream);
    stream.place();
    stream.place();
    expect(stream.model.value).toMatchObject({ _tag: 'Placed', sentEarlier: O.none });
  });

  it.each<Fault>([
    { _tag: 'TooManyRequests', retryAfterSeconds: 60 },
    { _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true },
  ])(
    '[CART-08] while an order is unconfirmed, a rejected retry does not say that it was not placed; a rejected first one does: %j',
    (often) => {
      const { stream, sent } = planned({
        cart: cartOf(plates(2)),
        orders: [of(E.left(often)), of(E.left(unavailable)), of(E.left(often)), refusedFor({ _tag: 'PaymentRefused' })],
      });
      enterNames(stream);
      const seen: boolean[] = [];
      for (let press = 0; press < 4; press += 1) {
        stream.place();
        seen.push(ready(stream).checkout.isUnconfirmed);
      }
      expect(seen).toEqual([false, true, true, false]);
      expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-2', 'order-key-2', 'order-key-2']);
    },
  );

  it('[CART-07] the loser of the last units is informed, has to choose, and buys anyway by naming item and quantity', () => {
    const overClaim: OrderAnswer = E.left({
      _tag: 'OverClaim',
      lines: [{ grId, identity: identityOf('4821'), asked: 2, remaining: 1 }],
    });
    const { stream, sent, calls } = planned({
      cart: cartOf(plates(2, 2)),
      orders: [of(overClaim), of(E.right(placed))],
    });
    enterNames(stream);
    stream.place();
    expect(firstRow(stream).notice).toEqual({ _tag: 'ToDecide', bought: 1, remaining: 1 });
    stream.place();
    expect(calls).toEqual(['place']);
    expect(ready(stream).checkout.problem).toEqual(O.some({ _tag: 'ChoiceNeeded' }));
    stream.accept(firstRow(stream).line.lineId);
    expect(ready(stream).checkout.problem).toEqual(O.none);
    stream.place();
    expect(sent.at(1)).toMatchObject({
      request: { accepted: [{ grId, identity: identityOf('4821'), quantity: 2 }] },
      key: 'order-key-2',
    });
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-07] or takes what remains, and takes the line out when nothing does', () => {
    const over = (remaining: number): Observable<OrderAnswer> =>
      refusedFor({ _tag: 'OverClaim', lines: [{ grId, identity: identityOf('4821'), asked: 2, remaining }] });
    const some = planned({
      cart: cartOf(plates(2, 2)),
      changes: [of(E.right(cartOf(plates(1, 1))))],
      orders: [over(1)],
    });
    enterNames(some.stream);
    some.stream.place();
    some.stream.lower(firstRow(some.stream).line.lineId);
    expect(some.calls).toEqual(['place', 'quantity 1']);
    expect(firstRow(some.stream).notice).toEqual({ _tag: 'None' });

    const none = planned({ cart: cartOf(plates(2, 2)), changes: [of(E.right(cartOf()))], orders: [over(0)] });
    enterNames(none.stream);
    none.stream.place();
    none.stream.lower(firstRow(none.stream).line.lineId);
    expect(none.calls).toEqual(['place', 'remove']);
  });

  it('[CART-07] a choice holds for the quantity it was made for', () => {
    const { stream } = planned({
      cart: cartOf(plates(2, 2)),
      changes: [of(E.right(cartOf(plates(3, 1))))],
      orders: [
        refusedFor({ _tag: 'OverClaim', lines: [{ grId, identity: identityOf('4821'), asked: 2, remaining: 1 }] }),
      ],
    });
    enterNames(stream);
    stream.place();
    stream.accept(firstRow(stream).line.lineId);
    expect(firstRow(stream).notice).toEqual({ _tag: 'Accepted', remaining: 1 });
    stream.step(firstRow(stream).line.lineId, 1);
    expect(firstRow(stream).notice).toEqual({ _tag: 'Exceeds', remaining: 1 });
  });

  it.each(['taken-off', 'no-longer-available', 'registry-closed'] as const)(
    '[BUY-09] [CART-05] a line that cannot be ordered is marked as soon as the cart is read: %s; the order names what to remove, and is not sent',
    (blocker) => {
      const plain = exampleLine({ lineId: lineIdOf(O.none, identityOf('4821')), grId: O.none });
      const { stream, calls } = planned({
        cart: cartOf({ ...plates(2), remaining: O.some(0), blocker }, plain),
        changes: [of(E.right(cartOf(plain)))],
      });
      expect(ready(stream).rows.map(({ notice }) => notice)).toEqual([
        { _tag: 'Gone', why: blocker },
        { _tag: 'None' },
      ]);
      enterNames(stream);
      stream.place();
      expect(calls).toEqual([]);
      expect(ready(stream).checkout.problem).toEqual(O.some({ _tag: 'RemovalNeeded', names: ['Plates'] }));
      stream.remove(firstRow(stream).line.lineId);
      expect(ready(stream).checkout.problem).toEqual(O.none);
    },
  );

  it('[BUY-09] [CART-05] a gift that is back on the registry can be ordered again, and a closed registry is not linked', () => {
    const closed: CartLineView = { ...plates(2), blocker: 'registry-closed' };
    const { stream } = planned({ cart: cartOf(closed), changes: [of(E.right(cartOf(plates(3))))] });
    expect(firstRow(stream).notice._tag).toBe('Gone');
    stream.step(firstRow(stream).line.lineId, 1);
    expect(firstRow(stream).notice._tag).not.toBe('Gone');
    const emptied = planned({ cart: cartOf(closed), changes: [of(E.right(cartOf()))] }).stream;
    expect(O.isSome(ready(emptied).registry)).toBe(true);
    emptied.remove(firstRow(emptied).line.lineId);
    expect(emptied.model.value).toMatchObject({ _tag: 'Empty', registry: O.none });
  });

  it('[GG-03] [GG-05] money that a fund does not take any more is marked, stays through a read, and taking it out lets the order go on', () => {
    const money = exampleContributionLineView();
    const line = { grId, identity: identityOf('4821'), asked: centsOf(5_000), missing: centsOf(450) };
    const { stream, calls } = planned({
      cart: cartOf(plates(2), money),
      changes: [of(E.right(cartOf(plates(2))))],
      orders: [refusedFor({ _tag: 'FundFull', lines: [line] })],
    });
    enterNames(stream);
    stream.place();
    const marked = [{ _tag: 'None' }, { _tag: 'TooMuch', missing: 450 }];
    expect(ready(stream).rows.map(({ notice }) => notice)).toEqual(marked);
    expect(ready(stream).checkout.problem).toMatchObject(O.some({ _tag: 'FundFull' }));
    stream.reload();
    expect(ready(stream).rows.map(({ notice }) => notice)).toEqual(marked);
    stream.place();
    expect([calls, ready(stream).checkout.problem]).toEqual([['place'], O.some({ _tag: 'ChoiceNeeded' })]);
    stream.remove(money.lineId);
    expect(ready(stream).checkout.problem).toEqual(O.none);
    expect(ready(stream).rows).toHaveLength(1);
  });

  /** 50.00 for a fund that takes so much by now. */
  const money = (missing: number, amount = 5_000): CartLineView =>
    exampleContributionLineView({
      unitPrice: centsOf(amount),
      lineTotal: centsOf(amount),
      missing: O.some(centsOf(missing)),
    });
  const noticesOf = (stream: CartStream) => ready(stream).rows.map(({ notice }) => notice);

  it.each([
    [O.some(centsOf(5_001)), { _tag: 'None' }],
    [O.some(centsOf(5_000)), { _tag: 'None' }],
    [O.some(centsOf(4_999)), { _tag: 'TooMuch', missing: 4_999 }],
    [O.some(centsOf(0)), { _tag: 'TooMuch', missing: 0 }],
    [O.none, { _tag: 'Gone', why: 'not-together' }],
  ])(
    '[CART-05] [GG-03] money is checked when the cart loads: the fund takes %j, the line shows %j',
    (missing, notice) => {
      const { stream, calls } = planned({ cart: cartOf(exampleContributionLineView({ missing })) });
      expect(noticesOf(stream)).toEqual([notice]);
      enterNames(stream);
      if (notice._tag === 'None') return;
      stream.place();
      expect([calls, ready(stream).checkout.problem]).toMatchObject([
        [],
        O.some({ _tag: notice._tag === 'Gone' ? 'RemovalNeeded' : 'ChoiceNeeded' }),
      ]);
      expect(ready(stream).focusOn).toMatchObject(O.some({ _tag: notice._tag === 'Gone' ? 'Problem' : 'Notice' }));
    },
  );

  it('[CART-05] [GG-03] when the page becomes visible the line shows what its fund takes now, less or more', () => {
    const isVisible$ = new BehaviorSubject(true);
    const carts = [money(6_000), money(450), money(5_000)].map((line) => cartOf(line));
    const { stream } = planned({
      cart: cartOf(),
      read$: defer(() => of(E.right(carts.shift() ?? cartOf()))),
      isVisible$,
    });
    const seen = [noticesOf(stream)];
    for (const _ of [1, 2]) {
      isVisible$.next(false);
      isVisible$.next(true);
      seen.push(noticesOf(stream));
    }
    expect(seen).toEqual([[{ _tag: 'None' }], [{ _tag: 'TooMuch', missing: 450 }], [{ _tag: 'None' }]]);
  });

  it('[CART-07] [GG-03] money is lowered to what the fund takes, once, and the order can go; the focus stays at the line', () => {
    const { stream, calls, news } = planned({
      cart: cartOf(money(450)),
      amounts: [of(E.right(cartOf(money(450, 450))))],
      orders: [of(E.right(placed))],
    });
    enterNames(stream);
    stream.place();
    expect(ready(stream).checkout.problem).toEqual(O.some({ _tag: 'ChoiceNeeded' }));
    const { lineId } = firstRow(stream).line;
    stream.lower(lineId);
    stream.lower(lineId);
    expect(noticesOf(stream)).toEqual([{ _tag: 'None' }]);
    expect(countedRows(ready(stream).rows).subtotal).toBe(450);
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Line', lineId }));
    expect([ready(stream).checkout.problem, news]).toEqual([O.none, ['changed']]);
    stream.place();
    expect(calls).toEqual(['amount 450', 'place']);
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-07] [GG-03] refused for a fund, gifts bought meanwhile are shown at once, and each waits for its choice', () => {
    const line = { grId, identity: identityOf('4821'), asked: centsOf(5_000), missing: centsOf(450) };
    const { stream, calls } = planned({
      cart: cartOf(plates(2, 2), money(9_000)),
      read$: reading(cartOf(plates(2, 2), money(9_000)), cartOf(plates(2, 1), money(450))),
      orders: [refusedFor({ _tag: 'FundFull', lines: [line] })],
    });
    enterNames(stream);
    stream.place();
    expect(noticesOf(stream)).toEqual([
      { _tag: 'ToDecide', bought: 1, remaining: 1 },
      { _tag: 'TooMuch', missing: 450 },
    ]);
    expect(ready(stream).checkout).toMatchObject({ isPlacing: false, problem: O.some({ _tag: 'FundFull' }) });
    stream.place();
    expect(calls).toEqual(['place']);
    stream.accept(firstRow(stream).line.lineId);
    expect(noticesOf(stream)[0]).toEqual({ _tag: 'Accepted', remaining: 1 });
  });

  it('[CART-05] [GG-03] nothing is lowered where the fund is full, or takes all of it', () => {
    for (const missing of [0, 5_000]) {
      const { stream, calls } = planned({ cart: cartOf(money(missing)) });
      stream.lower(firstRow(stream).line.lineId);
      expect(calls).toEqual([]);
    }
  });

  it('[GIVE-05] a contribution’s amount is typed and saved in its line, less or more, within what the fund takes; the field closes once it is saved', () => {
    const { stream, calls } = planned({
      cart: cartOf(money(9_000)),
      amounts: [of(E.left(unavailable)), of(E.right(cartOf(money(9_000, 9_000))))],
    });
    const { lineId } = firstRow(stream).line;
    const draft = () => firstRow(stream).amount;
    stream.saveAmount(lineId);
    stream.changeAmount(lineId);
    expect(draft()).toEqual(O.some({ text: '50.00', problem: O.none }));
    for (const [text, _tag] of [
      ['9.99', 'OutOfRange'],
      ['90.01', 'AboveMissing'],
      ['', 'Empty'],
    ] as const) {
      stream.typeAmount(lineId, text);
      expect(draft()).toEqual(O.some({ text, problem: O.none }));
      stream.saveAmount(lineId);
      expect(draft()).toMatchObject({ value: { text, problem: { value: { _tag } } } });
    }
    stream.keepAmount(lineId);
    expect([draft(), calls]).toEqual([O.none, []]);
    stream.changeAmount(lineId);
    stream.typeAmount(lineId, '90');
    stream.saveAmount(lineId);
    expect(firstRow(stream)).toMatchObject({ amount: { value: { text: '90' } }, change: { _tag: 'Failed' } });
    stream.saveAmount(lineId);
    expect(calls).toEqual(['amount 9000', 'amount 9000']);
    expect([draft(), firstRow(stream).line.lineTotal]).toEqual([O.none, 9_000]);
  });

  it('[GIVE-05] [CART-07] an order is for the amount that its line shows: one that is being changed is saved first, and nothing is ordered while it cannot be', () => {
    const { stream, calls } = planned({
      cart: cartOf(money(9_000)),
      amounts: [of(E.right(cartOf(money(9_000, 9_000))))],
      orders: [of(E.right(placed))],
    });
    enterNames(stream);
    const { lineId } = firstRow(stream).line;
    stream.changeAmount(lineId);
    stream.typeAmount(lineId, '90.01');
    stream.place();
    expect(firstRow(stream).amount).toMatchObject({ value: { problem: { value: { _tag: 'AboveMissing' } } } });
    expect(calls).toEqual([]);
    stream.typeAmount(lineId, '90');
    stream.place();
    expect(calls).toEqual(['amount 9000', 'place']);
  });

  it.each<[ContributionChangeRefusal, CartLineView, string]>([
    [{ _tag: 'FundFull', missing: centsOf(200) }, money(200), 'TooMuch'],
    [{ _tag: 'ContributionTooSmall', minimum: centsOf(1_000) }, money(9_000), 'None'],
    [{ _tag: 'NotAGroupGift' }, exampleContributionLineView({ missing: O.none }), 'Gone'],
  ])(
    '[CART-05] [GG-03] lowering refused as %j: the cart is read again, and the line shows its present state and that it is unchanged',
    (reason, now, notice) => {
      const carts = [cartOf(money(450)), cartOf(now)];
      const { stream, news } = planned({
        cart: cartOf(),
        read$: defer(() => of(E.right(carts.shift() ?? cartOf()))),
        amounts: [of(E.left(reason))],
      });
      stream.lower(firstRow(stream).line.lineId);
      expect(firstRow(stream)).toMatchObject({
        notice: { _tag: notice },
        change: { _tag: 'Failed', what: 'ChangeAmount', reason },
      });
      expect(news).toEqual([]);
    },
  );

  it('[CART-05] lowering without an answer leaves the line and its choices; a line removed by then disappears', () => {
    const { stream } = planned({ cart: cartOf(money(450)), amounts: [of(E.left(unavailable))] });
    stream.lower(firstRow(stream).line.lineId);
    expect(firstRow(stream)).toMatchObject({
      notice: { _tag: 'TooMuch', missing: 450 },
      change: { _tag: 'Failed', what: 'ChangeAmount', reason: unavailable },
    });
    const carts = [cartOf(plates(2), money(450)), cartOf(plates(2))];
    const gone = planned({
      cart: cartOf(),
      read$: defer(() => of(E.right(carts.shift() ?? cartOf()))),
      amounts: [of(E.left({ _tag: 'LineUnknown' as const }))],
    });
    gone.stream.lower(exampleContributionLineView().lineId);
    expect(ready(gone.stream).rows.map(({ line }) => line.kind)).toEqual(['item']);
  });

  it('[BUY-09] of a whole unit and money for the same gift only the unit is reported', () => {
    const { stream } = planned({
      cart: cartOf(plates(2), exampleContributionLineView()),
      orders: [refusedFor({ _tag: 'PaidTogether', lines: [{ grId: O.some(grId), identity: identityOf('4821') }] })],
    });
    enterNames(stream);
    stream.place();
    expect(ready(stream).rows.map(({ notice }) => notice)).toEqual([
      { _tag: 'Gone', why: 'PaidTogether' },
      { _tag: 'None' },
    ]);
  });

  it('[CART-06] every wrong field is marked at once, and the first gets the focus, each time again', () => {
    const { stream, calls } = planned({ cart: cartOf(plates(2)) });
    stream.edit('email', 'ruth');
    stream.place();
    const first = ready(stream);
    expect(first.checkout.invalid).toEqual(['firstName', 'email']);
    expect(first.focusOn).toEqual(O.some({ _tag: 'Field', field: 'firstName' }));
    stream.edit('firstName', 'O');
    expect(ready(stream).checkout).toMatchObject({
      invalid: ['email'],
      problem: O.some({ _tag: 'GiverInvalid', field: 'email' }),
    });
    expect(ready(stream).focusOn).toBe(first.focusOn);
    stream.edit('firstName', '');
    stream.place();
    expect(ready(stream).focusOn).toEqual(first.focusOn);
    expect(ready(stream).focusOn).not.toBe(first.focusOn);
    expect(calls).toEqual([]);
  });

  it('[CART-06] a message is never cut: beyond 500 characters as people count them it is marked as too long at once', () => {
    const { stream } = planned({ cart: cartOf(plates(2)) });
    stream.edit('message', '🎁'.repeat(500));
    expect(ready(stream).checkout.invalid).toEqual([]);
    stream.edit('message', '🎁'.repeat(501));
    expect(ready(stream).checkout).toMatchObject({ invalid: ['message'], form: { message: '🎁'.repeat(501) } });
    stream.edit('message', '🎁');
    expect(ready(stream).checkout.invalid).toEqual([]);
  });

  it('[CART-06] a service error for a field is shown until that field is changed, any other until the next order', () => {
    const { stream } = planned({
      cart: cartOf(plates(2)),
      orders: [
        refusedFor({ _tag: 'GiverInvalid', field: 'email' }),
        refusedFor({ _tag: 'PaymentRefused' }),
        refusedFor({ _tag: 'PostalAddressMissing' }),
      ],
    });
    enterNames(stream);
    stream.place();
    stream.edit('firstName', 'Rosa');
    expect(O.isSome(ready(stream).checkout.problem)).toBe(true);
    stream.edit('email', 'rosa@example.com');
    expect(ready(stream).checkout).toMatchObject({ invalid: [], problem: O.none });
    stream.place();
    stream.edit('email', 'ruth@example.com');
    expect(ready(stream).checkout.problem).toEqual(O.some({ _tag: 'PaymentRefused' }));
    stream.place();
    expect(ready(stream).checkout.invalid).toEqual(['line1']);
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Field', field: 'line1' }));
  });
});

describe('reloading the page', () => {
  it('[CART-06] stores the name, the message and the shipping', () => {
    const { stream, memory } = planned({ cart: cartOf(plates(2)) });
    enterNames(stream);
    stream.ship('express');
    expect(ready(planned({ cart: cartOf(plates(2)), memory }).stream).checkout).toMatchObject({
      form: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', message: 'For long dinners' },
      shippingMethod: 'express',
    });
  });

  it('[CART-08] while the order is pending requests it under its key, and shows it', () =>
    virtually(({ cold, flush }) => {
      const before = planned({ cart: cartOf(plates(2)), orders: [cold('-----')] });
      enterNames(before.stream);
      before.stream.place();
      flush();
      const after = planned({ cart: cartOf(), orders: [of(E.right(placed))], memory: before.memory });
      expect(after.sent).toEqual(before.sent);
      expect(after.stream.model.value).toMatchObject({ _tag: 'Placed', order: placed, firstName: 'Ruth' });
      expect(after.news).toEqual(['changed']);
    }));

  it('[CART-08] after the order shows it again, each time, without its message for the next one', () => {
    const before = planned({ cart: cartOf(plates(2)), orders: [of(E.right(placed))] });
    enterNames(before.stream);
    before.stream.place();
    for (const _ of [1, 2]) {
      const after = planned({ cart: cartOf(), orders: [of(E.right(placed))], memory: before.memory });
      expect(after.sent).toEqual(before.sent);
      expect(after.stream.model.value._tag).toBe('Placed');
    }
    const next = planned({ cart: cartOf(plates(1)), memory: before.memory });
    expect(ready(next.stream).checkout.form).toMatchObject({ firstName: 'Ruth', message: '' });
  });

  it('[CART-08] with something in the cart sends nothing, and the next order is a new one', () => {
    const before = planned({ cart: cartOf(plates(2)), orders: [of(E.right(placed))] });
    enterNames(before.stream);
    before.stream.place();
    const after = planned({ cart: cartOf(plates(2)), orders: [of(E.right(placed))], memory: before.memory });
    expect(after.calls).toEqual([]);
    expect(planned({ cart: cartOf(), memory: before.memory }).stream.model.value._tag).toBe('Empty');
  });

  it('[CART-08] an order that is refused after all is forgotten, an unconfirmed one is not', () => {
    const before = planned({ cart: cartOf(plates(2)), orders: [of(E.left(unavailable))] });
    enterNames(before.stream);
    before.stream.place();
    const { memory } = before;
    const unanswered = planned({
      cart: cartOf(),
      orders: [of(E.left(unavailable)), refusedFor({ _tag: 'CartEmpty' })],
      memory,
    });
    expect(unanswered.stream.model.value).toEqual({ _tag: 'NotLoaded', fault: unavailable, isUnconfirmed: true });
    unanswered.stream.reload();
    expect(unanswered.sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1']);
    expect(unanswered.stream.model.value).toEqual({
      _tag: 'Empty',
      isJustEmptied: false,
      isElsewhere: false,
      orderedAs: O.none,
      registry: O.none,
    });
    expect(planned({ cart: cartOf(), memory }).calls).toEqual([]);
  });
});

describe('an order without an answer, and a cart that is another by now', () => {
  const lamp = exampleLine({ name: 'Lamp', identity: identityOf('99'), quantity: 1 });

  /** A page that sent an order of plates and had no answer. */
  const lost = () => {
    const before = planned({ cart: cartOf(plates(2)), orders: [of(E.left(unavailable))] });
    enterNames(before.stream);
    before.stream.place();
    return before;
  };

  it('[CART-08] a placed order is shown with its number; what was added since stays, and is a new order', () => {
    const { memory, sent } = lost();
    const { stream, ...after } = planned({
      cart: cartOf(lamp),
      orders: [of(E.right(placed)), of(E.right(exampleOrder()))],
      memory,
    });
    expect(after.sent).toEqual(sent);
    expect(ready(stream).rows.map(({ line }) => line)).toEqual([lamp]);
    expect(ready(stream).checkout).toMatchObject({
      isUnconfirmed: false,
      problem: O.none,
      placedEarlier: [placed.orderNumber],
    });
    expect(after.news).toEqual(['changed']);
    const again = planned({ cart: cartOf(lamp), memory });
    expect(again.calls).toEqual([]);
    expect(ready(again.stream).checkout.placedEarlier).toEqual([placed.orderNumber]);
    stream.place();
    expect(after.sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1']);
    expect(planned({ cart: cartOf(plates(1)), memory }).calls).toEqual([]);
  });

  it('[CART-08] a retry without an answer stays unconfirmed under its key, and is sent before any new order', () => {
    const { memory } = lost();
    const { stream, sent } = planned({
      cart: cartOf(lamp),
      orders: [of(E.left(unavailable)), of(E.right(placed)), of(E.right(exampleOrder()))],
      memory,
    });
    expect(ready(stream).checkout).toMatchObject({ isUnconfirmed: true, problem: O.some(unavailable) });
    stream.place();
    expect(ready(stream)).toMatchObject({
      checkout: { isPlacing: false, isUnconfirmed: false, placedEarlier: [placed.orderNumber] },
      focusOn: O.some({ _tag: 'Heading' }),
    });
    expect(sent.map(({ key }) => key)).toEqual(['order-key-1', 'order-key-1']);
    stream.place();
    expect(sent.at(-1)?.request.seen).toMatchObject([{ lineId: lamp.lineId }]);
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-06] [CART-08] while the cart still holds what was ordered nothing is sent, and the page says that the outcome is unknown', () => {
    const { memory } = lost();
    const { stream, calls } = planned({ cart: cartOf(plates(2)), memory });
    expect(calls).toEqual([]);
    expect(ready(stream).checkout).toMatchObject({
      isUnconfirmed: true,
      problem: O.some(unavailable),
      placedEarlier: [],
    });
  });

  it('[CART-08] the order number is still shown once later additions are removed', () => {
    const { memory } = lost();
    const { stream } = planned({
      cart: cartOf(lamp),
      orders: [of(E.right(placed))],
      changes: [of(E.right(cartOf()))],
      memory,
    });
    stream.remove(lamp.lineId);
    expect(stream.model.value).toMatchObject({ _tag: 'Empty', orderedAs: O.some(placed.orderNumber) });
  });
});

describe('a line that is picked up', () => {
  const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
  const pickedUp = exampleLine({ pickup });
  const tooFew = { blocker: 'too-few-in-store', unitsAtStore: 1 } as const;
  const marked = { _tag: 'Gone', why: 'too-few-in-store' } as const;
  const gone = { _tag: 'PickupGone', lines: [{ grId: pickedUp.grId, identity: pickedUp.identity }] } as const;

  it('[BUY-08] [CART-05] a line whose store has too few is in no sum, no order is sent, and fewer are offered with their sum', () => {
    const { stream, calls } = planned({
      cart: cartOf(exampleLine({ pickup, quantity: 3, ...tooFew })),
      changes: [
        of(E.right(cartOf(exampleLine({ pickup, quantity: 2, ...tooFew })))),
        of(E.right(cartOf(exampleLine({ pickup, quantity: 1, lineTotal: centsOf(1_495) })))),
      ],
    });
    expect(firstRow(stream).notice).toEqual(marked);
    expect(countedRows(ready(stream).rows)).toEqual({ lines: [], subtotal: 0, uncounted: 3, isStuck: true });
    enterNames(stream);
    stream.place();
    expect(ready(stream).checkout.problem).toEqual(O.some({ _tag: 'ChoiceNeeded' }));
    stream.step(pickedUp.lineId, -1);
    expect(firstRow(stream)).toMatchObject({ line: { quantity: 2 }, notice: marked });
    stream.step(pickedUp.lineId, -1);
    expect(calls).toEqual(['quantity 2', 'quantity 1']);
    expect(firstRow(stream).notice).toEqual({ _tag: 'None' });
    expect(countedRows(ready(stream).rows)).toMatchObject({ subtotal: 1_495, isStuck: false });
    expect(ready(stream).checkout.problem).toEqual(O.none);
  });

  it('[BUY-08] [CART-06] an order that its store cannot serve is open again once the line is shipped', () => {
    const { stream, calls, news } = planned({
      cart: cartOf(pickedUp),
      read$: reading(cartOf(pickedUp), cartOf({ ...pickedUp, ...tooFew })),
      changes: [of(E.right(cartOf(exampleLine())))],
      orders: [refusedFor(gone)],
    });
    enterNames(stream);
    stream.place();
    expect(firstRow(stream)).toMatchObject({ line: tooFew, notice: marked });
    expect(ready(stream).checkout.problem).toEqual(O.some(gone));
    expect(countedRows(ready(stream).rows)).toEqual({
      lines: [],
      subtotal: 0,
      uncounted: pickedUp.quantity,
      isStuck: true,
    });
    stream.shipLine(pickedUp.lineId);
    expect(firstRow(stream).notice).toEqual({ _tag: 'None' });
    expect(countedRows(ready(stream).rows).subtotal).toBe(pickedUp.lineTotal);
    expect(firstRow(stream).line.pickup).toBeUndefined();
    expect(ready(stream).checkout.problem).toEqual(O.none);
    expect(calls).toEqual(['place', 'ship']);
    expect(news).toHaveLength(1);
  });

  it('[BUY-08] [CART-07] refused for its store, a cart that cannot be read shows the refusal, and the next readable one shows its own state', () => {
    const { stream } = planned({
      cart: cartOf(pickedUp),
      read$: reading(cartOf(pickedUp), null),
      changes: [of(E.right(cartOf({ ...pickedUp, quantity: 1 })))],
      orders: [refusedFor(gone)],
    });
    enterNames(stream);
    stream.place();
    expect(firstRow(stream).notice).toEqual(marked);
    expect(countedRows(ready(stream).rows)).toMatchObject({ subtotal: 0, isStuck: true });
    stream.step(pickedUp.lineId, -1);
    expect(firstRow(stream).notice).toEqual({ _tag: 'None' });
    expect(ready(stream).checkout.problem).toEqual(O.none);
  });

  it('[BUY-08] a line that was changed to shipping says so until it is changed again, and gets the focus of the removed button', () => {
    const { pickup: _left, ...shipped } = pickedUp;
    const { stream } = planned({
      cart: cartOf(pickedUp),
      changes: [of(E.right(cartOf(shipped))), of(E.right(cartOf({ ...shipped, quantity: 1 })))],
    });
    stream.shipLine(pickedUp.lineId);
    expect(firstRow(stream).change).toEqual({ _tag: 'Shipped' });
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Notice', lineId: pickedUp.lineId }));
    stream.step(pickedUp.lineId, -1);
    expect(firstRow(stream).change).toEqual({ _tag: 'Saved' });
  });

  it('[BUY-08] a line that could not be shipped stays a pickup, and shows so', () => {
    const { stream } = planned({ cart: cartOf(pickedUp), changes: [of(E.left(unavailable))] });
    stream.shipLine(pickedUp.lineId);
    expect(firstRow(stream)).toMatchObject({
      line: { pickup },
      change: { _tag: 'Failed', what: 'Ship', reason: unavailable },
    });
  });

  it('[CART-05] a line that could not be removed stays, and shows so', () => {
    const { stream } = planned({ cart: cartOf(plates(2)), changes: [of(E.left(unavailable))] });
    stream.remove(firstRow(stream).line.lineId);
    expect(firstRow(stream).change).toEqual({ _tag: 'Failed', what: 'Remove', reason: unavailable });
  });
});

describe('a change without an answer', () => {
  const pan = exampleLine({ name: 'Pan', identity: identityOf('9001') });
  const lost = (...carts: ReadonlyArray<CartView | null>) =>
    planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2)), ...carts),
      changes: [of(E.left(unavailable)), of(E.left({ _tag: 'LineUnknown' as const }))],
    });
  const empty = { _tag: 'Empty', isJustEmptied: true, isElsewhere: false };

  it('[CART-05] an unconfirmed removal that took effect is shown after reading the cart, and not reported as another window’s', () => {
    const { stream, news, calls } = lost(cartOf());
    stream.remove(firstRow(stream).line.lineId);
    expect(stream.model.value).toMatchObject(empty);
    expect([news, calls]).toEqual([['changed'], ['remove']]);

    const several = planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2), pan), cartOf(pan)),
      changes: [of(E.left(unavailable))],
    });
    several.stream.remove(firstRow(several.stream).line.lineId);
    expect(firstRow(several.stream).line.name).toBe('Pan');
    expect(ready(several.stream).checkout.news).toEqual([]);
  });

  it('[CART-05] a line that is still there was not removed, and other changes meanwhile are reported', () => {
    const { stream, news } = lost(cartOf(plates(2), pan));
    stream.remove(firstRow(stream).line.lineId);
    expect(firstRow(stream).change).toEqual({ _tag: 'Failed', what: 'Remove', reason: unavailable });
    expect(ready(stream).checkout.news).toMatchObject([{ _tag: 'Added', line: { name: 'Pan' } }]);
    expect(news).toEqual([]);
  });

  it('[CART-05] when the cart cannot be read either, the outcome is unknown; removing again finds it removed, and not by another window', () => {
    const { stream, calls } = lost(null, cartOf());
    const { lineId } = firstRow(stream).line;
    stream.remove(lineId);
    expect(firstRow(stream).change).toEqual({ _tag: 'Unconfirmed', what: 'Remove' });
    stream.remove(lineId);
    expect(stream.model.value).toMatchObject(empty);
    expect(calls).toEqual(['remove', 'remove']);
  });

  it('[CART-05] [CART-09] unconfirmed changes are known once the page becomes visible', () => {
    const isVisible$ = new BehaviorSubject(true);
    const { stream } = planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2)), null, cartOf()),
      changes: [of(E.left(unavailable))],
      isVisible$,
    });
    stream.remove(firstRow(stream).line.lineId);
    isVisible$.next(false);
    isVisible$.next(true);
    expect(stream.model.value).toMatchObject(empty);
  });

  it('[CART-05] an unconfirmed quantity that was saved is shown, another is reported as not changed, and an unreadable one as unconfirmed', () => {
    for (const [now, change, count] of [
      [cartOf(plates(3)), { _tag: 'Saved' }, 1],
      [cartOf(plates(2)), { _tag: 'Failed', what: 'ChangeQuantity', reason: unavailable }, 0],
      [null, { _tag: 'Unconfirmed', what: 'ChangeQuantity' }, 0],
    ] as const) {
      const { stream, news } = lost(now);
      stream.step(firstRow(stream).line.lineId, 1);
      const { line, text } = firstRow(stream);
      expect(firstRow(stream).change).toEqual(change);
      expect(text).toBe(String(line.quantity));
      expect(ready(stream).checkout.news).toEqual([]);
      expect(news).toHaveLength(count);
    }
  });

  it('[CART-05] a line whose quantity was changed here and that is missing was removed by someone else', () => {
    const { stream } = lost(cartOf());
    stream.step(firstRow(stream).line.lineId, 1);
    expect(stream.model.value).toMatchObject({ ...empty, isElsewhere: true });
  });

  it('[CART-05] an answer that asks to wait is an answer: the cart is not read again', () => {
    const often = { _tag: 'TooManyRequests', retryAfterSeconds: 5 } as const;
    const { stream } = planned({
      cart: cartOf(),
      read$: reading(cartOf(plates(2)), null),
      changes: [of(E.left(often))],
    });
    stream.remove(firstRow(stream).line.lineId);
    expect(firstRow(stream).change).toEqual({ _tag: 'Failed', what: 'Remove', reason: often });
  });
});

describe('reading the cart', () => {
  it('[CART-05] [CART-09] every observer gets the present cart at once, and a failure can be retried', () => {
    const answers: Array<E.Either<Fault, CartView>> = [E.left(unavailable), E.right(cartOf(plates(2)))];
    const looks: Array<string> = [];
    const stream = cartStreamOf(
      {
        read$: defer(() => of(answers.shift() ?? E.left(unavailable))),
        taxedIn: () => {},
        redeem: () => of(E.left(unavailable)),
        chooseGifts: () => of(E.left(unavailable)),
        changeQuantity: () => of(E.left(unavailable)),
        remove: () => of(E.left(unavailable)),
        changeContribution: () => of(E.left(unavailable)),
        shipLine: () => of(E.left(unavailable)),
        place: () => of(E.left(unavailable)),
      },
      {
        site: sites.main,
        newKey: () => idempotencyKeyOf('order-key-1'),
        cartChanged: () => {},
        expectedCart: () => looks.push('seen'),
        isVisible$: NEVER,
        payer: readyPayer,
        memory: memoryCheckout(),
      },
    );
    const seen: Array<CartModel['_tag']> = [];
    stream.model.changes$.subscribe((model) => seen.push(model._tag));
    expect(looks).toEqual([]);
    stream.reload();
    expect(looks).toEqual(['seen']);
    expect(seen).toEqual(['Loading', 'NotLoaded', 'Loading', 'Ready']);
  });

  it('[CART-05] knows the registry of the whole cart, and none when there are several', () => {
    const other = exampleLine({ name: 'Pan', identity: identityOf('9001'), grId: O.some(grIdOf('7310443')) });
    const plain = exampleLine({ name: 'Pan', identity: identityOf('9001'), grId: O.none });
    expect(ready(planned({ cart: cartOf(plates(2)) }).stream).registry).toEqual(O.some(grId));
    expect(ready(planned({ cart: cartOf(plates(2), other) }).stream).registry).toEqual(O.none);
    expect(ready(planned({ cart: cartOf(plates(2), plain) }).stream).registry).toEqual(O.none);
  });

  it('[CART-09] groups by registry, lines for none last; a removed line moves no other, and its focus goes to the one below', () => {
    const { eventType, primaryFirstName, secondaryFirstName } = exampleRegistry();
    const registry = { eventType, primaryFirstName, secondaryFirstName };
    const ofOther = exampleLine({ name: 'Pan', grId: O.some(grIdOf('7310443')) });
    const plain = exampleLine({ name: 'Lamp', grId: O.none });
    const own = plates(2);
    const more = exampleLine({ name: 'Bowl', identity: identityOf('9001'), registry });
    const { stream } = planned({
      cart: cartOf(plain, own, ofOther, more),
      changes: [of(E.right(cartOf(plain, ofOther, more)))],
    });
    expect(ready(stream).rows.map(({ line }) => line.name)).toEqual(['Plates', 'Bowl', 'Pan', 'Lamp']);
    stream.remove(own.lineId);
    expect(ready(stream).rows.map(({ line }) => line.name)).toEqual(['Bowl', 'Pan', 'Lamp']);
    expect(ready(stream).focusOn).toEqual(O.some({ _tag: 'Line', lineId: more.lineId }));
    const one = ready(planned({ cart: cartOf(own, more) }).stream);
    expect([one.registry, one.registryName]).toEqual([O.some(grId), O.some(registry)]);
  });
});

describe('two windows', () => {
  const lamp = exampleLine({ name: 'Lamp', identity: identityOf('9001'), quantity: 1 });
  const both = cartOf(plates(2), lamp);
  const changed = { _tag: 'CartChanged', lines: both.lines, subtotal: both.subtotal } as const;

  it('[CART-06] [CART-09] an order contains what the page showed; for a changed cart the page shows the new one and its changes, keeps the form, and orders that', () => {
    const { stream, sent, news } = planned({
      cart: cartOf(plates(2)),
      read$: reading(cartOf(plates(2)), both),
      orders: [refusedFor(changed), of(E.right(placed))],
    });
    enterNames(stream);
    const [{ lineId, lineTotal } = lamp] = ready(stream).rows.map(({ line }) => line);
    stream.place();
    expect(sent[0]?.request.seen).toEqual([{ lineId, quantity: 2, lineTotal }]);
    expect(ready(stream)).toMatchObject({
      rows: [{ line: { name: 'Plates' } }, { line: { name: 'Lamp' } }],
      checkout: {
        isPlacing: false,
        problem: O.some({ _tag: 'CartChanged' }),
        news: [{ _tag: 'Added', line: { name: 'Lamp' } }],
        form: { firstName: 'Ruth', message: 'For long dinners' },
      },
      focusOn: O.some({ _tag: 'Problem' }),
    });
    expect(news).toEqual(['changed']);
    stream.place();
    expect(sent[1]?.request.seen).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(stream.model.value._tag).toBe('Placed');
  });

  it('[CART-09] a cart that becomes visible is read again, and shows the changes by another window', () => {
    const isVisible$ = new BehaviorSubject(true);
    const carts = [cartOf(plates(2)), both];
    const { stream } = planned({
      cart: both,
      read$: defer(() => of(E.right(carts.shift() ?? both))),
      isVisible$,
    });
    expect(ready(stream).rows).toHaveLength(1);
    isVisible$.next(false);
    expect(ready(stream).rows).toHaveLength(1);
    isVisible$.next(true);
    expect(ready(stream)).toMatchObject({
      rows: [{ line: { name: 'Plates' } }, { line: { name: 'Lamp' } }],
      checkout: { news: [{ _tag: 'Added', line: { name: 'Lamp' } }], problem: O.none },
    });
  });

  it('[CART-06] an order that is pressed while the cart is read again is not sent when the cart is another', () =>
    virtually(({ cold, flush }) => {
      const isVisible$ = new BehaviorSubject(false);
      const reads = [of(E.right(cartOf(plates(2)))), cold('---(a|)', { a: E.right(both) })];
      const { stream, calls } = planned({
        cart: both,
        read$: defer(() => reads.shift() ?? NEVER),
        isVisible$,
      });
      enterNames(stream);
      isVisible$.next(true);
      stream.place();
      flush();
      expect(calls).toEqual([]);
      expect(ready(stream).checkout).toMatchObject({
        isPlacing: false,
        problem: O.some({ _tag: 'CartChanged', subtotal: both.subtotal }),
        news: [{ _tag: 'Added' }],
      });
    }));

  it('[CART-09] a cart that another window ordered is shown as empty and to the badge, and what was typed stays', () => {
    const carts = [cartOf(plates(2)), cartOf()];
    const { stream, news, memory } = planned({
      cart: cartOf(),
      read$: defer(() => of(E.right(carts.shift() ?? cartOf()))),
      orders: [refusedFor({ _tag: 'CartEmpty' })],
    });
    enterNames(stream);
    stream.place();
    expect(stream.model.value).toEqual({
      _tag: 'Empty',
      isJustEmptied: true,
      isElsewhere: true,
      orderedAs: O.none,
      registry: O.some(grId),
    });
    expect(news).toEqual(['changed']);
    expect(O.toUndefined(memory.read())?.form).toMatchObject({ firstName: 'Ruth', message: 'For long dinners' });
  });

  it('[CART-08] [CART-09] where the service knows the order, the other window shows its number, also when it becomes visible again, and links back to the registry', () => {
    const isVisible$ = new BehaviorSubject(true);
    const ordered: CartView = { ...cartOf(), orderedAs: placed.orderNumber };
    const carts = [cartOf(plates(2))];
    const { stream } = planned({
      cart: ordered,
      read$: defer(() => of(E.right(carts.shift() ?? ordered))),
      orders: [refusedFor({ _tag: 'CartEmpty' })],
      isVisible$,
    });
    enterNames(stream);
    stream.place();
    const expected = {
      _tag: 'Empty',
      isElsewhere: true,
      orderedAs: O.some(placed.orderNumber),
      registry: O.some(grId),
    };
    expect(stream.model.value).toMatchObject({ ...expected, isJustEmptied: true });
    isVisible$.next(false);
    isVisible$.next(true);
    expect(stream.model.value).toMatchObject({ ...expected, isJustEmptied: false });
    const opened = planned({ cart: ordered }).stream.model.value;
    expect(opened).toMatchObject({ isElsewhere: false, orderedAs: O.some(placed.orderNumber), registry: O.none });
  });

  it('[CART-07] after a refusal for a line the focus goes to its notice, again when pressed undecided', () => {
    const over = {
      _tag: 'OverClaim',
      lines: [{ grId, identity: identityOf('4821'), asked: 2, remaining: 1 }],
    } as const;
    const { stream } = planned({ cart: cartOf(lamp, plates(2)), orders: [refusedFor(over)] });
    enterNames(stream);
    stream.place();
    const lineId = ready(stream).rows[1]?.line.lineId;
    const first = ready(stream).focusOn;
    expect(first).toEqual(O.some({ _tag: 'Notice', lineId }));
    stream.place();
    expect(ready(stream).focusOn).toEqual(first);
    expect(ready(stream).focusOn).not.toBe(first);
  });
});
