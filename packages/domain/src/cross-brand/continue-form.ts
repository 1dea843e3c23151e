/*
 * [XB-02] [XB-03] [XB-07] [ROUTE-16] [SET-02] [GC-03] Continue is a form, so that the new tab opens without waiting. Its fields have the intent and the referrer; the
 * service computes the address itself, since no field holds one.
 *
 * @example continueFields({ _tag: 'checklistPLP', path: '/search?q=bar' }, { referrerId: 'r' }) // => { intent: 'checklistPLP', path: '/search?q=bar', referrerId: 'r' }
 * @example readContinue({ intent: 'addToCart', grId: '7310442', role: 'guest', purchasedSku: '4821' }) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { returnPath } from '../account/index.ts';
import { parseGrId } from '../identity/index.ts';
import { type LandingParameters, type Referrer, readLandingParameters, referrerOf } from '../page/index.ts';
import type { CrossBrandIntent, RegistryLink } from './continue-address.ts';
import { type Handoff, handoffParameters, readGiftCardHandoff } from './handoff.ts';
import { landingSectionParameters, readLandingSection } from './landing-section.ts';

/** The fields of a form as received. */
type Fields = Readonly<Record<string, unknown>>;

/** The fields of a registry. */
const REGISTRY = ['grId', 'role', 'key'] as const;
const REFERRER = ['referrerId', 'referrerLinkId', 'wcTrackId'] as const;
const ITEM = ['purchasedSku', 'purchasedQuantity'] as const;

/** The fields of a gift card. */
const GIFT_CARD = ['purchasedGiftCardAmount', 'purchasedGiftCardType'] as const;

/** The fields of each intent; the referrer's fields are allowed for all of them. */
const partsOf: Readonly<Record<CrossBrandIntent['_tag'], ReadonlyArray<string>>> = {
  redirect: REGISTRY,
  giftCard: [...REGISTRY, ...GIFT_CARD],
  addToCart: [...REGISTRY, ...ITEM],
  contribute: [...REGISTRY, 'arrivesAt'],
  gift: [...REGISTRY, 'arrivesAt'],
  product: ['path'],
  availability: ['path'],
  checklist: ['path'],
  checklistPLP: ['path'],
};

/** Whether the fields are exactly those of the intent and the referrer. */
const isWhole = (fields: Fields, arrival: LandingParameters, intent: CrossBrandIntent['_tag']): boolean => {
  const known: ReadonlyArray<string> = ['intent', ...REFERRER, ...partsOf[intent]];
  return (
    Object.keys(fields).every((name) => known.includes(name)) &&
    REFERRER.every((name) => fields[name] === undefined || O.isSome(arrival[name]))
  );
};

/** The values of a form's fields, by name. */
export type ContinueFields = Readonly<Record<string, string>>;

const registryFields = ({ grId, role, linkKey }: RegistryLink): ContinueFields => ({
  grId,
  role,
  ...(O.isSome(linkKey) ? { key: linkKey.value } : {}),
});

const intentFields = (intent: CrossBrandIntent): ContinueFields => {
  switch (intent._tag) {
    case 'redirect':
      return O.isSome(intent.registry) ? registryFields(intent.registry.value) : {};
    case 'giftCard':
      return {
        ...(O.isSome(intent.registry) ? registryFields(intent.registry.value) : {}),
        ...(O.isSome(intent.card) ? handoffParameters(intent.card.value) : {}),
      };
    case 'addToCart':
      return { ...registryFields(intent.registry), ...handoffParameters(intent.item) };
    case 'contribute':
    case 'gift':
      return {
        ...registryFields(intent.registry),
        ...landingSectionParameters({ _tag: 'Gift', identity: intent.identity }),
      };
    case 'product':
    case 'availability':
    case 'checklist':
    case 'checklistPLP':
      return { path: intent.path };
  }
};

/** The form fields of the intent and the referrer. */
export const continueFields = (intent: CrossBrandIntent, referrer: Referrer): ContinueFields => ({
  intent: intent._tag,
  ...intentFields(intent),
  ...referrer,
});

/** A parsed form: the intent, and the referrer. */
export interface ContinueRequest {
  readonly intent: CrossBrandIntent;
  readonly referrer: Referrer;
}

const readRegistry = ({ grId, role, key }: Fields): O.Option<RegistryLink> =>
  typeof grId === 'string' &&
  (role === 'guest' || role === 'registrant') &&
  (key === undefined || typeof key === 'string')
    ? F.pipe(
        parseGrId(grId),
        O.map((read) => ({ grId: read, role, linkKey: key === undefined || key === '' ? O.none : O.some(key) })),
      )
    : O.none;

type ItemHandoff = Extract<Handoff, { readonly _tag: 'Item' }>;

const itemOf = ({ purchasedSku, purchasedQuantity }: LandingParameters): O.Option<ItemHandoff> =>
  O.isSome(purchasedSku) && O.isSome(purchasedQuantity)
    ? O.some({ _tag: 'Item', sku: purchasedSku.value, quantity: purchasedQuantity.value })
    : O.none;

const hasAny = (fields: Fields, ...names: ReadonlyArray<string>): boolean =>
  names.some((name) => fields[name] !== undefined);

/** An optional part: either absent, or completely valid. */
const optionally = <A>(isGiven: boolean, read: O.Option<A>): O.Option<O.Option<A>> =>
  isGiven && O.isNone(read) ? O.none : O.some(read);

const readIntent = (fields: Fields, arrival: LandingParameters): O.Option<CrossBrandIntent> => {
  const { intent, path } = fields;
  const registry = readRegistry(fields);
  const where = optionally(hasAny(fields, ...REGISTRY), registry);
  switch (intent) {
    case 'redirect':
      return O.map((otherRegistry: typeof registry): CrossBrandIntent => ({ _tag: intent, registry: otherRegistry }))(
        where,
      );
    case 'giftCard':
      return F.pipe(
        O.Do,
        O.apS('registry', where),
        O.apS('card', optionally(hasAny(fields, ...GIFT_CARD), readGiftCardHandoff(arrival))),
        O.map((target): CrossBrandIntent => ({ _tag: intent, ...target })),
      );
    case 'addToCart': {
      const item = itemOf(arrival);
      return O.isSome(registry) && O.isSome(item)
        ? O.some({ _tag: intent, registry: registry.value, item: item.value })
        : O.none;
    }
    case 'contribute':
    case 'gift': {
      const place = readLandingSection(fields);
      return O.isSome(registry) && O.isSome(place) && place.value._tag === 'Gift'
        ? O.some({ _tag: intent, registry: registry.value, identity: place.value.identity })
        : O.none;
    }
    case 'product':
    case 'availability':
    case 'checklist':
    case 'checklistPLP':
      return typeof path === 'string' && returnPath(path) === path ? O.some({ _tag: intent, path }) : O.none;
    default:
      return O.none;
  }
};

/** Parses the form's fields; `none` when an intent is missing or incomplete, or there are other fields. */
export const readContinue = (fields: Fields): O.Option<ContinueRequest> => {
  const arrival = readLandingParameters(fields);
  return F.pipe(
    readIntent(fields, arrival),
    O.filter((intent) => isWhole(fields, arrival, intent._tag)),
    O.map((intent) => ({ intent, referrer: referrerOf(arrival) })),
  );
};
