import { contributionMessages } from '@gift-registry/domain';
import { useState } from 'react';
import { FundMeter, type FundProgress } from '../fund-meter/index.ts';
import styles from './card-counts.module.css';

/** Which gift is paid for together, and how far its fund has come. */
export interface FundCountsProps {
  readonly name: string;
  readonly fund: FundProgress;
  readonly isPurchased: boolean;
}

/** Raised of goal in words, then as a meter (GG-03), as high as the count of any other card. A new sum fades in, the first one stands there. */
export const FundCounts = ({ name, fund, isPurchased }: FundCountsProps) => {
  const [atFirst] = useState(fund.said);
  return (
    <div className={styles['tally']}>
      <p className="num">
        <span key={fund.said} className={fund.said === atFirst ? undefined : styles['changed']}>
          {fund.said}
        </span>
        {!isPurchased && <span className={styles['needed']}>{contributionMessages.toGo(fund.missing)}</span>}
      </p>
      <FundMeter name={name} progress={fund} />
    </div>
  );
};
