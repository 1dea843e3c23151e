import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-outline.module.css';

/** What is far from the window, and how high it was when it was last near (0: not known). */
export interface CardOutlineProps {
  readonly card: ItemCardModel;
  readonly height: number;
}

/** A card far from the window: its name, to be found and led by, on the room that the card takes up. On paper no card is far (LIST-06). */
export const CardOutline = ({ card: { key, item, link }, height }: CardOutlineProps) => (
  <article className={styles['outline']} aria-labelledby={`name-${key}`} {...(height > 0 ? { style: { height } } : {})}>
    <h3 className={styles['name']} id={`name-${key}`}>
      {link._tag === 'Some' ? <a href={link.value.href}>{item.product.name}</a> : item.product.name}
    </h3>
  </article>
);
