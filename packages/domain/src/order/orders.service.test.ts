import {
  exampleItem,
  exampleRegistry,
  idempotencyKeyOf,
  instantOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import {
  failing,
  type MemoryDependencies,
  memoryBrowser,
  memoryDependencies,
  paymentTokens,
} from '@gift-registry/domain/testing/memory';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { releaseAbandonedPayments, settleOrders } from '../order-money/index.ts';
import type { Dependencies } from '../ports/index.ts';
import type { Registry } from '../registry/index.ts';
import type { OrderRequest } from './order.ts';

const away = { _tag: 'Unavailable' } as const;
const item = exampleItem({ wanted: 90, purchased: 0 });
const registry = exampleRegistry({ items: [item] });
const visitor = visitorIdOf('the-visitor');
const key = idempotencyKeyOf('key-00000001');
const request: OrderRequest = {
  giver: { firstName: 'Rosamund', lastName: 'Almeida', email: 'rosamund@example.com' },
  message: 'With secret love',
  accepted: [],
  payment: { _tag: 'Token', token: paymentTokens.succeeds },
};

const put = (dependencies: Dependencies, linkKey = '') =>
  memoryBrowser(dependencies, { visitor, linkKey }).cart.add(
    [{ grId: O.some(registry.grId), identity: item.identity, quantity: 1 }],
    O.none,
  )();
const place = (dependencies: Dependencies) => memoryBrowser(dependencies, { visitor }).orders.place(request, key)();

const filled = async (ownRegistry: Registry = registry): Promise<MemoryDependencies> => {
  const dependencies = memoryDependencies({ registries: [ownRegistry] });
  await put(dependencies, 'the-whole-key');
  return dependencies;
};
const linesOf = async (dependencies: Dependencies) => {
  const view = await memoryBrowser(dependencies, { visitor }).cart.read();
  return E.isRight(view) ? view.right.lines.length : view.left;
};
const tags = ({ log }: MemoryDependencies) => log.entries().map(({ tag }) => tag);

/** What was begun so long ago that it counts as left behind, although it goes on. */
const forgotten = (dependencies: MemoryDependencies): MemoryDependencies => ({
  ...dependencies,
  orders: { ...dependencies.orders, begin: dependencies.orders.findStored },
});

describe('orders', () => {
  it('[CART-06] money taken without a note of it is taken again and counts once', async () => {
    const dependencies = await filled();
    expect(await place({ ...dependencies, orders: failing(dependencies.orders, 'markCaptured', away) })).toMatchObject(
      E.right({ subtotal: 1_495 }),
    );
    expect(await settleOrders(dependencies)()).toEqual(E.right(1));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await settleOrders({ ...dependencies, orders: failing(dependencies.orders, 'uncaptured', away) })()).toEqual(
      E.left(away),
    );
  });

  it('[CART-07] [CART-09] an order refused for what an order of the same cart has just bought reports that the cart is empty', async () => {
    const last = exampleItem({ wanted: 1, purchased: 0 });
    const dependencies = forgotten(await filled(exampleRegistry({ items: [last] })));
    let isFirst = true;
    const between: Dependencies = {
      ...dependencies,
      registries: {
        ...dependencies.registries,
        findNamed: (grId, identities) =>
          F.pipe(
            TE.fromTask(async () => {
              if (!isFirst) return;
              isFirst = false;
              await memoryBrowser(dependencies, { visitor }).orders.place(request, idempotencyKeyOf('key-00000002'))();
            }),
            TE.chainW(() => dependencies.registries.findNamed(grId, identities)),
          ),
      },
    };
    expect(await place(between)).toEqual(E.left({ _tag: 'CartEmpty' }));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] when the store is unavailable the money is released, and the cart is unchanged', async () => {
    const dependencies = await filled();
    expect(await place({ ...dependencies, orders: failing(dependencies.orders, 'place', away) })).toEqual(E.left(away));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    expect(await linesOf(dependencies)).toBe(1);
    expect(dependencies.registries.facts(registry.grId)).toEqual([]);
  });

  it('[CART-06] an order whose store stopped answering after storing it is found, and its money taken', async () => {
    const dependencies = await filled();
    const silent: Dependencies = {
      ...dependencies,
      orders: {
        ...dependencies.orders,
        place: (owner, once, decide) =>
          F.pipe(
            dependencies.orders.place(owner, once, decide),
            TE.chainW(() => TE.left(away)),
          ),
      },
    };
    expect(await place(silent)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await settleOrders(dependencies)()).toEqual(E.right(0));
  });

  it('[CART-06] while no one can say whether the order was placed its money is left alone, and that is logged', async () => {
    const dependencies = await filled();
    const mute: Dependencies = {
      ...dependencies,
      orders: failing(failing(dependencies.orders, 'place', away), 'findStored', away),
    };
    expect(await place(mute)).toEqual(E.left(away));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 0 });
    expect(tags(dependencies)).toEqual(['order.outcome-unknown']);
  });

  it('[CART-06] money that cannot be let go is logged, and the person is shown why there is no order', async () => {
    const dependencies = await filled();
    const broken = {
      ...dependencies,
      orders: failing(dependencies.orders, 'place', away),
      payment: failing(dependencies.payment, 'cancel', away),
    };
    expect(await place(broken)).toEqual(E.left(away));
    expect(tags(dependencies)).toEqual(['payment.release-failed']);
  });

  it('[CART-06] with money that is being let go of, since its attempt counted as left behind, nothing is bought', async () => {
    const dependencies = await filled();
    const slow: Dependencies = {
      ...forgotten(dependencies),
      payment: {
        ...dependencies.payment,
        authorize: (payment) =>
          F.pipe(
            dependencies.payment.authorize(payment),
            TE.chainFirstTaskK(() => releaseAbandonedPayments(dependencies)),
          ),
      },
    };
    expect(await place(slow)).toEqual(E.left(away));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    expect([await linesOf(dependencies), dependencies.registries.facts(registry.grId)]).toEqual([1, []]);
    expect(await place(dependencies)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(await releaseAbandonedPayments(dependencies)()).toEqual(E.right(0));
  });

  it('[CART-06] money of which no one heard whether it was set aside is let go of later, and what was refused is forgotten', async () => {
    const dependencies = await filled();
    const mute: Dependencies = {
      ...dependencies,
      payment: {
        ...dependencies.payment,
        authorize: (payment) =>
          F.pipe(
            dependencies.payment.authorize(payment),
            TE.chainW(() => TE.left(away)),
          ),
      },
    };
    expect(await place(mute)).toEqual(E.left(away));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 0 });
    // A payment service may find it by its reference only after a while.
    for (const [minute, released] of [
      [29, 0],
      [30, 1],
    ] as const) {
      dependencies.setClock(instantOf(`2027-06-01T11:${minute}:00.000Z`));
      expect(await releaseAbandonedPayments(dependencies)()).toEqual(E.right(released));
    }
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    dependencies.payment.refuseNext();
    expect(await place(dependencies)).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(await releaseAbandonedPayments(dependencies)()).toEqual(E.right(0));
  });

  it('[CART-06] money that the payment service does not find is looked for until a day has passed', async () => {
    const dependencies = await filled();
    const mute = { ...dependencies, payment: failing(dependencies.payment, 'authorize', away) };
    expect(await place(mute)).toEqual(E.left(away));
    for (const [time, left] of [
      ['2027-06-01T11:30:00.000Z', 1],
      ['2027-06-02T10:59:59.999Z', 1],
      ['2027-06-02T11:00:00.000Z', 0],
    ] as const) {
      dependencies.setClock(instantOf(time));
      expect(await releaseAbandonedPayments(dependencies)()).toEqual(E.right(0));
      expect(await dependencies.orders.abandonedPaymentAttempts()).toMatchObject(E.right({ length: left }));
    }
    expect(dependencies.log.entries().map(({ tag, data }) => [tag, data['isGivenUp']])).toEqual([
      ['payment.release-not-found', false],
      ['payment.release-not-found', false],
      ['payment.release-not-found', true],
    ]);
  });

  it('[CART-06] when the cart changes while the money is set aside, the right sum is set aside again', async () => {
    const dependencies = await filled();
    const busy = (changes: number): Dependencies => {
      let left = changes;
      return {
        ...dependencies,
        payment: {
          ...dependencies.payment,
          authorize: (payment) => async () => {
            if (left > 0) await put(dependencies);
            left -= 1;
            return dependencies.payment.authorize(payment)();
          },
        },
      };
    };
    expect(await place(busy(99))).toEqual(E.left(away));
    expect(dependencies.payment.counts()).toEqual({ authorized: 3, captured: 0, released: 3 });
    expect(await place(busy(1))).toMatchObject(E.right({ subtotal: 5 * 1_495 }));
    expect(dependencies.payment.counts()).toEqual({ authorized: 5, captured: 1, released: 4 });
  });

  it('[CART-06] [SET-02] who put something in by the link needs it no more to order', async () => {
    const dependencies = await filled({ ...registry, visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } });
    expect(await place(dependencies)).toMatchObject(E.right({ subtotal: 1_495 }));
  });

  it('[CART-08] a repeat of an order that took too long answers what was stored meanwhile, and its own money is let go', async () => {
    const dependencies = forgotten(await filled());
    let isFirst = true;
    const late: Dependencies = {
      ...dependencies,
      payment: {
        ...dependencies.payment,
        authorize: (payment) => async () => {
          if (isFirst) {
            isFirst = false;
            await place(late);
          }
          return dependencies.payment.authorize(payment)();
        },
      },
    };
    const answer = await place(late);
    expect(answer).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(await place(dependencies)).toEqual(answer);
    expect(dependencies.payment.counts()).toEqual({ authorized: 2, captured: 1, released: 1 });
    expect(dependencies.registries.facts(registry.grId)).toHaveLength(1);
  });

  it('[CART-08] a repeat that finds the cart emptied by the first is answered with its order', async () => {
    const dependencies = forgotten(await filled());
    let isFirst = true;
    const late: Dependencies = {
      ...dependencies,
      carts: {
        ...dependencies.carts,
        find: (owner) => async () => {
          if (isFirst) {
            isFirst = false;
            await place(dependencies);
          }
          return dependencies.carts.find(owner)();
        },
      },
    };
    expect(await place(late)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(dependencies.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] [CART-08] however an order ends, the same is tried again', async () => {
    const dependencies = await filled();
    for (const broken of [
      { ...dependencies, payment: failing(dependencies.payment, 'authorize', away) },
      { ...dependencies, carts: failing(dependencies.carts, 'find', away) },
      { ...dependencies, orders: failing(dependencies.orders, 'place', away) },
    ])
      expect(await place(broken)).toEqual(E.left(away));
    const breaksWhileDeciding: Dependencies = {
      ...dependencies,
      orders: {
        ...dependencies.orders,
        place: (owner, once) =>
          dependencies.orders.place(owner, once, () => {
            throw new TypeError('broken');
          }),
      },
    };
    await expect(place(breaksWhileDeciding)).rejects.toThrow('broken');
    expect(await place(dependencies)).toMatchObject(E.right({ subtotal: 1_495 }));
  });

  it('[CART-08] that its end could not be noted blocks no further order', async () => {
    const dependencies = await filled();
    expect(await place({ ...dependencies, orders: failing(dependencies.orders, 'end', away) })).toMatchObject(
      E.right({ subtotal: 1_495 }),
    );
  });

  it('[ANA-02] the log has no word of the giver', async () => {
    const dependencies = await filled();
    await place({ ...dependencies, payment: failing(dependencies.payment, 'capture', away) });
    const bytes = JSON.stringify(dependencies.log.entries());
    expect(bytes).toContain('payment.capture-failed');
    for (const word of ['Rosamund', 'Almeida', 'example.com', 'secret', 'the-visitor'])
      expect(bytes).not.toContain(word);
  });
});
