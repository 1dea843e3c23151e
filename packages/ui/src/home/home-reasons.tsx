import { dollars, formatAmount, homeMessages, type Site } from '@gift-registry/domain';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Progress } from '../controls/index.ts';
import styles from './home.module.css';

/** Counts of an example gift. */
const EXAMPLE = { purchased: 3, wanted: 8 } as const;
const LEAST = dollars(10);

/** Two figures over a progress bar. */
const Tally = ({
  left,
  right,
  value,
  size,
}: {
  readonly left: string;
  readonly right: string;
  readonly value: number;
  readonly size: number;
}) => (
  <>
    <p className={`num gr-cluster ${styles['figures']}`}>
      <span>
        <span className="visually-hidden">{homeMessages.example} </span>
        {left}
      </span>{' '}
      <span>{right}</span>
    </p>
    <Progress value={value} size={size} />
  </>
);

const Reason = ({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}) => (
  <li className={styles['point']}>
    <h2 className={`display ${styles['reason']}`}>{title}</h2>
    <p className="muted">{help}</p>
    <div className={`gr-text-meta ${styles['proof']}`}>{children}</div>
  </li>
);

/** The reasons for a registry here, each with an example of what it looks like. */
export const Reasons = ({ site: { startPage, currencyPrefix, marketRules } }: { readonly site: Site }) => {
  const { purchased, wanted } = EXAMPLE;
  const { givers, raised, goal } = startPage;
  return (
    <ul className={styles['reasons']}>
      <Reason title={homeMessages.once} help={homeMessages.onceHelp}>
        <Tally
          left={homeMessages.purchased(purchased, wanted)}
          right={homeMessages.needed(wanted - purchased)}
          value={(100 * purchased) / wanted}
          size={4}
        />
      </Reason>
      {marketRules.groupGifts && (
        <Reason
          title={homeMessages.together}
          help={homeMessages.togetherHelp(startPage, formatAmount(currencyPrefix, LEAST))}
        >
          <Tally
            left={homeMessages.raised(formatAmount(currencyPrefix, raised), formatAmount(currencyPrefix, goal))}
            right={homeMessages.givers(givers)}
            value={(100 * raised) / goal}
            size={8}
          />
        </Reason>
      )}
      <Reason title={homeMessages.address} help={homeMessages.addressHelp}>
        <p className={styles['ships']}>
          <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
          <span>
            <span className="visually-hidden">{homeMessages.example} </span>
            {homeMessages.shipsTo}
          </span>
        </p>
      </Reason>
    </ul>
  );
};
