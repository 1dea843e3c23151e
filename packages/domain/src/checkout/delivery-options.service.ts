import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import { arrivalOf, calendarDayIn, isPostEvent } from '../calendar/index.ts';
import {
  arrivals,
  type CartLineView,
  type CartView,
  chargesOf,
  counts,
  type Destinations,
  type GiftChoice,
  giftOptionsOf,
  nearDayArrivals,
  type Stock,
} from '../cart/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Dependencies, Unavailable } from '../ports/index.ts';
import { dayOfEvent } from '../registry/index.ts';
import type { Site } from '../site/index.ts';

type DestinationLine = Pick<CartLineView, 'kind' | 'grId' | 'pickup'>;

const grIdsOf = (lines: ReadonlyArray<DestinationLine>): ReadonlyArray<GrId> => [
  ...new Set(lines.filter(({ kind }) => kind === 'item').flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : []))),
];

/** Reads the regions that the lines are delivered to; `buyer` is the region where the buyer lives (CO-01). */
export const destinationsOf =
  ({ settings, stores }: Pick<Dependencies, 'settings' | 'stores'>) =>
  ({ market }: Pick<Site, 'market'>) =>
  (lines: ReadonlyArray<DestinationLine>, buyer: O.Option<string>): TE.TaskEither<Unavailable, Destinations> =>
    F.pipe(
      TE.Do,
      TE.apS('registries', settings.deliveryRegions(grIdsOf(lines))),
      TE.apS('all', lines.some(({ pickup }) => pickup !== undefined) ? stores.stores(market) : TE.right([])),
      TE.map(({ registries, all }) => ({
        registries,
        stores: new Map(all.map(({ storeNumber, region }) => [storeNumber, region])),
        buyer,
      })),
    );

/** The cart's charges for each shipping method, and which of its registries have an address (CO-01, CO-02). */
export const deliveryOptions =
  ({ settings, stores, tax, clock }: Pick<Dependencies, 'settings' | 'stores' | 'tax' | 'clock'>) =>
  (site: Site) =>
  (
    all: ReadonlyArray<CartLineView>,
    { products, registries }: Pick<Stock, 'products' | 'registries'>,
    buyer: O.Option<string>,
    giftChoices: ReadonlyArray<GiftChoice> = [],
  ): TE.TaskEither<Unavailable, Pick<CartView, 'shippingMethods' | 'destinations' | 'giftOptions' | 'giftWraps'>> => {
    const lines = all.filter(counts);
    const today = calendarDayIn(site.timeZone, clock.now());
    return F.pipe(
      destinationsOf({ settings, stores })(site)(all, buyer),
      TE.bindTo('destinations'),
      TE.bind('shippingMethods', ({ destinations }) =>
        F.pipe(
          [...site.shippingMethods],
          A.traverse(TE.ApplicativePar)(({ code, name, arrival }) => {
            const charging = { site, method: code, destinations, products, day: today, giftChoices };
            const { query, sums } = chargesOf(lines, charging);
            return F.pipe(
              tax.quote(query),
              TE.map((quote) => {
                const { lineTaxes: _lineTaxes, ...charges } = sums(quote);
                const usual = arrivalOf(arrival, today);
                const nearDay = nearDayArrivals(registries, lines, usual);
                return {
                  ...{ code, name, ...charges },
                  ...arrivals(registries, lines, usual, false),
                  ...(O.isSome(nearDay) ? { nearDay: nearDay.value } : {}),
                };
              }),
            );
          }),
        ),
      ),
      TE.map(({ destinations, shippingMethods }) => ({
        shippingMethods,
        ...(site.giftWrap === undefined
          ? {}
          : { giftOptions: giftOptionsOf(site, lines, giftChoices), giftWraps: site.giftWrap }),
        destinations: registries.map(({ grId, eventDate }) => ({
          grId,
          hasAddress: destinations.registries.has(grId),
          ...(isPostEvent(eventDate, today) ? {} : { surpriseUntil: dayOfEvent({ eventDate }) }),
        })),
      })),
    );
  };
