import { function as F, number as N, option as O, ord, readonlyArray as RA } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { ChecklistKey } from '../checklist/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { GroupGift, Personalization, RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import { writeBase64 } from '../photo/index.ts';
import { type CompletionCoupon, isSettled, ownerVisibility, type Registry } from '../registry/index.ts';
import { marketRulesOf, type Sites } from '../site/index.ts';
import type { ThankYouRow } from '../thank-you/index.ts';
import type {
  AddressInData,
  CouponInData,
  DataExport,
  GiftInData,
  ItemInData,
  NamesInData,
  PhotoInData,
  RegistryInData,
} from './data-export-document.ts';

/** A registry with everything stored about it. */
export interface RegistryData {
  readonly registry: Registry;
  readonly address: O.Option<DeliveryAddress>;
  /** Oldest first. */
  readonly gifts: ReadonlyArray<ThankYouRow>;
  readonly ticks: ReadonlyArray<ChecklistKey>;
  /** A JPEG. */
  readonly photo: O.Option<Uint8Array>;
}

/** An account with everything stored about it, at that moment. */
export interface AccountData {
  readonly account: AccountId;
  readonly person: DataExport['account'];
  readonly registries: ReadonlyArray<RegistryData>;
  readonly takenAt: Instant;
}

/*
 * [AUTH-06] [SET-01] A person who requests their data gets everything that is stored about them and their registries, of both markets, in one document. Of others it has what its reader may see anyway: the
 * names of a co-registrant, and name and message of who gave.
 *
 * @example dataExportOf(demoSites, {
 *     account: accountIdOf('account-amelia'),
 *     person: { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Okafor' },
 *     takenAt: instantOf('2027-06-12T09:00:00.000Z'),
 *     registries: [
 *       { registry: exampleRegistry(), address: O.none, gifts: [], ticks: ['bar'], photo: O.none },
 *       { registry: exampleRegistry({ owners: [] }), address: O.none, gifts: [], ticks: [], photo: O.none },
 *     ],
 *   }).registries.map(({ grId, checklist }) => [grId, checklist]) // => [['7310442', ['bar']]]
 */

const units = (amount: Cents): number => amount / 100;

const fundInData = ({ name, goal, raised }: GroupGift): ItemInData['fund'] => ({
  name,
  goal: units(goal),
  raised: units(raised),
});

const textInData = ({ line1, line2, font, color, images }: Personalization): ItemInData['personalization'] => ({
  line1,
  line2,
  font,
  color,
  images,
});

const itemInData =
  (registry: Registry) =>
  ({ identity, product, wanted, purchased, isMostLoved, groupGift, personalization }: RegistryItem): ItemInData => ({
    ...identity,
    name: product.name,
    wanted,
    purchased,
    isMostLoved,
    isReplaced: isSettled(registry, identity),
    fund: F.pipe(groupGift, O.map(fundInData), O.toNullable),
    personalization: F.pipe(personalization, O.map(textInData), O.toNullable),
  });

const NO_ITEM = { sku: null, personalizationId: null } as const;

const givenInData = ({ given }: ThankYouRow) => {
  switch (given._tag) {
    case 'Units':
      return { kind: 'item', ...given.identity, quantity: given.quantity, amount: null } as const;
    case 'Contribution':
      return { kind: 'contribution', ...given.identity, quantity: null, amount: units(given.amount) } as const;
    case 'Other':
      return { kind: 'other', ...NO_ITEM, quantity: given.quantity, amount: null } as const;
    case 'GiftCard': {
      const kind = given.kind === 'GiftCard' ? 'giftCard' : 'eGiftCard';
      return { kind, ...NO_ITEM, quantity: null, amount: units(given.amount) } as const;
    }
  }
};

const giftInData = (row: ThankYouRow): GiftInData => {
  const { id, name, giver, givenAt, message, isThanked, note } = row;
  const { firstName, lastName } = giver;
  const { kind, ...given } = givenInData(row);
  return { id, kind, name, ...given, giver: { firstName, lastName }, givenAt, message, isThanked, note };
};

const addressInData = ({ recipient, line1, line2, city, region, postalCode }: DeliveryAddress): AddressInData => ({
  recipient,
  line1,
  line2: O.toNullable(line2),
  city,
  region,
  postalCode,
});

const couponInData = ({ couponNumber, expirationDate, isCancelled, discount }: CompletionCoupon): CouponInData => ({
  code: couponNumber,
  expirationDate,
  isCancelled,
  discount,
});

const coRegistrantOf = ({
  secondaryFirstName,
  secondaryLastName,
}: Pick<Registry, 'secondaryFirstName' | 'secondaryLastName'>): NamesInData | null =>
  O.isNone(secondaryFirstName) && O.isNone(secondaryLastName)
    ? null
    : { firstName: O.toNullable(secondaryFirstName), lastName: O.toNullable(secondaryLastName) };

/** A registry in the exported document. */
const registryInData =
  (sites: Sites) =>
  ({ registry, address, gifts, ticks }: RegistryData): RegistryInData => ({
    grId: registry.grId,
    market: registry.market,
    currency: marketRulesOf(sites, registry.market).currency,
    registrant: { firstName: registry.primaryFirstName, lastName: O.toNullable(registry.primaryLastName) },
    coRegistrant: coRegistrantOf(registry),
    event: { code: registry.eventType.code, name: registry.eventType.name, date: O.toNullable(registry.eventDate) },
    deliveryDates: {
      firstDay: O.toNullable(registry.deliveryDates.firstDay),
      away: registry.deliveryDates.away.map(({ from, to }) => ({ from, to })),
    },
    visibility: ownerVisibility(registry),
    greeting: O.toNullable(registry.greeting),
    biography: registry.biography,
    deliveryAddress: F.pipe(address, O.map(addressInData), O.toNullable),
    coupon: F.pipe(registry.coupon, O.map(couponInData), O.toNullable),
    giftCardsBought: units(registry.giftCardsBought),
    items: registry.items.map(itemInData(registry)),
    gifts: gifts.map(giftInData),
    checklist: ticks,
  });

const byNumber = ord.contramap(({ registry }: RegistryData) => Number(registry.grId))(N.Ord);
const isSame = { equals: (one: RegistryData, other: RegistryData) => one.registry.grId === other.registry.grId };

const photoInData = ({ registry: { grId }, photo }: RegistryData): O.Option<PhotoInData> =>
  F.pipe(
    photo,
    O.map((jpeg) => ({ grId, mediaType: 'image/jpeg', base64: writeBase64(jpeg) })),
  );

/** The document with everything stored about the account, for its owner (AUTH-06). */
export const dataExportOf = (sites: Sites, { account, person, registries, takenAt }: AccountData): DataExport => {
  const own = F.pipe(
    registries,
    RA.filter(({ registry }) => registry.owners.includes(account)),
    RA.uniq(isSame),
    RA.sort(byNumber),
  );
  const { email, firstName, lastName } = person;
  return {
    format: 'gift-registry-own-data',
    version: 1,
    takenAt,
    account: { email, firstName, lastName },
    registries: own.map(registryInData(sites)),
    photos: RA.filterMap(photoInData)(own),
  };
};

/*
 * [AUTH-06] [SET-01] One's data is saved as a file that a person can read: JSON, a value a line, named by the day on which it was taken in UTC.
 *
 * @example dataExportFileName('2027-06-12T23:59:59.999Z') // => 'my-registry-data-2027-06-12.json'
 */

/** The file name of a document made at that moment (AUTH-06). */
export const dataExportFileName = (takenAt: string): string => `my-registry-data-${takenAt.slice(0, 10)}.json`;

/** The document as a file: its name, its type and its text (AUTH-06). */
export const dataExportFile = (
  data: DataExport,
): { readonly name: string; readonly type: string; readonly text: string } => ({
  name: dataExportFileName(data.takenAt),
  type: 'application/json',
  text: `${JSON.stringify(data, null, 2)}\n`,
});
