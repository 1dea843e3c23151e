import { listFilterMessages } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import type { ListBarIntents, ListFilterModel } from '../list-model/index.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-panel.module.css';

/** The filters and what can be done with them. */
export interface FilterPanelProps {
  /** By which the button that opens it names it. */
  readonly id: string;
  readonly filter: ListFilterModel;
  readonly intents: Pick<ListBarIntents, 'toggleFilter' | 'clearFilters'>;
}

/** The filters under the bar of a wide window; the list stays in sight and follows at once (LIST-08). */
export const FilterPanel = ({ id, filter, intents }: FilterPanelProps) => (
  <section id={id} className={styles['panel']} aria-label={listFilterMessages.panel} hidden={!filter.isOpen}>
    {filter.isOpen && (
      <div className={`wrap ${styles['inside']}`}>
        <FilterFields kinds={filter.kinds} onToggle={intents.toggleFilter}>
          {filter.isNarrowed && (
            <Button className={styles['clear'] ?? ''} variant="subtle" onClick={intents.clearFilters}>
              {listFilterMessages.clear}
            </Button>
          )}
        </FilterFields>
      </div>
    )}
  </section>
);
