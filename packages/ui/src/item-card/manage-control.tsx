import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { type ItemCardIntents, type ItemCardModel, manageButtonId } from '../list-model/index.ts';
import styles from './card-controls.module.css';

/** An item, and the action that manages it. */
interface ManageControlProps {
  readonly card: Pick<ItemCardModel, 'key' | 'item'>;
  readonly intents: Pick<ItemCardIntents, 'manage'>;
  readonly place?: 'card' | 'details';
}

/** The button that opens Manage Item (MAN-01). */
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
