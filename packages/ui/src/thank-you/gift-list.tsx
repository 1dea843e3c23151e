import { thankYouPageMessages } from '@gift-registry/domain';
import { Button, Checkbox } from '@mantine/core';
import { memo } from 'react';
import { GiftRow } from './gift-row.tsx';
import styles from './thank-you.module.css';
import type { GiftModel, SelectionModel, ThanksIntents } from './thanks-model.ts';
import { GIFTS_A_STEP } from './thanks-state.ts';
import { useFocusOfNext } from './use-focus-of-next.ts';

/** The gifts that are shown, and what can be done with them. */
export interface GiftListProps {
  readonly gifts: ReadonlyArray<GiftModel>;
  /** How many there are of which these are the first. */
  readonly found: number;
  readonly selection: SelectionModel;
  /** Where one signs in to come back here. */
  readonly signIn: string;
  readonly intents: ThanksIntents;
}

const { columns } = thankYouPageMessages;

const Row = memo(GiftRow);

const More = ({
  shown,
  found,
  onMore,
}: {
  readonly shown: number;
  readonly found: number;
  readonly onMore: () => void;
}) => (
  <div className={styles['more']}>
    <p className="muted num">{thankYouPageMessages.shownOf(shown, found)}</p>
    <Button variant="default" onClick={onMore}>
      {thankYouPageMessages.showMore(Math.min(GIFTS_A_STEP, found - shown))}
    </Button>
  </div>
);

/** The gifts in their order, under the names of what is told of each. */
export const GiftList = ({ gifts, found, selection, signIn, intents }: GiftListProps) => {
  const { list, keep } = useFocusOfNext(gifts.length);
  return (
    <div>
      <div className={styles['heads']}>
        <label className={styles['check']} htmlFor="select-all">
          <Checkbox
            id="select-all"
            aria-label={thankYouPageMessages.selectAll}
            checked={selection.isAll}
            indeterminate={selection.count > 0 && !selection.isAll}
            onChange={intents.selectAll}
          />
          <span className={styles['all']} aria-hidden>
            {thankYouPageMessages.selectAll}
          </span>
        </label>
        {[columns.gift, columns.from, columns.message, columns.note, columns.status].map((head) => (
          <span key={head} className={styles['column']} aria-hidden>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list} data-in-turn>
        {gifts.map((gift) => (
          <Row key={gift.row.id} model={gift} signIn={signIn} intents={intents} />
        ))}
      </ul>
      {gifts.length < found && (
        <More
          shown={gifts.length}
          found={found}
          onMore={() => {
            keep();
            intents.showMore();
          }}
        />
      )}
    </div>
  );
};
