import { browseMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './browse.module.css';
import { BrowseCard } from './browse-card.tsx';
import type { BrowseIntents, PicksModel } from './browse-model.ts';

/** What was picked out, and what can be done with it. */
export interface BrowsePicksProps {
  readonly picks: PicksModel;
  readonly intents: BrowseIntents;
}

/** The categories of the page, and its shelves of picks (ROUTE-08). */
export const BrowsePicks = ({ picks: { shelves, categories }, intents }: BrowsePicksProps) => (
  <>
    <nav className={styles['categories']} aria-label={browseMessages.categories}>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <Button
              variant="default"
              className={styles['category'] ?? ''}
              onClick={() => intents.toggleChoice({ _tag: 'Category', category })}
            >
              {category}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
    {shelves.map(({ title, text, cards }) => (
      <section key={title} className={styles['shelf']} aria-labelledby={`shelf-${title}`}>
        <div className={styles['shelfHead']}>
          <h2 className={`display ${styles['shelfTitle']}`} id={`shelf-${title}`}>
            {title}
          </h2>
          {text !== '' && <p className={styles['shelfText']}>{text}</p>}
        </div>
        <ul className={styles['grid']} data-shelf data-in-turn>
          {cards.map((card) => (
            <li key={card.product.sku} className={styles['cell']}>
              <BrowseCard card={card} intents={intents} heading="h3" place={title} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
