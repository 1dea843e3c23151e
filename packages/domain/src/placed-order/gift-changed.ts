/*
 * [GIVE-04] [PAUSE-01] A giver gets an email when owners take something off the list that the giver has bought and that was not shipped yet, or replace it; and one for each order when they pause the registry, since what
 * was not shipped is offered back.
 *
 * @example giftChangeEmails([], [], demoSites, 'http://localhost:3000') // => []
 */
import { eq as Eq, readonlyArray as RA, string as S } from 'fp-ts';
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

const isPausing = (facts: ReadonlyArray<RegistryFact>): boolean =>
  facts.some((fact) => fact._tag === 'PauseChanged' && fact.isPaused);

/** The items removed or replaced by these facts, or all that was given when they pause the registry; their givers may get an email. */
export const itemsLeaving = (facts: ReadonlyArray<RegistryFact>): ReadonlyArray<ItemIdentity> | 'all' =>
  isPausing(facts)
    ? 'all'
    : facts.flatMap((fact) => {
        if (fact._tag === 'Removed') return [fact.identity];
        return fact._tag === 'Replaced' ? [fact.existing] : [];
      });

/** The first gift of each order. */
const onePerOrder = RA.uniq(Eq.contramap(({ orderNumber }: UnshippedGift): string => orderNumber)(S.Eq));

/** The emails to givers caused by a write of the owners; `here` is the origin of the owners' request. */
export const giftChangeEmails = (
  facts: ReadonlyArray<RegistryFact>,
  gifts: ReadonlyArray<UnshippedGift>,
  sites: Sites,
  here: string,
): ReadonlyArray<Email> =>
  (isPausing(facts) ? onePerOrder(gifts) : gifts).flatMap(
    ({ orderNumber, identity, name, email: to, site }): ReadonlyArray<Email> => {
      const from = { to, site, origin: addressOn(siteById(sites, site), here, '') };
      if (isPausing(facts)) return [{ ...from, about: { _tag: 'GiftsOfferedBack', orderNumber } }];
      const change = changeOf(facts, identity);
      return change === undefined ? [] : [{ ...from, about: { _tag: 'GiftChanged', orderNumber, name, change } }];
    },
  );
