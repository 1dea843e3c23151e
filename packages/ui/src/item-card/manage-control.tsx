import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { type ItemCardIntents, type ItemCardModel, manageButtonId } from '../list-model/index.ts';
import styles from './card-controls.module.css';

/** An item of one's own, and what lets it be managed. */
export interface ManageControlProps {
  readonly card: Pick<ItemCardModel, 'key' | 'item'>;
  readonly intents: Pick<ItemCardIntents, 'manage'>;
  readonly place?: 'card' | 'details';
}

/** The way to what a registrant can change of an item (MAN-01). */
export const ManageControl = ({ card: { key, item }, intents, place = 'card' }: ManageControlProps) => {
  const { itemCard } = useMessages();
  return (
    <Button
      id={manageButtonId(key, place)}
      variant="default"
      fullWidth
      className={styles['control'] ?? ''}
      aria-haspopup="dialog"
      aria-label={itemCard.manageItemLabel(item.product.name)}
      onClick={() => intents.manage(item.identity)}
    >
      {itemCard.manageItem}
    </Button>
  );
};
