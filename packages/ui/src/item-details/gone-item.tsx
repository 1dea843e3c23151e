import { itemDetailsMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './item-details.module.css';

/** Said in place of an item that left the list while somebody looked at it. */
export const GoneItem = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => (
  <div className={styles['gone']}>
    <p role="status">{itemDetailsMessages.goneHelp(name)}</p>
    <Button onClick={onClose}>{itemDetailsMessages.backToGifts}</Button>
  </div>
);
