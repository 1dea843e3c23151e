/*
 * [ROUTE-16] Takes the referrer out of the landing parameters. It is passed on unchanged with every analytics event and every link to the other brand's site.
 *
 * @example referrerOf(readLandingParameters({ referrerId: 'r-1', purchasedSku: '4821' })) // => { referrerId: 'r-1' }
 */
import { option as O } from 'fp-ts';
import type { LandingParameters } from './landing-parameters.ts';

/** The visitor's referrer, as parameters of an address or data of an event; unknown values are omitted. */
export type Referrer = Readonly<Partial<Record<ReferrerName, string>>>;

type ReferrerName = 'referrerId' | 'referrerLinkId' | 'wcTrackId';

const names: ReadonlyArray<ReferrerName> = ['referrerId', 'referrerLinkId', 'wcTrackId'];

/** The visitor's referrer, from the landing parameters. */
export const referrerOf = (arrival: Pick<LandingParameters, ReferrerName>): Referrer =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = arrival[name];
      return O.isSome(value) ? [[name, value.value]] : [];
    }),
  );
