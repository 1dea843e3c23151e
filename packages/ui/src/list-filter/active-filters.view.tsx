import { listFilterMessages } from '@gift-registry/domain';
import { IconX } from '@tabler/icons-react';
import { Button, UnstyledButton } from '../controls/index.ts';
import type { ListBarIntents, ListFilterModel } from '../list-model/index.ts';
import styles from './active-filters.module.css';

/**
 * The line over the list: the number of gifts that the filters show, announced on each change, and the active filters,
 * each with a button that removes it.
 */
export const ActiveFilters = ({
  filter: { role, chosen, isNarrowed, offersClear, shown },
  intents,
}: {
  readonly filter: ListFilterModel;
  readonly intents: Pick<ListBarIntents, 'toggleFilter' | 'clearFilters'>;
}) => (
  <div className={`wrap gr-row ${styles['line']}`}>
    <p role="status" className={chosen.length === 0 ? 'visually-hidden' : `num ${styles['shown']}`}>
      {isNarrowed && shown._tag === 'Some' && listFilterMessages.shown(role, shown.value)}
    </p>
    {chosen.length > 0 && (
      <ul className={`gr-row ${styles['filters']}`} aria-label={listFilterMessages.active}>
        {chosen.map(({ key, choice, label }) => (
          <li key={key}>
            <UnstyledButton
              className={`gr-text-body gr-inline-row ${styles['filter']}`}
              aria-label={listFilterMessages.remove(label)}
              onClick={() => intents.toggleFilter(choice)}
            >
              {label}
              <IconX size={16} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
        {offersClear && (
          <li>
            <Button variant="subtle" onClick={intents.clearFilters}>
              {listFilterMessages.clear}
            </Button>
          </li>
        )}
      </ul>
    )}
  </div>
);
