import { thankYouPageWords } from '@gift-registry/domain';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { GiftRow } from './gift-row.tsx';
import styles from './thank-you.module.css';
import type { GiftModel, SelectionModel, ThanksIntents } from './thanks-model.ts';

/** The gifts that are shown, and what can be done with them. */
export interface GiftListProps {
  readonly gifts: ReadonlyArray<GiftModel>;
  readonly selection: SelectionModel;
  /** Where one signs in to come back here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const { columns } = thankYouPageWords;

const Row = memo(GiftRow);

/** The gifts in their order, under the names of what is told of each. */
export const GiftList = ({ gifts, selection, signIn, intents }: GiftListProps) => (
  <div>
    <div className={styles['heads']}>
      <Checkbox
        aria-label={thankYouPageWords.selectAll}
        checked={selection.isAll}
        indeterminate={selection.count > 0 && !selection.isAll}
        onChange={intents.selectAll}
      />
      {[columns.gift, columns.from, columns.message, columns.note, columns.status].map((head) => (
        <span key={head} className={styles['column']} aria-hidden>
          {head}
        </span>
      ))}
      <span className={styles['all']} aria-hidden>
        {thankYouPageWords.selectAll}
      </span>
    </div>
    <ul>
      {gifts.map((gift) => (
        <Row key={gift.row.id} model={gift} signIn={signIn} intents={intents} />
      ))}
    </ul>
  </div>
);
