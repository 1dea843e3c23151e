/*
 * [PAGE-10] [PAGE-14] [CA-01] [XB-05] [GC-08] [GG-01] [GG-02] [AUTH-03] [ROUTE-17] [LIST-04] Who may do what with a registry, where and when: one table, which rules, views and services ask. Anyone who sees a
 * registry may give, only its owners manage it, and a registry that a person may not see is refused like one that does not exist. A registrant manages the list and is offered nothing to buy; a guest gives and
 * is offered nothing to manage. Once the event is over a registrant no longer manages single items on the page; what remains to be settled stays, and the service still takes the calls.
 *
 * @example can({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: true }, 'page', 'manageItem') // => false
 * @example can({ role: 'registrant', site: sites.main }, 'service', 'changeWantedQuantity') // => true
 * @example can({ role: 'guest' }, 'page', 'seeNoLongerAvailable') // => false
 * @example checkAccess('manage', 'Findable', 'stranger') // => E.left({ _tag: 'NotOwner' })
 * @example authorize('addItem')({ registry: exampleRegistry(), relationship: 'stranger' }) // => E.left({ _tag: 'NotOwner' })
 */
import { either as E, function as F } from 'fp-ts';
import { type EventType, isBabyOrKids } from '../event/index.ts';
import type { MarketRules, Site } from '../site/index.ts';

/** The role in which a person reads a registry: as one of its owners, or as anyone else. */
export type Role = 'registrant' | 'guest';

/** The access that an action requires: seeing a registry, giving something from it, or managing it. */
export type AccessLevel = 'see' | 'give' | 'manage';

/** How a person is related to a registry: as one of its owners, with its link, or neither. */
export type Relationship = 'owner' | 'linkHolder' | 'stranger';

/** The visibility of a registry. */
type Visible = 'Findable' | 'LinkOnly' | 'Private';

const everything: ReadonlyArray<AccessLevel> = ['see', 'give', 'manage'];
const guest: ReadonlyArray<AccessLevel> = ['see', 'give'];
const nothing: ReadonlyArray<AccessLevel> = [];

/** The access levels that a registry of that visibility (row) permits for that relationship (column). */
const permitted: Readonly<Record<Visible, Readonly<Record<Relationship, ReadonlyArray<AccessLevel>>>>> = {
  Findable: { owner: everything, linkHolder: guest, stranger: guest },
  LinkOnly: { owner: everything, linkHolder: guest, stranger: nothing },
  Private: { owner: everything, linkHolder: nothing, stranger: nothing },
};

/** Why an action is refused: this person may not know that the registry exists, or only owners may do it. */
export type AccessRefusal = { readonly _tag: 'RegistryNotFound' } | { readonly _tag: 'NotOwner' };

/** Permits that level of access, or returns the refusal. */
export const checkAccess = (
  level: AccessLevel,
  visible: Visible,
  relationship: Relationship,
): E.Either<AccessRefusal, AccessLevel> => {
  const levels = permitted[visible][relationship];
  if (!levels.includes('see')) return E.left({ _tag: 'RegistryNotFound' });
  return levels.includes(level) ? E.right(level) : E.left({ _tag: 'NotOwner' });
};

/** Whether the person may see the registry at all. */
export const canSee = (visible: Visible, relationship: Relationship): boolean =>
  E.isRight(checkAccess('see', visible, relationship));

type Who = 'guest' | 'registrant' | 'both' | 'nobody';
/** What a market may be without, and what an event may be. */
type Exception = keyof Pick<MarketRules, 'groupGifts' | 'giftCards' | 'otherBrand'> | 'forBabyOrKids';

/**
 * Who is offered the action on a page before the event is over, and afterwards; the access level the service requires
 * on any day, `nobody` if it is no call; and where it is not offered.
 */
type Line = readonly [page: Who, afterwards: Who, service: AccessLevel | 'nobody', except: ReadonlyArray<Exception>];

const always = [] as const;
const withGroupGifts = ['groupGifts'] as const;
const withGiftCards = ['giftCards'] as const;
const withOtherBrand = ['otherBrand'] as const;

/**
 * The permission table: per action, who is offered it on a page, who once the event is over, the access level of the
 * call, and where it is not offered.
 */
const lines = {
  // Giving. Anyone who may see a registry may give by a call, including its owners: they give from the guests'
  // page.
  buyItem: ['guest', 'guest', 'give', always],
  contribute: ['guest', 'guest', 'give', withGroupGifts],
  seeGiftCardsSection: ['guest', 'guest', 'nobody', always],
  buyGiftCard: ['guest', 'guest', 'give', withGiftCards],
  buyOnOtherBrand: ['guest', 'guest', 'nobody', withOtherBrand],
  returnToManagement: ['guest', 'guest', 'nobody', always],

  // Viewing.
  seeGroupGift: ['both', 'both', 'see', withGroupGifts],
  seeGiftCardStatistic: ['both', 'both', 'see', withGiftCards],
  seeCrossBrandToast: ['both', 'both', 'nobody', withOtherBrand],
  seeNoLongerAvailable: ['registrant', 'registrant', 'manage', always],
  viewAsGuest: ['registrant', 'registrant', 'nobody', always],

  // Navigating the registry.
  useTabs: ['registrant', 'registrant', 'nobody', always],
  openThankYouManager: ['registrant', 'registrant', 'manage', always],
  correctGifts: ['registrant', 'registrant', 'manage', always],
  openSettings: ['registrant', 'registrant', 'manage', always],
  tickChecklist: ['registrant', 'registrant', 'manage', always],
  beginEmptyRegistry: ['registrant', 'registrant', 'nobody', always],
  seeCoupon: ['registrant', 'registrant', 'manage', always],
  followCrossBrandCall: ['registrant', 'registrant', 'nobody', ['otherBrand', 'forBabyOrKids']],

  // Managing the list.
  addItem: ['registrant', 'registrant', 'manage', always],
  editPhoto: ['registrant', 'registrant', 'manage', always],
  editGreeting: ['registrant', 'registrant', 'manage', always],
  replaceNoLongerAvailable: ['registrant', 'registrant', 'manage', always],
  removeNoLongerAvailable: ['registrant', 'registrant', 'manage', always],
  nameGroupGiftFund: ['registrant', 'registrant', 'manage', withGroupGifts],

  // The Manage Item dialog, and the changes made in it.
  manageItem: ['registrant', 'nobody', 'manage', always],
  changeWantedQuantity: ['registrant', 'nobody', 'manage', always],
  markMostLoved: ['registrant', 'nobody', 'manage', always],
  makeGroupGift: ['registrant', 'nobody', 'manage', withGroupGifts],
  removeUnpurchased: ['registrant', 'nobody', 'manage', always],
} as const satisfies Readonly<Record<string, Line>>;

type Lines = typeof lines;

/** An action with a registry, or a part of it to be shown, that is not open to everyone everywhere (PAGE-10, PAGE-14, CA-01, XB-05). */
export type RegistryAction = keyof Lines;

/** An action that depends only on the reader's role: not on the day, the site or the event. */
export type RoleOnlyAction = {
  [Action in RegistryAction]: Lines[Action] extends readonly [Lines[Action][1], Who, Line[2], typeof always]
    ? Action
    : never;
}[RegistryAction];

/** The caller's role and site. The service accepts calls on any day. */
export interface ActionCaller {
  readonly role: Role;
  readonly site: Pick<Site, 'marketRules'>;
}

/** The reader's role, site and event, and whether the event is over. */
export interface ActionReader extends ActionCaller {
  readonly eventType: EventType;
  readonly isPostEvent: boolean;
}

/** Where the action happens: offered on a page, or requested from the service. */
export type ActionPlace = 'page' | 'service';

/** Whether that reader may perform the action there. Only the fields that the answer depends on are required of the reader. */
export interface Can {
  (reader: ActionReader, place: ActionPlace, action: RegistryAction): boolean;
  (caller: ActionCaller, place: 'service', action: RegistryAction): boolean;
  (reader: Pick<ActionReader, 'role'>, place: ActionPlace, action: RoleOnlyAction): boolean;
}

/** The roles from which the service accepts a call of each access level. */
const takenFrom: Readonly<Record<Line[2], Who>> = { see: 'both', give: 'both', manage: 'registrant', nobody: 'nobody' };

type Known = Pick<ActionReader, 'role'> & Partial<ActionReader>;

const isMissing = (site: Known['site'], offer: Exclude<Exception, 'forBabyOrKids'>): boolean =>
  site !== undefined && !site.marketRules[offer];

const isExcepted: Readonly<Record<Exception, (reader: Known) => boolean>> = {
  groupGifts: ({ site }) => isMissing(site, 'groupGifts'),
  giftCards: ({ site }) => isMissing(site, 'giftCards'),
  otherBrand: ({ site }) => isMissing(site, 'otherBrand'),
  forBabyOrKids: ({ eventType }) => eventType !== undefined && isBabyOrKids(eventType),
};

/** The action's line in the table; undefined for an unknown action, which callers in plain JavaScript may pass. */
const lineOf = (action: RegistryAction): Line | undefined => (Object.hasOwn(lines, action) ? lines[action] : undefined);

/** Whether that reader may perform the action there. Assumes that the reader may see the registry; what the item allows is checked separately. */
export const can: Can = (reader: Known, place: ActionPlace, action: RegistryAction): boolean => {
  const line = lineOf(action);
  if (line === undefined) return false;
  const [page, afterwards, service, except] = line;
  const who = place === 'service' ? takenFrom[service] : reader.isPostEvent === true ? afterwards : page;
  return (
    (who === 'both' || (who !== 'nobody' && who === reader.role)) &&
    !except.some((exception) => isExcepted[exception](reader))
  );
};

/** Whether the sites of that market offer the action at all (CA-01). */
export const isOfferedIn = (market: MarketRules, action: RegistryAction): boolean => {
  const line = lineOf(action);
  if (line === undefined) return false;
  const [, , , exceptions] = line;
  return exceptions.every((each) => each === 'forBabyOrKids' || market[each]);
};

/**
 * Authorizes a call of the service, or returns the refusal: that the registry cannot be seen is reported before that
 * only owners may do it. An action that the registry's market does not offer is refused by the action's own rule.
 */
export const authorize =
  (action: RegistryAction) =>
  <
    Seen extends {
      readonly registry: { readonly visibility: { readonly _tag: Visible } };
      readonly relationship: Relationship;
    },
  >(
    seen: Seen,
  ): E.Either<AccessRefusal, Seen> => {
    const level = lineOf(action)?.[2] ?? 'nobody';
    return F.pipe(
      checkAccess(level === 'nobody' ? 'see' : level, seen.registry.visibility._tag, seen.relationship),
      E.filterOrElse(
        () => level !== 'nobody',
        (): AccessRefusal => ({ _tag: 'NotOwner' }),
      ),
      E.map(() => seen),
    );
  };
