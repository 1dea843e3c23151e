import { overviewMessages } from '@gift-registry/domain';
import { Progress, Skeleton } from '../controls/index.ts';
import { GiftPicture } from '../gift-picture/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import styles from './overview-gifts.module.css';
import type { BoughtModel, GivenGift, OverviewBody } from './overview-model.ts';

type Dashboard = Extract<OverviewBody, { readonly _tag: 'Dashboard' }>;

const Meter = ({ totals }: Pick<Dashboard, 'totals'>) => (
  <div className={styles['meter']}>
    <p className="num">{overviewMessages.bought(totals)}</p>
    <Progress value={Math.min(100, (100 * totals.purchased) / Math.max(1, totals.items))} size={8} />
  </div>
);

const Picture = ({ picture }: Pick<GivenGift, 'picture'>) => (
  <div className={`stage ${styles['small']}`}>
    {picture._tag === 'Images' ? (
      <ProductPicture images={picture.images} isDecorative />
    ) : (
      <GiftPicture path={picture.path} />
    )}
  </div>
);

const When = ({ when }: Pick<GivenGift, 'when'>) =>
  when._tag === 'Some' && (
    <span className={when.value._tag === 'JustNow' ? styles['now'] : `muted num ${styles['when']}`}>
      {overviewMessages.when(when.value)}
    </span>
  );

const isNow = ({ when }: GivenGift): boolean => when._tag === 'Some' && when.value._tag === 'JustNow';

const Gifts = ({ gifts, isDated }: Pick<Extract<BoughtModel, { readonly _tag: 'Gifts' }>, 'gifts' | 'isDated'>) => {
  const [newest] = gifts;
  return (
    <>
      <p role="status" className="visually-hidden">
        {newest !== undefined && isNow(newest) && overviewMessages.boughtLabel(newest)}
      </p>
      {!isDated && <p className="muted">{overviewMessages.whenUnknown}</p>}
      {gifts.length > 0 && (
        <ul className={styles['bought']} data-in-turn>
          {gifts.map((gift) => (
            <li key={gift.key} data-just={isNow(gift) || undefined}>
              <Picture picture={gift.picture} />
              <p>
                <b>{gift.name}</b>
                <span className="muted num">{gift.detail}</span>
              </p>
              <When when={gift.when} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The recent gifts, newest first, without givers. */
export const Bought = ({ totals, bought, list }: Pick<Dashboard, 'totals' | 'bought' | 'list'>) => (
  <section className={`gr-stack ${styles['part']}`} aria-labelledby="bought">
    <h2 id="bought" className="display">
      {overviewMessages.recent}
    </h2>
    {totals.items > 0 && <Meter totals={totals} />}
    {bought._tag === 'Reading' ? (
      <div className={styles['reading']} role="status" aria-label={overviewMessages.loading}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    ) : (
      <>
        <Gifts gifts={bought.gifts} isDated={bought.isDated} />
        {bought.gifts.length === 0 && bought.isDated && (
          <p className="muted">
            {totals.items === 0 ? overviewMessages.nothingListed : overviewMessages.nothingBought}
          </p>
        )}
        {(totals.items > 0 || bought.more > 0) && (
          <p>
            {bought.more > 0 && <span className="muted num">{overviewMessages.moreBought(bought.more)}. </span>}
            <a href={list}>{overviewMessages.wholeList}</a>
          </p>
        )}
      </>
    )}
  </section>
);
