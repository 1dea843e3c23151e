import { type GiftCardWay, giftCardWayName, giftCardWords } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './gift-cards.module.css';

/** Where a gift card can be bought instead (GC-08); the first way is the one most people take. */
export const GiftCardWays = ({ ways }: { readonly ways: ReadonlyArray<GiftCardWay> }) => (
  <div className={styles['form']}>
    <div>
      <h3 className={`display ${styles['title']}`}>{giftCardWords.elsewhereTitle}</h3>
      <p className={`muted ${styles['help']}`}>{giftCardWords.elsewhereHelp}</p>
    </div>
    <p className={styles['ways']}>
      {ways.map((way, index) => (
        <Button key={way.way} component="a" href={way.path} variant={index === 0 ? 'filled' : 'default'}>
          {giftCardWayName(way)}
        </Button>
      ))}
    </p>
  </div>
);
