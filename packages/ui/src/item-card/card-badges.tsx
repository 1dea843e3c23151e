import { itemCardMessages } from '@gift-registry/domain';
import { Badge } from '@mantine/core';
import { IconHeartFilled, IconUsers } from '@tabler/icons-react';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-badges.module.css';

/** What stands on the picture, top left, at most three: most loved, to its registrant that it is a group gift, the other brand's name, the markdown. */
export const CardBadges = ({ card: { item, control, otherBrand, markdown } }: { readonly card: ItemCardModel }) => (
  <div className={styles['badges']}>
    {item.isMostLoved && (
      <Badge className={styles['loved']} leftSection={<IconHeartFilled size={14} aria-hidden />}>
        {itemCardMessages.mostLoved}
      </Badge>
    )}
    {control._tag === 'Own' && item.groupGift._tag === 'Some' && (
      <Badge className={styles['shared']} leftSection={<IconUsers size={14} aria-hidden />}>
        {itemCardMessages.groupGift}
      </Badge>
    )}
    {otherBrand._tag === 'Some' && (
      <Badge className={styles['brand']}>{itemCardMessages.brand(otherBrand.value)}</Badge>
    )}
    {markdown._tag === 'Some' && <Badge className={styles['sale']}>{itemCardMessages.markdown(markdown.value)}</Badge>}
  </div>
);
