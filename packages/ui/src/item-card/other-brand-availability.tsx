import { IconExternalLink } from '@tabler/icons-react';
import { useMessages } from '../component-messages/index.ts';
import { UnstyledButton } from '../controls/index.ts';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import styles from './card-facts.module.css';

/** An item, and the actions of its card. */
export interface OtherBrandAvailabilityProps {
  readonly card: ItemCardModel;
  readonly intents: Pick<ItemCardIntents, 'goElsewhere'>;
}

/** A button to look up an item's availability on the other brand's site, if it is known only there (ITEM-14). */
export const OtherBrandAvailability = ({
  card: { availability, link, otherBrand, item },
  intents,
}: OtherBrandAvailabilityProps) => {
  const { itemCard } = useMessages();
  return availability._tag === 'AskOtherBrand' && link._tag === 'Some' && otherBrand._tag === 'Some' ? (
    <p className={styles['meta']}>
      <UnstyledButton
        className={`inline-row ${styles['more']}`}
        aria-haspopup="dialog"
        aria-label={itemCard.checkAvailabilityAtLabel(otherBrand.value, item.product.name)}
        onClick={() => intents.goElsewhere('AskStock', item.identity)}
      >
        {itemCard.checkAvailabilityAt(otherBrand.value)}
        <IconExternalLink size={16} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </p>
  ) : null;
};
