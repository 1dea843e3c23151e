import { type GroupBy, groupings, type SortBy } from '@gift-registry/domain';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { ListBarIntents, ListBarModel } from '../list-model/index.ts';
import { ChoiceChips } from './choice-chips.tsx';
import styles from './filter-dialog.module.css';
import { FilterFields } from './filter-fields.tsx';

/** The bar's model and actions. */
export interface FilterDialogProps {
  readonly bar: ListBarModel;
  readonly intents: ListBarIntents;
}

/** Sorting, grouping and filters in a dialog that fills a phone's screen (LIST-08). */
export const FilterDialog = ({ bar: { filter, sortBy, sortOptions, groupBy }, intents }: FilterDialogProps) => {
  const { list } = useMessages();
  return (
    <Dialog
      isOpen={filter.isOpen}
      title={list.openOnPhone}
      width={860}
      onClose={intents.toggleFilterPanel}
      footer={
        <div className={styles['foot']}>
          <Button
            variant="default"
            data-disabled={!filter.isNarrowed}
            aria-disabled={!filter.isNarrowed}
            onClick={intents.clearFilters}
          >
            {list.clearShort}
          </Button>
          <Button className={styles['show'] ?? ''} onClick={intents.toggleFilterPanel}>
            {list.show(filter.role, filter.shown)}
          </Button>
        </div>
      }
    >
      <h3 className={styles['heading']}>{list.sortBy}</h3>
      <ChoiceChips<SortBy>
        label={list.sortBy}
        name="sort-by"
        options={sortOptions}
        chosen={sortBy}
        labelOf={list.sort}
        onChoose={intents.chooseSort}
      />
      <h3 className={styles['heading']}>{list.groupBy}</h3>
      <ChoiceChips<GroupBy>
        label={list.groupBy}
        name="group-by"
        options={groupings}
        chosen={groupBy}
        labelOf={list.group}
        onChoose={intents.chooseGroup}
      />
      <div className={styles['filters']}>
        <FilterFields kinds={filter.kinds} atFirst={6} onToggle={intents.toggleFilter} />
      </div>
    </Dialog>
  );
};
