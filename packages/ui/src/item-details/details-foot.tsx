import { itemDetailsMessages } from '@gift-registry/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { CardCounts, ManageControl, PurchaseControls } from '../item-card/index.ts';
import type { ItemCardIntents, ItemCardModel } from '../list-model/index.ts';
import styles from './item-details.module.css';

/** An item's card, and what can be done on it. */
export interface DetailsFootProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
}

/** How many are still needed, and buying them as on the card: what was typed there stands here too (BUY-01, BUY-02). Its registrant manages it from here (MAN-01). Why it cannot be bought stands on top instead. */
export const DetailsFoot = ({ card, intents }: DetailsFootProps) => (
  <div className={styles['foot']} data-fades-above>
    <CardCounts card={card} />
    {card.control._tag === 'Purchased' ? (
      <p className={styles['purchased']} role="status">
        <IconCircleCheck size={20} stroke={1.6} aria-hidden />
        <span>
          <b>{itemDetailsMessages.purchased}</b> {itemDetailsMessages.purchasedHelp}
        </span>
      </p>
    ) : card.control._tag === 'Own' ? (
      <ManageControl card={card} intents={intents} place="details" />
    ) : (
      card.control._tag !== 'Unbuyable' && <PurchaseControls card={card} intents={intents} />
    )}
  </div>
);
