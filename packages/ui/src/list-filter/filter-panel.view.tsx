import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { lazyChunk, useDialogsChunk } from '../lazy-dialogs/index.ts';
import type { ListBarIntents, ListFilterModel } from '../list-model/index.ts';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  /** The id that the button which opens the panel refers to. */
  readonly id: string;
  readonly filter: ListFilterModel;
  readonly intents: Pick<ListBarIntents, 'toggleFilter' | 'clearFilters'>;
}

const fields = lazyChunk(async () => (await import('./filter-fields.tsx')).FilterFields);

/** The filters in a panel below the bar of a wide window; the list stays visible and is updated at once (LIST-08). */
export const FilterPanel = ({ id, filter, intents }: FilterPanelProps) => {
  const { list, dialog } = useMessages();
  const chunk = useDialogsChunk(fields, { isAsked: filter.isOpen, isPressed: filter.isOpen });
  return (
    <section id={id} className={styles['panel']} aria-label={list.panel} hidden={!filter.isOpen}>
      {filter.isOpen && (
        <div className={`wrap ${styles['inside']}`}>
          {chunk._tag === 'Loaded' && (
            <chunk.Component kinds={filter.kinds} atFirst={12} onToggle={intents.toggleFilter}>
              {filter.isNarrowed && (
                <Button className={styles['clear'] ?? ''} variant="subtle" onClick={intents.clearFilters}>
                  {list.clear}
                </Button>
              )}
            </chunk.Component>
          )}
          {chunk._tag === 'Failed' && (
            <p role="alert">
              {dialog.failed} <Button onClick={fields.tryAgain}>{dialog.tryAgain}</Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
};
