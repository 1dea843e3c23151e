import type { CatalogueChoice } from '../catalogue/index.ts';
import type { ListChoice } from '../list/index.ts';
import type { ObservableState } from '../state/index.ts';
import type { ThanksChoice } from '../thank-you/index.ts';

/** Driven port: what a person chose on a page. On the web it is in the address, the one source of truth. */
interface Choices<Choice> {
  readonly choice: ObservableState<Choice>;
  readonly choose: (choice: Choice) => void;
}

/** The search of the catalogue (ADD-09). */
export type CatalogueSeeking = Choices<CatalogueChoice>;

/** Sort, group and filters of a list (LIST-11). */
export type ListChoices = Choices<ListChoice>;

/** Which gifts the Thank You Manager shows, and in which order (THX-01). */
export type ThanksChoices = Choices<ThanksChoice>;
