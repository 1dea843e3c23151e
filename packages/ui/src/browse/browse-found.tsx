import { browseWords, faultSentence, paths } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { Notice } from '../notice/index.ts';
import styles from './browse.module.css';
import { BrowseCard } from './browse-card.tsx';
import type { BrowseIntents, FoundModel } from './browse-model.ts';

/** What was found, and what can be done with it. */
export interface BrowseFoundProps {
  readonly found: FoundModel;
  readonly intents: BrowseIntents;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">{browseWords.loading}</span>
    <ul className={styles['grid']} aria-hidden>
      {PLACES.map((place) => (
        <li key={place} className={styles['waiting']}>
          <Skeleton className={styles['waitingStage'] ?? ''} radius="var(--r-card)" />
          <Skeleton height={18} mt={16} width="82%" radius="var(--r-sm)" />
          <Skeleton height={18} mt={10} width="34%" radius="var(--r-sm)" />
          <Skeleton height={44} mt={28} radius="var(--r-control)" />
        </li>
      ))}
    </ul>
  </div>
);

const More = ({
  more,
  intents,
}: Pick<Extract<FoundModel, { readonly _tag: 'Found' }>, 'more'> & Pick<BrowseFoundProps, 'intents'>) => {
  switch (more._tag) {
    case 'All':
      return null;
    case 'Failed':
      return (
        <div className={styles['more']}>
          <p role="alert">
            {browseWords.moreFailed} {faultSentence(more.fault)}
          </p>
          <Button variant="default" onClick={intents.lookAgain}>
            {browseWords.tryAgain}
          </Button>
        </div>
      );
    case 'There':
    case 'Loading':
      return (
        <div className={styles['more']}>
          <Button
            variant="default"
            aria-disabled={more._tag === 'Loading' || undefined}
            onClick={more._tag === 'There' ? intents.showMore : undefined}
          >
            {more._tag === 'Loading' ? browseWords.loadingMore : browseWords.showMore}
          </Button>
        </div>
      );
  }
};

/** The products that were found (ADD-09), grey cards while they are looked for, or why there are none and a way on. */
export const BrowseFound = ({ found, intents }: BrowseFoundProps) => {
  switch (found._tag) {
    case 'Awaited':
      return <div className={styles['place']} />;
    case 'Loading':
      return <Waiting />;
    case 'Failed':
      return (
        <Notice title={browseWords.failed} help={faultSentence(found.fault)}>
          <Button onClick={intents.lookAgain}>{browseWords.tryAgain}</Button>
        </Notice>
      );
    case 'Nothing':
      return (
        <Notice
          title={found.isSearched ? browseWords.nothing : browseWords.nothingChosen}
          help={found.isSearched ? browseWords.nothingHelp : browseWords.nothingChosenHelp}
        >
          <Button onClick={intents.clearChoices}>{browseWords.seeEverything}</Button>
        </Notice>
      );
    case 'NotSold':
      return (
        <Notice title={found.notice} help={browseWords.notSoldHelp}>
          <Button component="a" href={paths.shop}>
            {browseWords.shopAll}
          </Button>
        </Notice>
      );
    case 'Found':
      return (
        <div aria-busy={found.isOld || undefined} className={styles['found']} data-old={found.isOld || undefined}>
          <ul className={styles['grid']} aria-label={browseWords.results} data-in-turn>
            {found.cards.map((card) => (
              <li key={card.product.sku} className={styles['cell']}>
                <BrowseCard card={card} intents={intents} heading="h3" place="found" />
              </li>
            ))}
          </ul>
          <More more={found.more} intents={intents} />
        </div>
      );
  }
};
