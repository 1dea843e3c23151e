import type { CatalogueChoice } from '../catalogue/index.ts';
import type { ListChoice } from '../list/index.ts';
import type { ObservableState } from '../state/index.ts';
import type { ThanksChoice } from '../thank-you/index.ts';

/** Driven port: the choices a person made on a page. On the web they are in the URL, the single source of truth. */
interface Choices<Choice> {
  readonly choice: ObservableState<Choice>;
  readonly choose: (choice: Choice) => void;
}

/** The choices of a catalogue search (ADD-09). */
export type CatalogueChoices = Choices<CatalogueChoice>;

/** The sort, grouping and filters of a list (LIST-11). */
export type ListChoices = Choices<ListChoice>;

/** The filter and order of the gifts in the Thank You Manager (THX-01). */
export type ThanksChoices = Choices<ThanksChoice>;
