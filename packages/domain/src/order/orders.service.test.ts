import {
  exampleItem,
  exampleProduct,
  exampleRegistry,
  idempotencyKeyOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import {
  failing,
  type MemoryDependencies,
  memoryBrowser,
  memoryDependencies,
} from '@gift-registry/domain/testing/memory';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../ports/index.ts';
import type { Registry } from '../registry/index.ts';
import type { OrderRequest } from './order.ts';
import { releaseAbandonedPayments, settleOrders } from './settle-orders.service.ts';

const away = { _tag: 'Unavailable' } as const;
const item = exampleItem({ wanted: 90, purchased: 0 });
const registry = exampleRegistry({ items: [item] });
const visitor = visitorIdOf('the-visitor');
const key = idempotencyKeyOf('key-00000001');
const request: OrderRequest = {
  giver: { firstName: 'Rosamund', lastName: 'Almeida', email: 'rosamund@example.com' },
  message: 'With secret love',
  accepted: [],
};

const put = (world: Dependencies, linkKey = '') =>
  memoryBrowser(world, { visitor, linkKey }).cart.add(
    [{ grId: O.some(registry.grId), identity: item.identity, quantity: 1 }],
    O.none,
  )();
const place = (world: Dependencies) => memoryBrowser(world, { visitor }).orders.place(request, key)();

const filled = async (its: Registry = registry): Promise<MemoryDependencies> => {
  const world = memoryDependencies({ registries: [its] });
  await put(world, 'the-whole-key');
  return world;
};
const linesOf = async (world: Dependencies) => {
  const view = await memoryBrowser(world, { visitor }).cart.read();
  return E.isRight(view) ? view.right.lines.length : view.left;
};
const tags = ({ log }: MemoryDependencies) => log.entries().map(({ tag }) => tag);

/** What was begun so long ago that it counts as left behind, although it goes on. */
const forgotten = (world: MemoryDependencies): MemoryDependencies => ({
  ...world,
  orders: { ...world.orders, begin: world.orders.findKept },
});

describe('orders', () => {
  it('[CART-06] an order stands when its money cannot be taken at once, and it is made up for', async () => {
    const world = await filled();
    const broken = { ...world, payment: failing(world.payment, 'capture', away) };
    expect(await place(broken)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(tags(world)).toEqual(['payment.capture-failed']);
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 0 });
    expect(await settleOrders(broken)()).toEqual(E.right(0));
    expect(await settleOrders(world)()).toEqual(E.right(1));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await settleOrders(world)()).toEqual(E.right(0));
  });

  it('[CART-06] money taken without a note of it is taken again and counts once', async () => {
    const world = await filled();
    expect(await place({ ...world, orders: failing(world.orders, 'markCaptured', away) })).toMatchObject(
      E.right({ subtotal: 1_495 }),
    );
    expect(await settleOrders(world)()).toEqual(E.right(1));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await settleOrders({ ...world, orders: failing(world.orders, 'uncaptured', away) })()).toEqual(E.left(away));
  });

  it('[CART-07] [CART-09] an order refused for what an order of the same cart has just bought is told that nothing is in the cart any more', async () => {
    const last = exampleItem({ wanted: 1, purchased: 0 });
    const world = forgotten(await filled(exampleRegistry({ items: [last] })));
    let isFirst = true;
    const between: Dependencies = {
      ...world,
      registries: {
        ...world.registries,
        find: (grId) =>
          F.pipe(
            TE.fromTask(async () => {
              if (!isFirst) return;
              isFirst = false;
              await memoryBrowser(world, { visitor }).orders.place(request, idempotencyKeyOf('key-00000002'))();
            }),
            TE.chainW(() => world.registries.find(grId)),
          ),
      },
    };
    expect(await place(between)).toEqual(E.left({ _tag: 'CartEmpty' }));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] when the keeper is away the money is let go, and the cart stays', async () => {
    const world = await filled();
    expect(await place({ ...world, orders: failing(world.orders, 'place', away) })).toEqual(E.left(away));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    expect(await linesOf(world)).toBe(1);
    expect(world.registries.facts(registry.grId)).toEqual([]);
  });

  it('[CART-06] an order whose keeper fell silent after keeping it is found, and its money taken', async () => {
    const world = await filled();
    const silent: Dependencies = {
      ...world,
      orders: {
        ...world.orders,
        place: (owner, once, decide) =>
          F.pipe(
            world.orders.place(owner, once, decide),
            TE.chainW(() => TE.left(away)),
          ),
      },
    };
    expect(await place(silent)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await settleOrders(world)()).toEqual(E.right(0));
  });

  it('[CART-06] while nobody can say whether the order stands its money is left alone, and that is logged', async () => {
    const world = await filled();
    const mute: Dependencies = {
      ...world,
      orders: failing(failing(world.orders, 'place', away), 'findKept', away),
    };
    expect(await place(mute)).toEqual(E.left(away));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 0 });
    expect(tags(world)).toEqual(['order.outcome-unknown']);
  });

  it('[CART-06] money that cannot be let go is logged, and the person is told why there is no order', async () => {
    const world = await filled();
    const broken = {
      ...world,
      orders: failing(world.orders, 'place', away),
      payment: failing(world.payment, 'release', away),
    };
    expect(await place(broken)).toEqual(E.left(away));
    expect(tags(world)).toEqual(['payment.release-failed']);
  });

  it('[CART-06] with money that is being let go of, since its attempt counted as left behind, nothing is bought', async () => {
    const world = await filled();
    const slow: Dependencies = {
      ...forgotten(world),
      payment: {
        ...world.payment,
        authorize: (amount, reference) =>
          F.pipe(
            world.payment.authorize(amount, reference),
            TE.chainFirstTaskK(() => releaseAbandonedPayments(world)),
          ),
      },
    };
    expect(await place(slow)).toEqual(E.left(away));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    expect([await linesOf(world), world.registries.facts(registry.grId)]).toEqual([1, []]);
    expect(await place(world)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(await releaseAbandonedPayments(world)()).toEqual(E.right(0));
  });

  it('[CART-06] money of which nobody heard whether it was set aside is let go of later, and what was refused is forgotten', async () => {
    const world = await filled();
    const mute: Dependencies = {
      ...world,
      payment: {
        ...world.payment,
        authorize: (amount, reference) =>
          F.pipe(
            world.payment.authorize(amount, reference),
            TE.chainW(() => TE.left(away)),
          ),
      },
    };
    expect(await place(mute)).toEqual(E.left(away));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 0 });
    expect(await releaseAbandonedPayments(world)()).toEqual(E.right(1));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    world.payment.refuseNext();
    expect(await place(world)).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(await releaseAbandonedPayments(world)()).toEqual(E.right(0));
  });

  it('[CART-06] when the cart changes while the money is set aside, the right sum is set aside anew', async () => {
    const world = await filled();
    const busy = (changes: number): Dependencies => {
      let left = changes;
      return {
        ...world,
        payment: {
          ...world.payment,
          authorize: (amount, reference) => async () => {
            if (left > 0) await put(world);
            left -= 1;
            return world.payment.authorize(amount, reference)();
          },
        },
      };
    };
    expect(await place(busy(99))).toEqual(E.left(away));
    expect(world.payment.counts()).toEqual({ authorized: 3, captured: 0, released: 3 });
    expect(await place(busy(1))).toMatchObject(E.right({ subtotal: 5 * 1_495 }));
    expect(world.payment.counts()).toEqual({ authorized: 5, captured: 1, released: 4 });
  });

  it('[CART-06] what left the registry meanwhile stops the order, and the cart stays', async () => {
    const gone = exampleItem({ product: exampleProduct({ isNla: true }) });
    for (const after of [
      { ...registry, items: [] },
      { ...registry, items: [gone] },
      { ...registry, visibility: { _tag: 'Private' } } as const,
    ]) {
      const world = await filled();
      world.put({ registries: [after] });
      expect(await place(world)).toEqual(
        E.left({ _tag: 'ItemGone', lines: [{ grId: O.some(registry.grId), identity: item.identity }] }),
      );
      expect(await linesOf(world)).toBe(1);
      expect(world.payment.counts()).toEqual({ authorized: 0, captured: 0, released: 0 });
    }
  });

  it('[CART-06] [SET-02] who put something in by the link needs it no more to order', async () => {
    const world = await filled({ ...registry, visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } });
    expect(await place(world)).toMatchObject(E.right({ subtotal: 1_495 }));
  });

  it('[CART-08] a repeat of an order that took too long answers what was kept meanwhile, and its own money is let go', async () => {
    const world = forgotten(await filled());
    let isFirst = true;
    const late: Dependencies = {
      ...world,
      payment: {
        ...world.payment,
        authorize: (amount, reference) => async () => {
          if (isFirst) {
            isFirst = false;
            await place(late);
          }
          return world.payment.authorize(amount, reference)();
        },
      },
    };
    const answer = await place(late);
    expect(answer).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(await place(world)).toEqual(answer);
    expect(world.payment.counts()).toEqual({ authorized: 2, captured: 1, released: 1 });
    expect(world.registries.facts(registry.grId)).toHaveLength(1);
  });

  it('[CART-08] a repeat that finds the cart emptied by the first is answered with its order', async () => {
    const world = forgotten(await filled());
    let isFirst = true;
    const late: Dependencies = {
      ...world,
      carts: {
        ...world.carts,
        find: (owner) => async () => {
          if (isFirst) {
            isFirst = false;
            await place(world);
          }
          return world.carts.find(owner)();
        },
      },
    };
    expect(await place(late)).toMatchObject(E.right({ subtotal: 1_495 }));
    expect(world.payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] [CART-08] however an order ends, the same is tried anew', async () => {
    const world = await filled();
    for (const broken of [
      { ...world, payment: failing(world.payment, 'authorize', away) },
      { ...world, carts: failing(world.carts, 'find', away) },
      { ...world, orders: failing(world.orders, 'place', away) },
    ])
      expect(await place(broken)).toEqual(E.left(away));
    const breaksWhileDeciding: Dependencies = {
      ...world,
      orders: {
        ...world.orders,
        place: (owner, once) =>
          world.orders.place(owner, once, () => {
            throw new TypeError('broken');
          }),
      },
    };
    await expect(place(breaksWhileDeciding)).rejects.toThrow('broken');
    expect(await place(world)).toMatchObject(E.right({ subtotal: 1_495 }));
  });

  it('[CART-08] that its end could not be noted keeps nobody from an order', async () => {
    const world = await filled();
    expect(await place({ ...world, orders: failing(world.orders, 'end', away) })).toMatchObject(
      E.right({ subtotal: 1_495 }),
    );
  });

  it('[ANA-02] the log has no word of the giver', async () => {
    const world = await filled();
    await place({ ...world, payment: failing(world.payment, 'capture', away) });
    const bytes = JSON.stringify(world.log.entries());
    expect(bytes).toContain('payment.capture-failed');
    for (const word of ['Rosamund', 'Almeida', 'example.com', 'secret', 'the-visitor'])
      expect(bytes).not.toContain(word);
  });
});
