import { groupGiftFundMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { FundRow } from './fund-row.tsx';
import styles from './group-gift-fund.module.css';
import type { GroupGiftFundStream } from './group-gift-fund.stream.ts';
import type { FundsReading, GroupGiftFundModel } from './group-gift-fund-model.ts';

/** The funds, and the way back to all gifts. */
export interface GroupGiftFundProps {
  readonly stream: GroupGiftFundStream;
  readonly onShowGifts: () => void;
}

const waitWord: Readonly<Record<Exclude<FundsReading, 'whole'>, string>> = {
  reading: groupGiftFundMessages.loadingRest,
  failing: groupGiftFundMessages.notLoaded,
};

const totalWord = ({ reading, funds, raised, goal }: GroupGiftFundModel): string =>
  reading === 'whole' ? groupGiftFundMessages.total(funds.length, raised, goal) : waitWord[reading];

/** All funds of a registrant: what they are called, what was raised of how much, and naming them (LIST-09, GG-04). */
export const GroupGiftFund = ({ stream, onShowGifts }: GroupGiftFundProps) => {
  const model = useStateValue(stream.model);
  const { reading, funds, said } = model;
  return (
    <>
      {reading === 'whole' && funds.length === 0 ? (
        <Notice title={groupGiftFundMessages.emptyTitle} help={groupGiftFundMessages.emptyHelp}>
          <Button variant="default" onClick={onShowGifts}>
            {groupGiftFundMessages.backToGifts}
          </Button>
        </Notice>
      ) : (
        <section className={`wrap ${styles['section']}`} aria-labelledby="group-gift-fund">
          <header className={styles['head']}>
            <h2 id="group-gift-fund" className="display">
              {groupGiftFundMessages.title}
            </h2>
            <p className={`num ${styles['total']}`} role="status">
              {totalWord(model)}
            </p>
          </header>
          <ul className={styles['funds']} data-in-turn>
            {funds.map((fund) => (
              <FundRow key={fund.key} fund={fund} intents={stream} />
            ))}
          </ul>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};
