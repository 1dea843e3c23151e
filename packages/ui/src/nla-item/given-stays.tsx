import { nlaItemMessages, type RegistryItem } from '@gift-registry/domain';
import styles from './nla-item.module.css';

/** Of an item of which some was bought: what was given does not go with it. */
export const GivenStays = ({ item }: { readonly item: RegistryItem }) =>
  item.purchased > 0 && <p className={styles['money']}>{nlaItemMessages.givenStays}</p>;
