import {
  type Analytics,
  choiceEvents,
  type GrId,
  type ListChoice,
  type ListChoices,
  NO_FILTERS,
  tabEvents,
  toggleFilter,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import type { ListChoosing } from '../list-model/index.ts';

/** Where choices are kept, and who is told of them. */
export interface ListChoosingParts {
  readonly listChoices: ListChoices;
  readonly analytics: Analytics;
  /** The registry that is shown; none while none is. */
  readonly grId: IO.IO<O.Option<GrId>>;
}

/** Chooses for the list of a registry, and tells what was chosen (LIST-08, ANA-01); going back in the address chooses nothing, and tells nothing. */
export const listChoosing = ({ listChoices: { choice, choose }, analytics, grId }: ListChoosingParts): ListChoosing => {
  const change = (changed: Partial<ListChoice>): void => {
    const [before, after] = [choice.value, { ...choice.value, ...changed }];
    const events = F.pipe(
      grId(),
      O.match(
        () => [],
        (id) => [...tabEvents(id, before.tab, after.tab), ...choiceEvents(id, before, after)],
      ),
    );
    choose(after);
    for (const event of events) analytics.track(event)();
  };
  return {
    chooseTab: (tab) => change({ tab }),
    chooseSort: (sortBy) => change({ sortBy: O.some(sortBy) }),
    chooseGroup: (groupBy) => change({ groupBy }),
    chooseGiftOption: (giftOption) => change({ giftOption }),
    toggleFilter: (one) => change({ filters: toggleFilter(choice.value.filters, one) }),
    clearFilters: () => change({ giftOption: 'all', filters: NO_FILTERS }),
  };
};
