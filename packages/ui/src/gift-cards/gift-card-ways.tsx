import { type GiftCardWay, giftCardMessages, giftCardWayName, giftCardWayNote } from '@gift-registry/domain';
import styles from './gift-cards.module.css';

/** Where gift cards are sold instead (GC-08): links to what tells it, for nothing can be bought there. */
export const GiftCardWays = ({ ways }: { readonly ways: ReadonlyArray<GiftCardWay> }) => (
  <div className={styles['form']}>
    <div>
      <h3 className={`display ${styles['title']}`}>{giftCardMessages.elsewhereTitle}</h3>
      <p className={`muted ${styles['help']}`}>{giftCardMessages.elsewhereHelp}</p>
    </div>
    <ul className={styles['ways']}>
      {ways.map((way) => (
        <li key={way.way}>
          <a href={way.path}>{giftCardWayName(way)}</a>
          <p className="muted">{giftCardWayNote(way)}</p>
        </li>
      ))}
    </ul>
  </div>
);
