import { array as A, function as F, number as N, option as O, ord, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import { calendarDayIn, today } from '../calendar/index.ts';
import { deliveryOptions, destinationsOf } from '../checkout/index.ts';
import { type Cents, minus, plus, total } from '../money/index.ts';
import { ownerCommands } from '../owner-command/index.ts';
import type { Cart, Dependencies, Person, RegistryNotFound, Unavailable } from '../ports/index.ts';
import { asBuyerSees, type Registry } from '../registry/index.ts';
import { offeredShipping, STANDARD_SHIPPING } from '../site/index.ts';
import {
  type BasketOffer,
  type BudgetAnswer,
  basketOffers,
  budgetBaskets,
  type GiftBasket,
  type PricedOffer,
  pricedOffers,
  shippingReserve,
} from './budget-baskets.ts';
import type { CartContents } from './cart.ts';
import { type Charging, chargesOf } from './cart-charges.ts';

/** A basket can come to more than its offers were reckoned with: the baskets are then chosen again with so much less. */
const TRIES = 3;

type Needs = Pick<Dependencies, 'sites' | 'carts' | 'registries' | 'settings' | 'stores' | 'tax' | 'clock' | 'log'>;

/** Chooses baskets for a budget from the gifts that a visitor can buy, charged as a cart of their own would be (BASKET-01). */
export const budgetBasketsFor =
  (dependencies: Needs) =>
  (person: Person): Pick<Cart, 'baskets'> => {
    const { carts, tax, clock } = dependencies;
    const { site, account, visitor } = person;
    const registryOf = F.flow(
      ownerCommands(dependencies, person).find,
      TE.filterOrElseW(
        (seen) => !seen.registry.isPaused && authorize('buyItem')(seen)._tag === 'Right',
        (): RegistryNotFound => ({ _tag: 'RegistryNotFound' }),
      ),
      TE.map(({ registry }) => asBuyerSees(account, today(clock))(registry)),
    );

    const choose = (
      registry: Registry,
      cart: O.Option<CartContents>,
      budget: Cents,
    ): TE.TaskEither<Unavailable, BudgetAnswer> => {
      const own = O.toUndefined(cart);
      const method = offeredShipping(site.shippingMethods, own?.shippingMethod ?? STANDARD_SHIPPING);
      // Only the basket's own method is quoted.
      const charged = deliveryOptions(dependencies)({
        ...site,
        shippingMethods: [site.shippingMethods.find(({ code }) => code === method) ?? site.shippingMethods[0]],
      });
      const products = registry.items.map(({ product }) => product);
      const offers = basketOffers(site, registry, own?.lines ?? [], budget);
      const all = offers.map(({ line }) => line);

      const basketOf = (chosen: ReadonlyArray<BasketOffer>): TE.TaskEither<Unavailable, O.Option<GiftBasket>> => {
        const lines = chosen.map(({ line }) => line);
        return F.pipe(
          charged(lines, { products, registries: [] }, O.none),
          TE.map(({ shippingMethods }) =>
            F.pipe(
              RA.head(shippingMethods),
              O.map(({ code: _code, name: _name, arrival: _arrival, ...sums }): GiftBasket => ({ lines, ...sums })),
            ),
          ),
        );
      };
      const within = (
        priced: ReadonlyArray<PricedOffer>,
        reserve: Cents,
        tries: number,
      ): TE.TaskEither<Unavailable, ReadonlyArray<GiftBasket>> =>
        F.pipe(
          [...budgetBaskets(priced, reserve, budget)],
          A.traverse(TE.ApplicativePar)(basketOf),
          TE.map(A.compact),
          TE.chain((found) => {
            const fitting = found.filter((basket) => basket.total <= budget);
            const excess = total(found.map((basket) => minus(basket.total, budget)));
            return excess === 0 || tries === 0 ? TE.right(fitting) : within(priced, plus(reserve, excess), tries - 1);
          }),
        );
      /** The basket of one gift that costs least. */
      const least = (
        priced: ReadonlyArray<PricedOffer>,
        shipping: Cents,
      ): TE.TaskEither<Unavailable, O.Option<GiftBasket>> =>
        F.pipe(
          priced,
          RA.sort(
            ord.contramap(({ cost, isShippedFree }: PricedOffer) => cost + (isShippedFree ? 0 : shipping))(N.Ord),
          ),
          RA.head,
          O.match(
            () => TE.right(O.none),
            (offer) => basketOf([offer]),
          ),
        );
      /** What is left out for some cents is in a basket if it fits after all. */
      const withoutBasket = (cheapest: O.Option<GiftBasket>): BudgetAnswer =>
        O.exists((basket: GiftBasket) => basket.total <= budget)(cheapest)
          ? { baskets: RA.fromOption(cheapest), least: O.none }
          : { baskets: [], least: O.map((basket: GiftBasket) => basket.total)(cheapest) };

      return F.pipe(
        destinationsOf(dependencies)(site)(all, O.none),
        TE.chain((destinations) => {
          const charging: Charging = {
            site,
            method,
            destinations,
            products,
            day: calendarDayIn(site.timeZone, clock.now()),
          };
          return F.pipe(
            tax.quote(chargesOf(all, charging).query),
            TE.chain((quote) => {
              const priced = pricedOffers(charging, offers, quote);
              const reserve = shippingReserve(charging, offers, quote);
              return F.pipe(
                within(priced, reserve, TRIES),
                TE.chain((baskets) =>
                  baskets.length > 0
                    ? TE.right({ baskets, least: O.none })
                    : F.pipe(least(priced, reserve), TE.map(withoutBasket)),
                ),
              );
            }),
          );
        }),
      );
    };

    return {
      baskets: ({ grId, budget }) =>
        F.pipe(
          TE.Do,
          TE.apS('registry', registryOf(grId)),
          TE.apSW('cart', carts.find({ visitor, site: site.id, market: site.market })),
          TE.chainW(({ registry, cart }) => choose(registry, cart, budget)),
        ),
    };
  };
