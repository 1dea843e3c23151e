import { contributionMessages, groupGiftFundMessages, purchasedOfWanted } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { memo } from 'react';
import { FundMeter } from '../fund-meter/index.ts';
import { ManageControl } from '../item-card/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { FundNameForm } from './fund-name-form.tsx';
import styles from './group-gift-fund.module.css';
import type { GroupGiftFundIntents } from './group-gift-fund-intents.ts';
import type { FundModel } from './group-gift-fund-model.ts';

/** One fund, and what can be done with it. */
export interface FundRowProps {
  readonly fund: FundModel;
  readonly intents: GroupGiftFundIntents;
}

/** A fund: its name, for what it is, what was raised of how much, and naming it. */
export const FundRow = memo(function FundRow({ fund, intents }: FundRowProps) {
  const { key, name, sectionCounts, progress, renaming, canManage } = fund;
  const { item, isPurchased } = sectionCounts;
  return (
    <li className={styles['fund']}>
      <div className={`stage ${styles['picture']}`}>
        <ProductPicture images={item.product.images} isDecorative />
      </div>
      <div className={styles['facts']}>
        {renaming._tag === 'Some' ? (
          <FundNameForm renaming={renaming.value} intents={intents} />
        ) : (
          <div className={styles['named']}>
            <h3 className={styles['name']}>{name}</h3>
            <Button
              variant="subtle"
              className={styles['rename'] ?? ''}
              aria-label={groupGiftFundMessages.renameLabel(name)}
              onClick={() => intents.rename(item.identity)}
            >
              {groupGiftFundMessages.rename}
            </Button>
          </div>
        )}
        {name !== item.product.name && (
          <p className={styles['meta']}>{groupGiftFundMessages.forItem(item.product.name)}</p>
        )}
        <p className={`num ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
      </div>
      <div className={styles['money']}>
        <p className={`num ${styles['sums']}`}>
          <span>{progress.said}</span>
          {!isPurchased && <span className={styles['missing']}>{contributionMessages.toGo(progress.missing)}</span>}
        </p>
        <FundMeter name={name} progress={progress} />
        {canManage && <ManageControl card={{ key, item }} intents={intents} />}
      </div>
    </li>
  );
});
