import { browseMessages, faultSentence, paths } from '@gift-registry/domain';
import { Button, Skeleton } from '../controls/index.ts';
import { Notice } from '../notice/index.ts';
import styles from './browse.module.css';
import { BrowseCard } from './browse-card.tsx';
import type { BrowseIntents, BrowseResultsModel } from './browse-model.ts';

interface BrowseResultsProps {
  readonly found: BrowseResultsModel;
  readonly intents: BrowseIntents;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">{browseMessages.loading}</span>
    <ul className={styles['grid']} aria-hidden>
      {PLACES.map((place) => (
        <li key={place} className={styles['waiting']}>
          <Skeleton className={styles['waitingStage']} radius="var(--r-card)" />
          <Skeleton height={18} width="82%" radius="var(--r-sm)" marginBlock="16px 0" />
          <Skeleton height={18} width="34%" radius="var(--r-sm)" marginBlock="10px 0" />
          <Skeleton height={44} radius="var(--r-control)" marginBlock="28px 0" />
        </li>
      ))}
    </ul>
  </div>
);

const More = ({
  more,
  intents,
}: Pick<Extract<BrowseResultsModel, { readonly _tag: 'Found' }>, 'more'> & Pick<BrowseResultsProps, 'intents'>) => {
  switch (more._tag) {
    case 'All':
      return null;
    case 'Failed':
      return (
        <div className={`gr-column ${styles['more']}`}>
          <p role="alert">
            {browseMessages.moreFailed} {faultSentence(more.fault)}
          </p>
          <Button variant="default" onClick={intents.searchAgain}>
            {browseMessages.tryAgain}
          </Button>
        </div>
      );
    case 'More':
    case 'Loading':
      return (
        <div className={`gr-column ${styles['more']}`}>
          <Button
            variant="default"
            aria-disabled={more._tag === 'Loading' || undefined}
            onClick={more._tag === 'More' ? intents.showMore : undefined}
          >
            {more._tag === 'Loading' ? browseMessages.loadingMore : browseMessages.showMore}
          </Button>
        </div>
      );
  }
};

/** The products that were found (ADD-09), placeholder cards while they load, or why there are none and what to do next. */
export const BrowseResults = ({ found, intents }: BrowseResultsProps) => {
  switch (found._tag) {
    case 'Awaited':
      return <div className={styles['place']} />;
    case 'Loading':
      return <Waiting />;
    case 'Failed':
      return (
        <Notice title={browseMessages.failed} help={faultSentence(found.fault)}>
          <Button onClick={intents.searchAgain}>{browseMessages.tryAgain}</Button>
        </Notice>
      );
    case 'Nothing':
      return (
        <Notice
          title={found.isSearched ? browseMessages.nothing : browseMessages.nothingChosen}
          help={found.isSearched ? browseMessages.nothingHelp(found.isFiltered) : browseMessages.nothingChosenHelp}
        >
          <Button onClick={intents.clearChoices}>{browseMessages.seeEverything}</Button>
        </Notice>
      );
    case 'NotSold':
      return (
        <Notice title={found.notice} help={browseMessages.notSoldHelp}>
          <Button component="a" href={paths.shop}>
            {browseMessages.shopAll}
          </Button>
        </Notice>
      );
    case 'Found':
      return (
        <div aria-busy={found.isOld || undefined} className={styles['found']} data-old={found.isOld || undefined}>
          {found.instead._tag === 'Some' && (
            <p className={styles['instead']} role="status">
              {browseMessages.instead(found.instead.value.typed, found.instead.value.found)}
            </p>
          )}
          <ul className={styles['grid']} aria-label={browseMessages.results} data-in-turn>
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
