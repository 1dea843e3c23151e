import { purchasedOfWanted, remaining, stillNeeded } from '@gift-registry/domain';
import { Progress } from '@mantine/core';
import { useState } from 'react';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-tally.module.css';

/** The count in words, then as a thin meter; the meter says nothing that the words do not. A new count fades in, the first one stands there. */
export const CardTally = ({ card: { item, isPurchased, percentPurchased } }: { readonly card: ItemCardModel }) => {
  const [atFirst] = useState(item.purchased);
  return (
    <div className={styles['tally']}>
      <p className="num">
        <span key={item.purchased} className={item.purchased === atFirst ? undefined : styles['changed']}>
          {purchasedOfWanted(item)}
        </span>
        {!isPurchased && <span className={styles['needed']}>{stillNeeded(remaining(item))}</span>}
      </p>
      <Progress.Root className={styles['meter'] ?? ''} aria-hidden>
        <Progress.Section className={styles['fill'] ?? ''} value={percentPurchased} withAria={false} />
      </Progress.Root>
    </div>
  );
};
