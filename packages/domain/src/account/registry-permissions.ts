/*
 * [PAGE-10] [PAGE-14] [CA-01] [XB-05] [GC-08] [GG-01] [GG-02] [AUTH-03] [LIST-04] Who may do what with a registry, where and when. A registrant keeps the list and meets nothing to buy with; a
 * guest gives and meets nothing to keep the list with. Idempotency the event is over a registrant no longer manages single items on the page; what remains to be settled stays, and the service still takes
 * the calls. Rules, views and services ask this table.
 *
 * Laws:
 * - nothing is for both readers of a page unless the table says so
 * - in Canada there is no gift card to buy and no sum of them, no group gift and no way to the other brand, on no page and in no call
 * - after the event a registrant loses exactly Manage Item and what is done in it, and gains nothing
 * - for a guest the event makes no difference, and for the service neither
 * - who keeps the list on a page may keep it by a call, and nobody else may
 * - only the cross-brand call to action asks what the event is
 * - an action that the table does not know is nobody’s, and known in no market
 * - a role that there is not may what both readers may and nothing else, and in a market that there is not what Canada may
 * - whoever is asked for no more than the answer depends on gets the same answer
 *
 * @example can({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: true }, 'page', 'manageItem') // => false
 * @example can({ role: 'registrant', site: sites.main }, 'service', 'changeWantedQuantity') // => true
 * @example can({ role: 'guest' }, 'page', 'seeNoLongerAvailable') // => false
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';
import type { Market, Site } from '../site/index.ts';
import type { Role } from './role.ts';

type Who = 'guest' | 'registrant' | 'both' | 'nobody';
type Exception = 'inCanada' | 'forBabyOrKids';

/** To whom a page offers it, until the event and afterwards; from whom the service takes it on any day, `nobody` where it is no call; and where or for what it is not known. */
type Line = readonly [page: Who, afterwards: Who, service: Who, except: ReadonlyArray<Exception>];

const always = [] as const;
const notInCanada = ['inCanada'] as const;

/** How to read: an action, to whom a page offers it, to whom once the event is over, from whom the service takes it, and where it is not known at all. */
const lines = {
  // Giving. Whoever sees a registry may give by a call, its owners too: they do it from the guests' page.
  buyItem: ['guest', 'guest', 'both', always],
  contribute: ['guest', 'guest', 'both', notInCanada],
  seeGiftCardsSection: ['guest', 'guest', 'nobody', always],
  buyGiftCard: ['guest', 'guest', 'both', notInCanada],
  buyOnOtherBrand: ['guest', 'guest', 'nobody', notInCanada],
  returnToManagement: ['guest', 'guest', 'nobody', always],

  // Looking.
  seeGroupGift: ['both', 'both', 'both', notInCanada],
  seeGiftCardStatistic: ['both', 'both', 'both', notInCanada],
  seeCrossBrandToast: ['both', 'both', 'nobody', notInCanada],
  seeNoLongerAvailable: ['registrant', 'registrant', 'registrant', always],
  viewAsGuest: ['registrant', 'registrant', 'nobody', always],

  // Going about the registry.
  useTabs: ['registrant', 'registrant', 'nobody', always],
  openThankYouManager: ['registrant', 'registrant', 'registrant', always],
  openSettings: ['registrant', 'registrant', 'registrant', always],
  tickChecklist: ['registrant', 'registrant', 'registrant', always],
  beginEmptyRegistry: ['registrant', 'registrant', 'nobody', always],
  seeCoupon: ['registrant', 'registrant', 'registrant', always],
  followCrossBrandCall: ['registrant', 'registrant', 'nobody', ['inCanada', 'forBabyOrKids']],

  // Keeping the list.
  addItem: ['registrant', 'registrant', 'registrant', always],
  editPhoto: ['registrant', 'registrant', 'registrant', always],
  editGreeting: ['registrant', 'registrant', 'registrant', always],
  replaceNoLongerAvailable: ['registrant', 'registrant', 'registrant', always],
  removeNoLongerAvailable: ['registrant', 'registrant', 'registrant', always],
  nameGroupGiftFund: ['registrant', 'registrant', 'registrant', notInCanada],

  // Manage Item, and what is done in it.
  manageItem: ['registrant', 'nobody', 'registrant', always],
  changeWantedQuantity: ['registrant', 'nobody', 'registrant', always],
  markMostLoved: ['registrant', 'nobody', 'registrant', always],
  makeGroupGift: ['registrant', 'nobody', 'registrant', notInCanada],
  removeUnpurchased: ['registrant', 'nobody', 'registrant', always],
} as const satisfies Readonly<Record<string, Line>>;

type Lines = typeof lines;

/** Something that can be done with a registry, or be shown of it, and not by everybody everywhere (PAGE-10, PAGE-14, CA-01, XB-05). */
export type RegistryAction = keyof Lines;

/** An action that depends on who reads alone: neither the day nor the site nor the event makes a difference to it. */
export type RoleOnlyAction = {
  [Action in RegistryAction]: Lines[Action] extends readonly [Lines[Action][1], Who, Who, typeof always]
    ? Action
    : never;
}[RegistryAction];

/** As whom and on which site somebody asks the service, which takes calls on any day. */
export interface ActionCaller {
  readonly role: Role;
  readonly site: Pick<Site, 'market'>;
}

/** As whom, on which site and for which event somebody reads, and whether its day is past. */
export interface ActionReader extends ActionCaller {
  readonly eventType: EventType;
  readonly isPostEvent: boolean;
}

/** Where it is done: offered on a page, or asked of the service. */
export type ActionPlace = 'page' | 'service';

/** Whether that reader may do it there. Of the reader no more is asked than the answer depends on. */
export interface Can {
  (reader: ActionReader, place: ActionPlace, action: RegistryAction): boolean;
  (caller: ActionCaller, place: 'service', action: RegistryAction): boolean;
  (reader: Pick<ActionReader, 'role'>, place: ActionPlace, action: RoleOnlyAction): boolean;
}

type Known = Pick<ActionReader, 'role'> & Partial<ActionReader>;

const isExcepted: Readonly<Record<Exception, (reader: Known) => boolean>> = {
  inCanada: ({ site }) => site !== undefined && site.market !== 'US',
  forBabyOrKids: ({ eventType }) => eventType !== undefined && isBabyOrKids(eventType),
};

/** Its line; none for what plain JavaScript asks besides. */
const lineOf = (action: RegistryAction): Line | undefined => (Object.hasOwn(lines, action) ? lines[action] : undefined);

/** Whether that reader may do it there; how visible the registry is was asked before (`permit`), and what the item allows is asked besides. */
export const can: Can = (reader: Known, place: ActionPlace, action: RegistryAction): boolean => {
  const line = lineOf(action);
  if (line === undefined) return false;
  const [page, afterwards, service, except] = line;
  const who = place === 'service' ? service : reader.isPostEvent === true ? afterwards : page;
  return (
    (who === 'both' || (who !== 'nobody' && who === reader.role)) &&
    !except.some((exception) => isExcepted[exception](reader))
  );
};

/** Whether the action is known at all on the sites of that market (CA-01). */
export const isOfferedIn = (market: Market, action: RegistryAction): boolean => {
  const line = lineOf(action);
  return line !== undefined && (market === 'US' || !line[3].includes('inCanada'));
};
