import {
  type GiftOption,
  giftOptionLabel,
  giftOptions,
  paths,
  registryPageWords,
  type SortBy,
} from '@gift-registry/domain';
import { Chip } from '@mantine/core';
import type { ListBarModel } from '../list-model/index.ts';
import styles from './list-bar.module.css';
import { SortMenu } from './sort-menu.tsx';

/** What is chosen for the list, and what choosing does. */
export interface ListBarProps {
  readonly bar: ListBarModel;
  readonly onGiftOption: (option: GiftOption) => void;
  readonly onSort: (sortBy: SortBy) => void;
}

/** The bar over the list that stays in sight: which gifts are shown (LIST-06), and how they are sorted (LIST-01). */
export const ListBar = ({ bar, onGiftOption, onSort }: ListBarProps) => (
  <div className={styles['bar']}>
    <div className={`wrap ${styles['inside']}`}>
      <div className={styles['options']} role="radiogroup" aria-label={registryPageWords.giftOptions}>
        {giftOptions.map((option) => (
          <Chip
            key={option}
            classNames={{ root: styles['option'] ?? '', label: styles['label'] ?? '' }}
            type="radio"
            name="gift-option"
            icon={null}
            checked={option === bar.giftOption}
            onChange={() => onGiftOption(option)}
          >
            {giftOptionLabel(option)}
          </Chip>
        ))}
      </div>
      <p className={styles['rest']} role="status">
        {!bar.isComplete && <span>{registryPageWords.loadingRest}</span>}
      </p>
      <div className={styles['end']}>
        {bar.inCart > 0 && (
          <a className={styles['cart']} href={paths.cart}>
            {registryPageWords.viewCart(bar.inCart)}
          </a>
        )}
        <SortMenu sortBy={bar.sortBy} options={bar.sortOptions} onSort={onSort} />
      </div>
    </div>
  </div>
);
