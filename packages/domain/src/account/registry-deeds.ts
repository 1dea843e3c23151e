/*
 * [PAGE-10] [PAGE-14] [CA-01] [XB-05] [GC-08] [GG-02] [BUY-06] Who may do what with a registry, where and when. A registrant keeps the list and meets nothing to buy with; a guest gives and
 * meets nothing to keep the list with. Once the event is over a registrant no longer manages single items on the page; what remains to be settled stays, and the service still takes the calls.
 *
 * Laws:
 * - nothing is for both readers of a page unless the table says so
 * - in Canada there is no gift card to buy and no sum of them, no group gift and no way to the other brand, on no page and in no call
 * - after the event a registrant loses exactly Manage Item and what is done in it, and gains nothing
 * - for a guest the event makes no difference, and for the service neither
 * - who keeps the list on a page may keep it by a call, and nobody else may
 * - only the cross-brand call to action asks what the event is
 *
 * @example mayDo({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: true }, 'page', 'manageItem') // => false
 * @example mayDo({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: true }, 'service', 'manageItem') // => true
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';
import type { Market, Site } from '../site/index.ts';
import type { Role } from './role.ts';

type Who = 'guest' | 'registrant' | 'both' | 'nobody';
type Exception = 'inCanada' | 'forBabyOrKids';

interface Line {
  /** To whom a page offers it, until the event and afterwards. */
  readonly page: Who;
  readonly afterwards: Who;
  /** From whom the service takes it on any day; `nobody` where it is no call. */
  readonly service: Who;
  readonly except: ReadonlyArray<Exception>;
}

const always: ReadonlyArray<Exception> = [];
const notInCanada: ReadonlyArray<Exception> = ['inCanada'];

/** How to read: a deed, to whom a page offers it, to whom once the event is over, from whom the service takes it, and where it is not known at all. */
const lines = {
  // Giving. Whoever sees a registry may give by a call, its owners too: they do it from the guests' page.
  buyItem: { page: 'guest', afterwards: 'guest', service: 'both', except: always },
  seeItemDetails: { page: 'guest', afterwards: 'guest', service: 'both', except: always },
  contribute: { page: 'guest', afterwards: 'guest', service: 'both', except: notInCanada },
  seeGiftCardsSection: { page: 'guest', afterwards: 'guest', service: 'nobody', except: always },
  buyGiftCard: { page: 'guest', afterwards: 'guest', service: 'both', except: notInCanada },
  buyOnOtherBrand: { page: 'guest', afterwards: 'guest', service: 'nobody', except: notInCanada },
  returnToManagement: { page: 'guest', afterwards: 'guest', service: 'nobody', except: always },

  // Looking.
  share: { page: 'both', afterwards: 'both', service: 'nobody', except: always },
  seeMostLoved: { page: 'both', afterwards: 'both', service: 'both', except: always },
  seeGroupGift: { page: 'both', afterwards: 'both', service: 'both', except: notInCanada },
  seeGiftCardStatistic: { page: 'both', afterwards: 'both', service: 'both', except: notInCanada },
  seeCrossBrandToast: { page: 'both', afterwards: 'both', service: 'nobody', except: notInCanada },
  seeNoLongerAvailable: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  viewAsGuest: { page: 'registrant', afterwards: 'registrant', service: 'nobody', except: always },

  // Going about the registry.
  openDashboard: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  useTabs: { page: 'registrant', afterwards: 'registrant', service: 'nobody', except: always },
  openChecklist: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  openThankYouManager: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  openSettings: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  beginEmptyRegistry: { page: 'registrant', afterwards: 'registrant', service: 'nobody', except: always },
  seeCoupon: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  followCrossBrandCall: {
    page: 'registrant',
    afterwards: 'registrant',
    service: 'nobody',
    except: ['inCanada', 'forBabyOrKids'],
  },

  // Keeping the list.
  addItem: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  editPhoto: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  editGreeting: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  replaceNoLongerAvailable: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  removeNoLongerAvailable: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: always },
  nameGroupGiftFund: { page: 'registrant', afterwards: 'registrant', service: 'registrant', except: notInCanada },

  // Manage Item, and what is done in it.
  manageItem: { page: 'registrant', afterwards: 'nobody', service: 'registrant', except: always },
  changeWantedQuantity: { page: 'registrant', afterwards: 'nobody', service: 'registrant', except: always },
  markMostLoved: { page: 'registrant', afterwards: 'nobody', service: 'registrant', except: always },
  makeGroupGift: { page: 'registrant', afterwards: 'nobody', service: 'registrant', except: notInCanada },
  removeUnpurchased: { page: 'registrant', afterwards: 'nobody', service: 'registrant', except: always },
} as const satisfies Readonly<Record<string, Line>>;

/** Something that can be done with a registry, or be shown of it, and not by everybody everywhere (PAGE-10, PAGE-14, CA-01, XB-05). */
export type RegistryDeed = keyof typeof lines;

const isDeed = (name: string): name is RegistryDeed => Object.hasOwn(lines, name);

/** Every deed, in the order of the table. */
export const registryDeeds: ReadonlyArray<RegistryDeed> = Object.keys(lines).filter(isDeed);

/** As whom, on which site and for which event somebody reads, and whether its day is past. */
export interface DeedReader {
  readonly role: Role;
  readonly site: Pick<Site, 'market'>;
  readonly eventType: EventType;
  readonly isPostEvent: boolean;
}

/** Where it is done: offered on a page, or asked of the service. */
export type DeedPlace = 'page' | 'service';

const isExcepted: Readonly<Record<Exception, (reader: Pick<DeedReader, 'site' | 'eventType'>) => boolean>> = {
  inCanada: ({ site }) => site.market === 'CA',
  forBabyOrKids: ({ eventType }) => isBabyOrKids(eventType),
};

/** Whether that reader may do it there; how visible the registry is was asked before (`permit`), and what the item allows is asked besides. */
export const mayDo = (reader: DeedReader, place: DeedPlace, deed: RegistryDeed): boolean => {
  const { page, afterwards, service, except }: Line = lines[deed];
  const who = place === 'service' ? service : reader.isPostEvent ? afterwards : page;
  return (who === 'both' || who === reader.role) && !except.some((exception) => isExcepted[exception](reader));
};

/** Whether the deed is known at all on the sites of that market (CA-01). */
export const isKnownIn = (market: Market, deed: RegistryDeed): boolean => {
  const { except }: Line = lines[deed];
  return market !== 'CA' || !except.includes('inCanada');
};
