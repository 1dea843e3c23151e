import type { CatalogueChoice } from '../catalogue/index.ts';
import type { ObservableState } from '../state/index.ts';

/** Driven port: where what is looked for in the catalogue lives; on the web the address, so that there is one source of truth (ADD-09). */
export interface CatalogueSeeking {
  readonly choice: ObservableState<CatalogueChoice>;
  readonly choose: (choice: CatalogueChoice) => void;
}
