import { addedUnits } from '@gift-registry/domain';
import type { MutationState } from '../mutation/index.ts';
import type { Addition, ListingReason } from './adding-model.ts';

/** Where adding stands, as its button says it. */
export type AddStep = 'Idle' | 'Adding' | 'Added';

/** What the button says of what was done; where the registry wants the most there can be already, nothing was added (ADD-01). */
export const listingStep = (mutation: MutationState<ListingReason, Addition> | undefined): AddStep => {
  if (mutation?._tag === 'Pending') return 'Adding';
  return mutation?._tag === 'Succeeded' && addedUnits(mutation.answer.items) > 0 ? 'Added' : 'Idle';
};
