import { type GiftOption, type GroupBy, giftOptions, groupings, paths, type SortBy } from '@gift-registry/domain';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { ChoiceChips, FilterPanel, LazyFilterDialog, MarkChips } from '../list-filter/index.ts';
import type { ListBarIntents, ListBarModel, ListFilterModel } from '../list-model/index.ts';
import { useIsPhone } from '../observe/index.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import styles from './list-bar.module.css';
import { ListSearch } from './list-search.tsx';

interface FilterButtonProps {
  readonly filter: ListFilterModel;
  readonly isPhone: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

/** Opens and closes the filters (PAGE-05): a panel in the page, or a dialog on phones. */
const FilterButton = ({ filter: { isOpen, chosen }, isPhone, panelId, onToggle }: FilterButtonProps) => {
  const { list } = useMessages();
  return (
    <Button
      className={styles['button'] ?? ''}
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
      rightSection={
        chosen.length > 0 && (
          <span className={`num ${styles['count']}`} aria-hidden>
            {chosen.length}
          </span>
        )
      }
      onClick={onToggle}
      aria-expanded={isOpen}
      {...(isPhone ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': panelId })}
    >
      <span className={styles['onPhone']}>{list.openOnPhone}</span>
      <span className={styles['wide']}>{isOpen ? list.hide : list.open}</span>
    </Button>
  );
};

/** The bar's model and actions. */
export interface ListBarProps {
  /** The chosen and available gift options, sorting, grouping and filters. */
  readonly bar: ListBarModel;
  /** Called when a person chooses, searches, or opens and closes the filters. */
  readonly intents: ListBarIntents;
}

/**
 * The bar over the list, which stays in view: the gifts to show (LIST-06, LIST-12, LIST-13), their sorting (LIST-01)
 * and grouping (LIST-05). Nothing for an empty list.
 */
export const ListBar = ({ bar, intents }: ListBarProps) => {
  const { list } = useMessages();
  const isPhone = useIsPhone();
  const panelId = useId();
  const { filter, search } = bar;
  if (!bar.hasGifts) return null;
  return (
    <div className={styles['bar']}>
      <div className={`wrap gr-row ${styles['inside']}`} data-searched={search._tag === 'Some' || undefined}>
        <FilterButton filter={filter} isPhone={isPhone} panelId={panelId} onToggle={intents.toggleFilterPanel} />
        {search._tag === 'Some' && <ListSearch search={search.value} onSearch={intents.search} />}
        <div className={styles['chips']}>
          <ChoiceChips<GiftOption>
            label={list.giftOptions}
            name="gift-option"
            options={giftOptions}
            chosen={bar.giftOption}
            labelOf={list.giftOption}
            onChoose={intents.chooseGiftOption}
          />
          <MarkChips marks={filter.marks} onToggle={intents.toggleFilter} />
        </div>
        <div className={`gr-row ${styles['end']}`}>
          <ChoiceMenu<SortBy>
            label={list.sortBy}
            options={bar.sortOptions}
            chosen={bar.sortBy}
            labelOf={list.sort}
            onChoose={intents.chooseSort}
          />
          <ChoiceMenu<GroupBy>
            label={list.groupBy}
            options={groupings}
            chosen={bar.groupBy}
            labelOf={list.group}
            onChoose={intents.chooseGroup}
          />
        </div>
      </div>
      {isPhone ? (
        <LazyFilterDialog bar={bar} intents={intents} />
      ) : (
        <FilterPanel id={panelId} filter={filter} intents={intents} />
      )}
    </div>
  );
};

interface ListBarNotesProps {
  readonly bar: Pick<ListBarModel, 'isRestComing' | 'isComplete' | 'inCart'>;
  /** A notice before them. */
  readonly children?: ReactNode;
}

/** The line under the bar, which stands there also while it is empty: that the rest of the list is loading (STATE-01) or not on the paper, and the way to the cart. */
export const ListBarNotes = ({ bar: { isRestComing, isComplete, inCart }, children }: ListBarNotesProps) => {
  const { list } = useMessages();
  return (
    <div className={`wrap gr-row ${styles['notes']}`}>
      {children}
      <p className={`muted gr-text-meta ${styles['rest']}`} role="status">
        {isRestComing && <span data-loading-more>{list.loadingRest}</span>}
      </p>
      {!isComplete && <p className="on-paper">{list.printedTooEarly}</p>}
      {inCart > 0 && (
        <a className={`gr-text-body ${styles['cart']}`} href={paths.cart}>
          {list.viewCart(inCart)}
        </a>
      )}
    </div>
  );
};
