import { useMessages } from '../component-messages/index.ts';
import styles from './fund-meter.module.css';
import type { FundProgress } from './fund-progress.ts';

/** The name of a gift, and the progress of its fund. */
export interface FundMeterProps {
  /** The gift's name, for screen readers only. */
  readonly name: string;
  /** The sentence that screen readers get, and the percentage raised, 0 to 100. */
  readonly progress: FundProgress;
}

/** The meter of a fund; screen readers get the text shown beside it (GG-03). */
export const FundMeter = ({ name, progress: { text, percent } }: FundMeterProps) => {
  const { fund } = useMessages();
  return (
    <div className={`progress ${styles['meter']}`}>
      <div
        className={styles['fill']}
        style={{ width: `${percent}%` }}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        aria-label={fund.fund(name)}
      />
    </div>
  );
};
