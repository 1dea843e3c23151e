import {
  additionFacts,
  addToCart,
  applyEvent,
  type CartContents,
  decideAdd,
  decideContribution,
  decideGroupGift,
  decideMostLoved,
  decideRemove,
  decideReplace,
  decideWanted,
  isSameIdentity,
  isSettled,
  placeOrder,
  type Registry,
  type RegistryFact,
  replacementCandidates,
  resolveAdditions,
  withoutSetAside,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import {
  cartIdOf,
  centsOf,
  dayOf,
  exampleChargeContext,
  instantOf,
  markets,
  orderNumberOf,
  sites,
  writtenAfter,
} from '../arbitrary/index.ts';
import { identityIn, type ModelledRegistry, productOf, registryOf, repriced } from './modelled-registry.ts';
import type { RegistryAction, ShelfProduct } from './registry-action.ts';
import type { ModelList } from './registry-model.ts';

type Decided = E.Either<unknown, ReadonlyArray<RegistryFact>>;

const orderNumber = orderNumberOf('HF-000001');
const messages = { priceMessage: '', returnPolicyMessage: '' };
const emptyCart: CartContents = { cartId: cartIdOf('cart-of-the-model'), lines: [], shippingMethod: 'standard' };

/** The rules alone: what they decide is applied to a value. */
export const rulesRegistry = (list: ModelList, shelf: ReadonlyArray<ShelfProduct>): ModelledRegistry => {
  let products = shelf.map(productOf);
  let registry: Registry = registryOf(list, shelf);

  const buy = ({ at, quantity, onPurpose }: Extract<RegistryAction, { _tag: 'Buy' }>): Decided => {
    const { grId } = registry;
    const identity = identityIn(shelf, at);
    const seen = { registry, role: 'guest' as const };
    return F.pipe(
      addToCart(
        { registries: [seen], products },
        sites.main,
        [{ grId: O.some(grId), identity, quantity }],
        'registries',
      )(emptyCart),
      E.chainW(({ cart }) =>
        placeOrder(
          { cart, registries: [registry], asSeen: [registry], account: O.none, codeUses: [], products },
          {
            giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
            message: '',
            accepted: onPurpose ? [{ grId, identity, quantity }] : [],
          },
          { orderNumber, placedAt: instantOf('2027-06-01T12:00:00.000Z') },
          sites.main,
          exampleChargeContext(),
        ),
      ),
      E.map(({ facts }) => facts.flatMap((entry) => entry.facts)),
    );
  };

  const decide = (action: Exclude<RegistryAction, { _tag: 'Reprice' }>): Decided => {
    const identity = identityIn(shelf, action.at);
    const found = O.fromNullable(
      withoutSetAside(registry, dayOf('2027-06-12')).items.find((item) => isSameIdentity(item.identity, identity)),
    );
    const there = E.fromOption(() => 'not on the list')(found);
    const settled = { isSettled: isSettled(registry, identity) };
    switch (action._tag) {
      case 'Add':
        return F.pipe(
          resolveAdditions([{ identity, quantity: action.quantity }], products),
          E.chainW((additions) => decideAdd(registry.items, additions)),
          E.map((added) => additionFacts(registry.items, added, messages)),
        );
      case 'Want':
        return F.pipe(
          there,
          E.chainW((item) => decideWanted({ ...item, ...settled }, action.wanted)),
        );
      case 'Buy':
        return buy(action);
      case 'Contribute':
        return F.pipe(
          there,
          E.chainW((item) => decideContribution(markets.US, item, centsOf(action.cents), orderNumber)),
        );
      case 'Replace': {
        const replacement = identityIn(shelf, action.by);
        return F.pipe(
          there,
          E.chainW((existing) =>
            decideReplace({
              isOffered: true,
              existing,
              replacement,
              candidates: replacementCandidates(existing.product, products),
              present: O.fromNullable(registry.items.find((item) => isSameIdentity(item.identity, replacement))),
              messages,
            }),
          ),
          E.map(({ fact }) => [fact]),
        );
      }
      case 'Remove':
        return decideRemove(found);
      case 'Love':
        return F.pipe(
          there,
          E.chainW((item) => decideMostLoved({ ...item, ...settled }, action.isWanted)),
        );
      case 'Share':
        return F.pipe(
          there,
          E.chainW((item) => decideGroupGift(markets.US, { ...item, ...settled }, action.isWanted)),
        );
    }
  };

  return {
    attempt: (action) => {
      if (action._tag === 'Reprice') {
        const { sku } = identityIn(shelf, action.at);
        const currentPrice = centsOf(action.cents);
        products = products.map((product) => (product.sku === sku ? { ...product, currentPrice } : product));
        registry = repriced(registry, identityIn(shelf, action.at), action.cents);
        return Promise.resolve(true);
      }
      const decided = decide(action);
      if (E.isRight(decided))
        registry = applyEvent(registry, { ...writtenAfter(registry), facts: decided.right }, products);
      return Promise.resolve(E.isRight(decided));
    },
    read: () => Promise.resolve(registry),
  };
};
