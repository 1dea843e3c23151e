import { type BudgetAnswer, type CartAddition, type CartRequest, type Cents, dollars } from '@gift-registry/domain';
import { cartIdOf, idempotencyKeyOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { examplePageWith } from '../contribution/testing/example-fund.ts';
import { mutationKeys } from '../mutation/index.ts';
import { type BudgetBasketsModel, budgetBasketsStream, type ShownBasket } from './budget-baskets.stream.ts';
import { exampleBasket, lamp, plates } from './testing/example-baskets.ts';

/** Lets what a promise answers come through. */
const answered = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const scene = (answers: ReadonlyArray<BudgetAnswer>) => {
  const page = examplePageWith([plates, lamp]);
  const budgets: Cents[] = [];
  const requests: Array<ReadonlyArray<CartRequest>> = [];
  const added: CartAddition[] = [];
  const stream = budgetBasketsStream({
    cart: {
      baskets:
        ({ budget }) =>
        async () => {
          budgets.push(budget);
          return E.right(answers[budgets.length - 1] ?? { baskets: [], least: O.none });
        },
      add: (lines) => async () => {
        requests.push(lines);
        return E.right({ cartId: cartIdOf('the-cart'), count: 4, added: lines, warnings: [] });
      },
    },
    registry: page.registry,
    site: sites.main,
    keys: mutationKeys<string>(() => idempotencyKeyOf('basket-key-1')),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    onAdded: (addition) => added.push(addition),
  });
  const subscription = stream.model.changes$.subscribe();
  return { page, stream, budgets, requests, added, end: () => subscription.unsubscribe() };
};

const basketsOf = ({ answer }: BudgetBasketsModel): ReadonlyArray<ShownBasket> =>
  O.isSome(answer) && answer.value._tag === 'Read' ? answer.value.value.baskets : [];
const giftsOf = (model: BudgetBasketsModel) => basketsOf(model).map(({ gifts }) => gifts.map(({ line }) => line.name));

it('[BASKET-01] shows the baskets for an amount as people type it, with what completes a set and what is most loved', async () => {
  const { stream, budgets, end } = scene([{ baskets: [exampleBasket(plates, lamp)], least: O.none }]);
  stream.open();
  stream.typeAmount('about 120');
  stream.choose();
  expect(stream.model.value).toMatchObject({ isUnreadable: true, focusRequests: 1, answer: O.none });
  stream.typeAmount('$120');
  expect(stream.model.value.isUnreadable).toBe(false);
  stream.choose();
  await answered();
  expect(budgets).toEqual([12_000]);
  expect(basketsOf(stream.model.value)[0]?.gifts).toMatchObject([
    { completesSet: true, isMostLoved: false },
    { completesSet: false, isMostLoved: true },
  ]);
  end();
});

it('[BASKET-01] chooses again when somebody else buys a gift of a basket, and says what was bought', async () => {
  const { page, stream, budgets, end } = scene([
    { baskets: [exampleBasket(plates), exampleBasket(lamp)], least: O.none },
    { baskets: [exampleBasket(lamp)], least: O.none },
  ]);
  stream.open();
  stream.suggest(dollars(100));
  await answered();
  page.becomes({ ...plates, isMostLoved: true }, lamp);
  await answered();
  expect(budgets).toEqual([10_000]);
  page.becomes({ ...plates, purchased: 6 }, lamp);
  expect(giftsOf(stream.model.value)).toHaveLength(2);
  await answered();
  expect(budgets).toEqual([10_000, 10_000]);
  expect(stream.model.value).toMatchObject({ amount: '100', bought: [plates.product.name] });
  expect(giftsOf(stream.model.value)).toEqual([[lamp.product.name]]);
  end();
});

it('[BASKET-01] adds all gifts of a basket at once, and closes', async () => {
  const basket = exampleBasket(plates, lamp);
  const { stream, requests, added, end } = scene([{ baskets: [basket], least: O.none }]);
  stream.open();
  stream.suggest(dollars(150));
  await answered();
  stream.addAll(basket);
  stream.addAll(basket);
  await answered();
  expect(requests.map((lines) => lines.map(({ identity, quantity }) => [identity, quantity]))).toEqual([
    [
      [plates.identity, 3],
      [lamp.identity, 1],
    ],
  ]);
  expect(added).toHaveLength(1);
  expect(stream.model.value.isOpen).toBe(false);
  end();
});
