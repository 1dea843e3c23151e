/*
 * [XB-02] [XB-03] [XB-07] [ROUTE-16] [SET-02] [GC-03] Continue is a form, so that the other brand's site opens in its new tab without waiting for anything: its fields say the errand and who sent the
 * visitor. Where it leads the service works out itself, for nothing in a form is an address.
 *
 * Laws:
 * - an errand that can be written in an address is read from its fields as it was, with who sent the visitor
 * - reading never fails, and fields that say no whole errand say none: nothing that is half said is left out silently
 * - a field that is no part of the errand says that it was meant otherwise: with it there is none
 * - a gift card goes along only for an amount that the form takes
 *
 * @example continueFields({ _tag: 'checklistPLP', path: '/search?q=bar' }, { referrerId: 'r' }) // => { errand: 'checklistPLP', path: '/search?q=bar', referrerId: 'r' }
 * @example readContinue({ errand: 'addToCart', grId: '7310442', role: 'guest', purchasedSku: '4821' }) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { returnPath } from '../account/index.ts';
import { parseGrId } from '../identity/index.ts';
import { type Arrival, type Referrer, readArrival, referrerOf } from '../page/index.ts';
import { placeParameters, readPlace } from './arrival-place.ts';
import type { CrossBrandErrand, RegistryThere } from './continue-address.ts';
import { type Fields, GIFT_CARD, isWhole, REGISTRY } from './continue-parts.ts';
import { giftCardOver } from './gift-card-over.ts';
import { type HandOver, handOverParameters } from './hand-over.ts';

/** The fields of a form, by their names. */
export type ContinueFields = Readonly<Record<string, string>>;

const registryFields = ({ grId, role, linkKey }: RegistryThere): ContinueFields => ({
  grId,
  role,
  ...(O.isSome(linkKey) ? { key: linkKey.value } : {}),
});

const errandFields = (errand: CrossBrandErrand): ContinueFields => {
  switch (errand._tag) {
    case 'redirect':
      return O.isSome(errand.registry) ? registryFields(errand.registry.value) : {};
    case 'giftCard':
      return {
        ...(O.isSome(errand.registry) ? registryFields(errand.registry.value) : {}),
        ...(O.isSome(errand.card) ? handOverParameters(errand.card.value) : {}),
      };
    case 'addToCart':
      return { ...registryFields(errand.registry), ...handOverParameters(errand.item) };
    case 'contribute':
    case 'gift':
      return {
        ...registryFields(errand.registry),
        ...placeParameters({ _tag: 'Gift', identity: errand.identity }),
      };
    case 'product':
    case 'availability':
    case 'checklist':
    case 'checklistPLP':
      return { path: errand.path };
  }
};

/** The fields that say the errand, and who sent the visitor. */
export const continueFields = (errand: CrossBrandErrand, referrer: Referrer): ContinueFields => ({
  errand: errand._tag,
  ...errandFields(errand),
  ...referrer,
});

/** What a form asks for: the errand, and who sent the visitor. */
export interface ContinueRequest {
  readonly errand: CrossBrandErrand;
  readonly referrer: Referrer;
}

const readRegistry = ({ grId, role, key }: Fields): O.Option<RegistryThere> =>
  typeof grId === 'string' &&
  (role === 'guest' || role === 'registrant') &&
  (key === undefined || typeof key === 'string')
    ? F.pipe(
        parseGrId(grId),
        O.map((read) => ({ grId: read, role, linkKey: key === undefined || key === '' ? O.none : O.some(key) })),
      )
    : O.none;

type ItemOver = Extract<HandOver, { readonly _tag: 'Item' }>;

const itemOf = ({ purchasedSku, purchasedQuantity }: Arrival): O.Option<ItemOver> =>
  O.isSome(purchasedSku) && O.isSome(purchasedQuantity)
    ? O.some({ _tag: 'Item', sku: purchasedSku.value, quantity: purchasedQuantity.value })
    : O.none;

const isSaid = (fields: Fields, ...names: ReadonlyArray<string>): boolean =>
  names.some((name) => fields[name] !== undefined);

/** A part that may be left out: nothing of it is said, or all of it reads. */
const optionally = <A>(isTold: boolean, read: O.Option<A>): O.Option<O.Option<A>> =>
  isTold && O.isNone(read) ? O.none : O.some(read);

const readErrand = (fields: Fields, arrival: Arrival): O.Option<CrossBrandErrand> => {
  const { errand, path } = fields;
  const registry = readRegistry(fields);
  const where = optionally(isSaid(fields, ...REGISTRY), registry);
  switch (errand) {
    case 'redirect':
      return O.map((its: typeof registry): CrossBrandErrand => ({ _tag: errand, registry: its }))(where);
    case 'giftCard':
      return F.pipe(
        O.Do,
        O.apS('registry', where),
        O.apS('card', optionally(isSaid(fields, ...GIFT_CARD), giftCardOver(arrival))),
        O.map((its): CrossBrandErrand => ({ _tag: errand, ...its })),
      );
    case 'addToCart': {
      const item = itemOf(arrival);
      return O.isSome(registry) && O.isSome(item)
        ? O.some({ _tag: errand, registry: registry.value, item: item.value })
        : O.none;
    }
    case 'contribute':
    case 'gift': {
      const place = readPlace(fields);
      return O.isSome(registry) && O.isSome(place) && place.value._tag === 'Gift'
        ? O.some({ _tag: errand, registry: registry.value, identity: place.value.identity })
        : O.none;
    }
    case 'product':
    case 'availability':
    case 'checklist':
    case 'checklistPLP':
      return typeof path === 'string' && returnPath(path) === path ? O.some({ _tag: errand, path }) : O.none;
    default:
      return O.none;
  }
};

/** What the fields ask for; none when they say no whole errand, or more than it. */
export const readContinue = (fields: Fields): O.Option<ContinueRequest> => {
  const arrival = readArrival(fields);
  return F.pipe(
    readErrand(fields, arrival),
    O.filter((errand) => isWhole(fields, arrival, errand._tag)),
    O.map((errand) => ({ errand, referrer: referrerOf(arrival) })),
  );
};
