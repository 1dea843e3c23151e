import { thankYouPageMessages } from '@gift-registry/domain';
import styles from './thank-you.module.css';

/** How many gifts of all are thanked for. */
export interface ThanksSummaryProps {
  readonly thanked: number;
  readonly all: number;
}

/** How many gifts are thanked for, in a sentence and as a bar. */
export const ThanksSummary = ({ thanked, all }: ThanksSummaryProps) => (
  <div className={styles['summary']}>
    <p className="muted num">{thankYouPageMessages.summary(thanked, all)}</p>
    <div
      className={styles['meter']}
      role="progressbar"
      aria-label={thankYouPageMessages.progress}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={thanked}
    >
      <i style={{ width: `${(100 * thanked) / all}%` }} />
    </div>
  </div>
);
