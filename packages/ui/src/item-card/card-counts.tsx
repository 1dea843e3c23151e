import { missingOfSet, remaining } from '@gift-registry/domain';
import { useState } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { FundMeter, type FundProgress } from '../fund-meter/index.ts';
import type { PurchaseCount } from '../list-model/index.ts';
import styles from './card-counts.module.css';

interface FundCountsProps {
  readonly name: string;
  readonly fund: FundProgress;
  readonly showsMissing: boolean;
}

/**
 * The raised amount and the goal as text, then as a meter (GG-03), as high as the count of other cards. A changed
 * amount fades in, the initial one does not.
 */
const FundCounts = ({ name, fund, showsMissing }: FundCountsProps) => {
  const messages = useMessages();
  const [initial] = useState(fund.text);
  return (
    <div className={styles['tally']}>
      <p className="num">
        <span key={fund.text} className={fund.text === initial ? undefined : styles['changed']}>
          {fund.text}
        </span>
        {showsMissing && <span className={styles['needed']}>{messages.fund.toGo(fund.missing)}</span>}
      </p>
      <FundMeter name={name} progress={fund} />
    </div>
  );
};

interface CardCountsProps {
  readonly card: PurchaseCount;
  /** Leaves out what is missing. */
  readonly isBrief?: boolean;
}

/**
 * The purchased count as text and as a thin meter, which repeats the text; for a group gift, the raised amount (GG-03).
 * A changed count fades in, the initial one does not.
 */
export const CardCounts = ({ card, isBrief = false }: CardCountsProps) => {
  const showsMissing = !isBrief && !card.isPurchased;
  return card.fund._tag === 'Some' ? (
    <FundCounts name={card.item.product.name} fund={card.fund.value} showsMissing={showsMissing} />
  ) : (
    <UnitCounts card={card} showsMissing={showsMissing} />
  );
};

const UnitCounts = ({
  card: { item, percentPurchased },
  showsMissing,
}: Pick<CardCountsProps, 'card'> & Pick<FundCountsProps, 'showsMissing'>) => {
  const { itemCard } = useMessages();
  const ofSet = missingOfSet(item);
  const [initial] = useState(item.purchased);
  return (
    <div className={styles['tally']}>
      <p className="num">
        <span key={item.purchased} className={item.purchased === initial ? undefined : styles['changed']}>
          {itemCard.purchasedOfWanted(item)}
        </span>
        {showsMissing && (
          <span className={styles['needed']}>
            {ofSet._tag === 'Some' ? itemCard.completesSet(ofSet.value) : itemCard.stillNeeded(remaining(item))}
          </span>
        )}
      </p>
      <div className={`progress ${styles['meter']}`} aria-hidden>
        <div className={styles['fill']} style={{ width: `${percentPurchased}%` }} />
      </div>
    </div>
  );
};
