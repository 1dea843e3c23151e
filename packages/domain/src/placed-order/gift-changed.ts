/*
 * [GIVE-04] A giver gets an email when owners take something off the list that the giver has bought and that was not shipped yet, or replace it.
 *
 * @example giftChangeEmails([], [], demoSites, 'http://localhost:3000') // => []
 */
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { RegistryFact } from '../registry/index.ts';
import { addressOn, type SiteId, type Sites, siteById } from '../site/index.ts';

/** Bought units of an item that were neither shipped nor returned. */
export interface UnshippedGift {
  readonly orderNumber: OrderNumber;
  readonly identity: ItemIdentity;
  /** As the giver saw it. */
  readonly name: string;
  /** The giver's address. */
  readonly email: string;
  readonly site: SiteId;
}

const changeOf = (facts: ReadonlyArray<RegistryFact>, identity: ItemIdentity): 'removed' | 'replaced' | undefined => {
  for (const fact of facts) {
    if (fact._tag === 'Removed' && isSameIdentity(fact.identity, identity)) return 'removed';
    if (fact._tag === 'Replaced' && isSameIdentity(fact.existing, identity)) return 'replaced';
  }
  return undefined;
};

/** The items removed or replaced by these facts; their givers may get an email. */
export const itemsLeaving = (facts: ReadonlyArray<RegistryFact>): ReadonlyArray<ItemIdentity> =>
  facts.flatMap((fact) => {
    if (fact._tag === 'Removed') return [fact.identity];
    return fact._tag === 'Replaced' ? [fact.existing] : [];
  });

/** The emails to givers caused by a write of the owners; `here` is the origin of the owners' request. */
export const giftChangeEmails = (
  facts: ReadonlyArray<RegistryFact>,
  gifts: ReadonlyArray<UnshippedGift>,
  sites: Sites,
  here: string,
): ReadonlyArray<Email> =>
  gifts.flatMap(({ orderNumber, identity, name, email: to, site }): ReadonlyArray<Email> => {
    const change = changeOf(facts, identity);
    return change === undefined
      ? []
      : [
          {
            to,
            site,
            origin: addressOn(siteById(sites, site), here, ''),
            about: { _tag: 'GiftChanged', orderNumber, name, change },
          },
        ];
  });
