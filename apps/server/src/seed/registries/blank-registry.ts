import { FIRST_VERSION, type NewRegistry, NO_CENTS } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** What a registry has before anybody changed anything. */
export const blankRegistry = {
  version: FIRST_VERSION,
  market: 'US',
  primaryLastName: O.none,
  secondaryLastName: O.none,
  greeting: O.none,
  biography: '',
  photo: O.none,
  visibility: { _tag: 'Findable' },
  coupon: O.none,
  giftCardsBought: NO_CENTS,
  settled: [],
} satisfies Partial<NewRegistry>;
