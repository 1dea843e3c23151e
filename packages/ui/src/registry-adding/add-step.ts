import { addedPieces } from '@gift-registry/domain';
import type { DeedState } from '../deed/index.ts';
import type { Addition, ListingReason } from './adding-model.ts';

/** Where adding stands, as its button says it. */
export type AddStep = 'Idle' | 'Adding' | 'Added';

/** What the button says of what was done; where the registry wants the most there can be already, nothing was added (ADD-01). */
export const listingStep = (deed: DeedState<ListingReason, Addition> | undefined): AddStep => {
  if (deed?._tag === 'Doing') return 'Adding';
  return deed?._tag === 'Done' && addedPieces(deed.answer.items) > 0 ? 'Added' : 'Idle';
};
