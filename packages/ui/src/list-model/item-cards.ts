import type { ObservableState } from '@gift-registry/domain';
import type { CardState } from './card-state.ts';
import type { ItemCardIntents } from './item-card-model.ts';

/** What was done on the cards of one list, by identity key, and what can be done on them: shared by everything on the page that shows an item, so that what was typed in one place stands in all. */
export interface ItemCards extends ItemCardIntents {
  readonly cardStates: ObservableState<ReadonlyMap<string, CardState>>;
}
