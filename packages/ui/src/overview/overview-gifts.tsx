import { identityKey, overviewWords, purchasedOfWanted } from '@gift-registry/domain';
import { Progress } from '@mantine/core';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './overview-gifts.module.css';
import type { OverviewBody } from './overview-model.ts';

type Dashboard = Extract<OverviewBody, { readonly _tag: 'Dashboard' }>;

const Meter = ({ totals }: Pick<Dashboard, 'totals'>) => (
  <div className={styles['meter']}>
    <p className="num">{overviewWords.bought(totals.purchased, totals.items)}</p>
    <Progress value={(100 * totals.purchased) / Math.max(1, totals.items)} size={8} aria-hidden />
  </div>
);

/** What was bought, what has just been bought foremost; no giver is named. */
export const Bought = ({
  totals,
  bought,
  moreBought,
  list,
}: Pick<Dashboard, 'totals' | 'bought' | 'moreBought' | 'list'>) => (
  <section className={styles['part']} aria-labelledby="bought">
    <h2 id="bought" className="display">
      {overviewWords.recent}
    </h2>
    {totals.items > 0 && <Meter totals={totals} />}
    <p role="status" className="visually-hidden">
      {bought[0]?.isJustBought === true && overviewWords.boughtAloud(bought[0])}
    </p>
    {bought.length === 0 ? (
      <p className="muted">{totals.items === 0 ? overviewWords.nothingListed : overviewWords.nothingBought}</p>
    ) : (
      <ul className={styles['bought']}>
        {bought.map((gift) => (
          <li key={identityKey(gift.identity)} data-just={gift.isJustBought || undefined}>
            <div className={`stage ${styles['small']}`}>
              <ProductPicture images={gift.images} isDecorative />
            </div>
            <p>
              <b>{gift.name}</b>
              <span className="muted num">{overviewWords.given(gift)}</span>
            </p>
            {gift.isJustBought && <span className={styles['now']}>{overviewWords.justBought}</span>}
          </li>
        ))}
      </ul>
    )}
    {totals.items > 0 && (
      <p>
        {moreBought > 0 && <span className="muted num">{overviewWords.moreBought(moreBought)}. </span>}
        <a href={list}>{overviewWords.wholeList}</a>
      </p>
    )}
  </section>
);

/** The gifts that are wished for most. */
export const Loved = ({ loved }: Pick<Dashboard, 'loved'>) => (
  <section className={styles['part']} aria-labelledby="loved">
    <h2 id="loved" className="display">
      {overviewWords.loved}
    </h2>
    {loved.length === 0 ? (
      <p className="muted">{overviewWords.nothingLoved}</p>
    ) : (
      <ul className={styles['loved']}>
        {loved.map((gift) => (
          <li key={identityKey(gift.identity)}>
            <div className={`stage ${styles['large']}`}>
              <ProductPicture images={gift.images} isDecorative />
            </div>
            <b>{gift.name}</b>
            <span className={`muted num ${styles['tally']}`}>{purchasedOfWanted(gift)}</span>
            <Progress value={(100 * gift.purchased) / Math.max(1, gift.wants)} size={4} aria-hidden />
          </li>
        ))}
      </ul>
    )}
  </section>
);
