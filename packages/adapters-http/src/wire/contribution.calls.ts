import type { CartContributionRefusal, ContributionAddition, ContributionRequest } from '@gift-registry/domain';
import { contributionRefusal } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import {
  addContributionFromWire,
  addContributionToWire,
  addContributionWire,
  contributionAddition,
} from './contribution.wire.ts';
import { bodyRequest } from './request.ts';

/** Puts money for the fund of a group gift into the cart (GG-05). */
export const addContribution: Call<ContributionRequest, ContributionAddition, CartContributionRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/cart/contributions'],
  request: bodyRequest(addContributionWire, addContributionFromWire, addContributionToWire),
  answer: contributionAddition,
  refusal: contributionRefusal,
  // Where the fund of something is named, the same is a matter of when; here it is what was asked that is wrong.
  statuses: { NotAGroupGift: 422 },
};
