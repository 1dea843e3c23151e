/*
 * [ROUTE-16] Who sent a visitor is passed on unchanged, with every analytics event and with every link to the other brand's site.
 *
 * Laws:
 * - what the address brought along of the three is passed on under its own name
 * - what it did not bring along is not there
 * - nothing of what was bought elsewhere is passed on
 *
 * @example referrerOf(readLandingParameters({ referrerId: 'r-1', purchasedSku: '4821' })) // => { referrerId: 'r-1' }
 */
import { option as O } from 'fp-ts';
import type { LandingParameters } from './landing-parameters.ts';

/** Who sent the visitor, as parameters of an address or data of an event; what is not known is not there. */
export type Referrer = Readonly<Partial<Record<ReferrerName, string>>>;

type ReferrerName = 'referrerId' | 'referrerLinkId' | 'wcTrackId';

const names: ReadonlyArray<ReferrerName> = ['referrerId', 'referrerLinkId', 'wcTrackId'];

/** Who sent the visitor, out of what the address brought along. */
export const referrerOf = (arrival: Pick<LandingParameters, ReferrerName>): Referrer =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = arrival[name];
      return O.isSome(value) ? [[name, value.value]] : [];
    }),
  );
