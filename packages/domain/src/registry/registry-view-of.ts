/*
 * [AUTH-04] [ROUTE-20] [STATE-01] [LIST-10] [PAUSE-01] [CA-01] [PHOTO-07] [OWN-02] [SURP-01] [SHIP-06] What a reader is shown of a registry: an owner everything, anyone else, and an owner who looks with a guest's
 * eyes, only what is the guests' business. Of a paused registry guests are shown the names alone.
 *
 * @example viewFor(
 *     exampleRegistry({ items: [exampleItem(), exampleItem({ product: exampleProduct({ isNla: true }) })] }),
 *     exampleReader({ role: 'guest' }),
 *   ).items // => [exampleItem()]
 */
import { option as O } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import { paths } from '../address/index.ts';
import { arrivalBeside, arrivalOf, type CalendarDay, isPostEvent } from '../calendar/index.ts';
import { type EditorialEntry, homeEntriesFor } from '../content/index.ts';
import { shownGreeting } from '../greeting/index.ts';
import { offeredIn, type RegistryItem } from '../item/index.ts';
import { type SectionCounts, sectionCounts, visibleItems } from '../list/index.ts';
import { NO_CENTS } from '../money/index.ts';
import type { LandingParameters } from '../page/index.ts';
import { defaultShipping, type Site } from '../site/index.ts';
import { asOwnersSee, countsOwnersSee, withoutSetAside } from './as-owners-see.ts';
import { defaultPicture, type Registry, type RegistryAccess } from './registry.ts';
import type { RegistryHeader, RegistryTotals, RegistryView, VisibleTo } from './registry-view.ts';
import { hiddenUntil } from './surprise.ts';

/** Our own words about a registry, in the language of its reader's page. */
export interface OwnWords {
  /** What is shown until its owners write a greeting. */
  readonly greeting: string;
  /** The item with our words about its design, which are stored as the page had them on which it was made. */
  readonly inItem: (item: RegistryItem) => RegistryItem;
}

/** The reader of a registry: their role, view, site with its origin (without a trailing slash), and the day. */
export interface Reader {
  /** The person's role in the registry. */
  readonly role: Role;
  readonly viewing: 'own' | 'guest';
  readonly isLoggedIn: boolean;
  readonly site: Site;
  readonly words: OwnWords;
  readonly origin: string;
  readonly today: CalendarDay;
  readonly arrival: LandingParameters;
  /** The retailer's texts for the home pages of registries. */
  readonly written: ReadonlyArray<EditorialEntry>;
}

/** The role the registry is shown to: in the guest's view, everyone is a guest. */
export const shownRole = ({ role, viewing }: Pick<Reader, 'role' | 'viewing'>): Role =>
  viewing === 'guest' ? 'guest' : role;

/** The URL to share with guests (LINK-02). */
export const shareableUrl = ({ grId, visibility }: Pick<Registry, 'grId' | 'visibility'>, origin: string): string =>
  `${origin}${paths.sharedRegistry(grId, visibility._tag === 'LinkOnly' ? visibility.key : '')}`;

/**
 * The path of the photo; with the key when the registry is visible by link only, because a photo is shown only to those
 * who can see the registry (PHOTO-07).
 */
export const photoPath = ({
  grId,
  visibility,
  photo,
}: Pick<Registry, 'grId' | 'visibility' | 'photo'>): O.Option<string> =>
  O.map((name: string) => paths.photo(grId, name, visibility._tag === 'LinkOnly' ? visibility.key : ''))(photo);

/** What guests read of a paused registry: its names, and nothing that celebrates. */
const inQuiet: Partial<RegistryHeader> = { eventDate: O.none, greeting: '', biography: '', photo: O.none };

/** Whether the reader is shown the registry as a guest while it is paused. */
export const isPausedFor = (
  { isPaused }: Pick<Registry, 'isPaused'>,
  reader: Pick<Reader, 'role' | 'viewing'>,
): boolean => isPaused && shownRole(reader) === 'guest';

/** The first day on which gifts ordered now arrive, where they arrive later than usual; when its owners are away is not told (SHIP-06). */
const giftsArrive = (
  { deliveryDates }: Pick<Registry, 'deliveryDates'>,
  { shippingMethods }: Pick<Site, 'shippingMethods'>,
  today: CalendarDay,
): Pick<RegistryHeader, 'giftsArrive'> => {
  const code = defaultShipping(shippingMethods);
  const method = shippingMethods.find((each) => each.code === code);
  if (method === undefined) return {};
  const usual = arrivalOf(method.arrival, today);
  const { from } = arrivalBeside(deliveryDates, usual);
  return from > usual.from ? { giftsArrive: from } : {};
};

/** The header of the registry's page, as the reader sees it. */
export const headerOf = (
  registry: Registry,
  { origin, today, site, words, ...reader }: Pick<Reader, 'role' | 'viewing' | 'origin' | 'today' | 'site' | 'words'>,
): RegistryHeader => ({
  eventType: registry.eventType,
  eventDate: registry.eventDate,
  isPostEvent: isPostEvent(registry.eventDate, today),
  ...(isPausedFor(registry, reader) ? {} : giftsArrive(registry, site, today)),
  isPaused: registry.isPaused,
  isDateChanged: !registry.isPaused && O.isSome(registry.dateBefore) && !isPostEvent(registry.eventDate, today),
  primaryFirstName: registry.primaryFirstName,
  secondaryFirstName: registry.secondaryFirstName,
  greeting: shownGreeting(words.greeting, registry.greeting),
  biography: registry.biography,
  shareableUrl: shareableUrl(registry, origin),
  photo: photoPath(registry),
  defaultPicture: defaultPicture(registry.eventType),
  ...(isPausedFor(registry, reader) ? inQuiet : {}),
});

/** The registry as the reader's role sees it: what is hidden from owners is hidden from them in the guest's view too. */
export const asReaderSees = (registry: Registry, { role, today }: Pick<Reader, 'role' | 'today'>): Registry =>
  role === 'registrant' ? asOwnersSee(registry, today) : withoutSetAside(registry, today);

/** The items the reader sees, as the reader's site offers them. */
export const itemsFor = (
  registry: Registry,
  reader: Pick<Reader, 'role' | 'viewing' | 'site' | 'today' | 'words'>,
): ReadonlyArray<RegistryItem> =>
  isPausedFor(registry, reader)
    ? []
    : visibleItems(shownRole(reader), asReaderSees(registry, reader).items)
        .map(offeredIn(reader.site.marketRules))
        .map(reader.words.inItem);

/** The totals the reader sees. `counts` are over all stored items, for an owner's view of a registry that has not all of them. */
export const totalsFor = (
  registry: Registry,
  reader: Pick<Reader, 'role' | 'viewing' | 'site' | 'today' | 'words'>,
  counts?: SectionCounts,
): RegistryTotals => ({
  ...(counts === undefined || isPausedFor(registry, reader)
    ? sectionCounts(itemsFor(registry, reader))
    : countsOwnersSee(registry, reader.today, counts)),
  giftCards:
    !isPausedFor(registry, reader) &&
    can({ role: shownRole(reader), site: reader.site }, 'service', 'seeGiftCardStatistic')
      ? O.some(asReaderSees(registry, reader).giftCardsBought)
      : O.none,
  ...(shownRole(reader) === 'registrant' ? closedMoney(registry) : {}),
});

const closedMoney = ({ closedFunds }: Pick<Registry, 'closedFunds'>): Pick<RegistryTotals, 'closedFunds'> => {
  const { credit, waiting } = closedFunds ?? { credit: NO_CENTS, waiting: NO_CENTS };
  return credit + waiting === 0 ? {} : { closedFunds: { credit, waiting } };
};

/** The registry's visibility, as its owners chose it. */
export const ownerVisibility = ({ visibility }: Pick<Registry, 'visibility'>): VisibleTo => {
  switch (visibility._tag) {
    case 'Findable':
      return visibility.isIndexed === true ? 'indexed' : 'findable';
    case 'LinkOnly':
      return 'link';
    case 'Private':
      return 'private';
  }
};

/** Whether search engines may list the registry: its owners allow it, and it is not paused (SEO-01, PAUSE-01). */
export const isIndexed = (registry: Pick<Registry, 'visibility' | 'isPaused'>): boolean =>
  !registry.isPaused && ownerVisibility(registry) === 'indexed';

/** The registry as the reader sees it; the caller has to check before that the reader may see it. */
export const viewFor = (registry: Registry, reader: Reader): RegistryView => {
  const role = shownRole(reader);
  const { version, revisionId } = asReaderSees(registry, reader);
  return {
    grId: registry.grId,
    version,
    revisionId,
    site: reader.site.id,
    role,
    isLoggedIn: reader.isLoggedIn,
    canReturnToManagement: can(reader, 'page', 'viewAsGuest') && can({ role }, 'page', 'returnToManagement'),
    header: headerOf(registry, reader),
    totals: totalsFor(registry, reader),
    items: itemsFor(registry, reader),
    owner: can({ role }, 'service', 'seeCoupon')
      ? O.some({
          visibility: ownerVisibility(registry),
          hiddenUntil: hiddenUntil(registry, reader.today),
          coupon: registry.coupon,
          home: homeEntriesFor(reader.site, registry.eventType, reader.written),
        })
      : O.none,
    arrival: reader.arrival,
  };
};

/*
 * [STATE-01] [SURP-01] A tag of what a reader would be shown of a registry, made without reading its items. Two views with one tag are the same.
 *
 * @example viewETag(exampleReader({ role: 'guest' }), { contentVersion: '7 a', ownersContentVersion: '7 a' }) === viewETag(exampleReader({ role: 'registrant' }), { contentVersion: '7 a', ownersContentVersion: '7 a' }) // => false
 */

/** The access data of a registry, and tags that change whenever the registry, its items or a product changes. */
export type VersionedAccess = RegistryAccess & {
  readonly contentVersion: string;
  /** The tag for owners, which no write changes that is hidden from them (SURP-01). */
  readonly ownersContentVersion: string;
};

/** A tag of everything a view depends on, except the retailer's texts for home pages, which do not change while a process runs. */
export const viewETag = (
  { role, viewing, isLoggedIn, site, origin, today, arrival }: Omit<Reader, 'written'>,
  { contentVersion, ownersContentVersion }: Pick<VersionedAccess, 'contentVersion' | 'ownersContentVersion'>,
): string => {
  const version = role === 'registrant' ? ownersContentVersion : contentVersion;
  return JSON.stringify([role, viewing, isLoggedIn, site.id, site.language, origin, today, arrival, version]);
};
