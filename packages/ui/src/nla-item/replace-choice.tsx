import {
  dimensionSummary,
  formatPrice,
  givenOf,
  type ItemIdentity,
  identityKey,
  itemPrice,
  measuresIn,
  nlaItemMessages,
  notReplaced,
  type RegistryItem,
  type ReplacementCandidate,
  replacementDifference,
  type Site,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { Reading } from '../reading/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import { ItemSummary, ProblemBand } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf, NlaItemIntents } from './nla-item-model.ts';

/** The number of candidates shown before the registrant asks for more. */
const AT_FIRST = 3;

interface CandidateListProps {
  readonly item: RegistryItem;
  readonly candidates: ReadonlyArray<ReplacementCandidate>;
  readonly chosen: DialogOf<'Replace'>['chosen'];
  readonly isDisabled: boolean;
  readonly onChoose: (identity: ItemIdentity) => void;
  readonly site: Site;
}

/** Similar products, of which one can be chosen (NLA-02), each with how it differs. */
const CandidateList = ({ item, candidates, chosen, isDisabled, onChoose, site }: CandidateListProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? candidates : candidates.slice(0, AT_FIRST);
  return (
    <>
      <Radio.Group
        label={nlaItemMessages.choose}
        labelProps={{ className: 'visually-hidden' }}
        value={chosen._tag === 'Some' ? identityKey(chosen.value) : ''}
        onChange={(key) => {
          const candidate = candidates.find(({ identity }) => identityKey(identity) === key);
          if (candidate !== undefined) onChoose(candidate.identity);
        }}
      >
        <div className={styles['candidates']} data-in-turn>
          {shown.map(({ identity, product }) => {
            const difference = nlaItemMessages.difference(
              site.currencyPrefix,
              replacementDifference(item.product, product),
            );
            const price = formatPrice(site.currencyPrefix, product.currentPrice);
            return (
              <Radio.Card
                key={identityKey(identity)}
                value={identityKey(identity)}
                className={styles['candidate'] ?? ''}
                aria-label={`${product.name}, ${price}, ${difference}`}
                disabled={isDisabled}
              >
                <span className={`stage gr-square ${styles['stage']}`}>
                  <ProductPicture images={product.images} loading="eager" isDecorative />
                </span>
                <span>
                  <span className={styles['name']}>{product.name}</span>
                  <span className={`num ${styles['price']}`}>{price}</span>
                  <span className={`num gr-text-meta ${styles['difference']}`}>{difference}</span>
                  <span className={`num muted gr-text-meta ${styles['difference']}`}>
                    {dimensionSummary(site.units, measuresIn(site.units, product.dimensions))}
                  </span>
                </span>
                <span className={styles['check']}>
                  <IconCheck size={18} stroke={2} aria-hidden />
                </span>
              </Radio.Card>
            );
          })}
        </div>
      </Radio.Group>
      {shown.length < candidates.length && (
        <Button variant="subtle" className={styles['more'] ?? ''} onClick={() => setShowsAll(true)}>
          {nlaItemMessages.showMore(candidates.length - shown.length)}
        </Button>
      )}
    </>
  );
};

interface ReplaceChoiceProps {
  readonly dialog: DialogOf<'Replace'>;
  readonly stream: Pick<NlaItemIntents, 'choose' | 'readCandidatesAgain'>;
  readonly site: Site;
}

const SKELETONS = ['first', 'second', 'third'];

const Choice = ({ dialog: { item, candidates, chosen, isSending }, stream, site }: ReplaceChoiceProps) => {
  return (
    <Reading
      of={candidates}
      loading={nlaItemMessages.looking}
      className={styles['awaited']}
      skeleton={
        <div className={styles['candidates']}>
          {SKELETONS.map((place) => (
            <Skeleton key={place} className={styles['skeleton']} data-skeleton />
          ))}
        </div>
      }
      failed={() => (
        <>
          <ProblemBand>{nlaItemMessages.notReplaced}</ProblemBand>
          <Button variant="default" className={styles['again']} onClick={stream.readCandidatesAgain}>
            {nlaItemMessages.tryAgain}
          </Button>
        </>
      )}
      onTryAgain={stream.readCandidatesAgain}
    >
      {(found) =>
        found.length === 0 ? (
          <p className={`muted ${styles['none']}`}>{nlaItemMessages.nothingLikeIt}</p>
        ) : (
          <CandidateList
            key={identityKey(item.identity)}
            item={item}
            candidates={found}
            chosen={chosen}
            isDisabled={isSending}
            onChoose={stream.choose}
            site={site}
          />
        )
      }
    </Reading>
  );
};

/** The item, and beside it similar products to choose from (NLA-01, NLA-02). */
export const ReplaceChoice = (props: ReplaceChoiceProps) => {
  const { item, moving } = props.dialog;
  const { currencyPrefix } = props.site;
  return (
    <div className={styles['replacing']}>
      <div>
        <ItemSummary product={item.product} price={formatPrice(currencyPrefix, itemPrice(item))} isWarning>
          <p className={`num muted gr-text-meta ${styles['meta']}`}>{givenOf(props.site, item)}</p>
        </ItemSummary>
        <div role="status">
          {moving._tag === 'Some' && (
            <p className={`gr-text-body ${styles['money']}`}>{nlaItemMessages.moving(currencyPrefix, moving.value)}</p>
          )}
        </div>
      </div>
      <div>
        <h3 className={styles['choose']}>{nlaItemMessages.choose}</h3>
        <Choice {...props} />
      </div>
    </div>
  );
};

/** Goes on to the next item of a review; omitted outside of one. */
export interface Skipping {
  readonly onSkip?: () => void;
}

/** Cancels, or in a review skips the item. */
export const Leave = ({
  isSending,
  onClose,
  onSkip,
}: Skipping & { readonly isSending: boolean; readonly onClose: () => void }) => (
  <Button variant="default" onClick={onSkip ?? onClose} aria-disabled={isSending || undefined}>
    {onSkip === undefined ? nlaItemMessages.cancel : nlaItemMessages.skip}
  </Button>
);

/** Why replacing failed, and the buttons: remove instead, cancel, replace. */
export const ReplaceActions = ({
  dialog: { item, chosen, isSending, problem },
  stream,
  ...skipping
}: Skipping & {
  readonly dialog: ReplaceChoiceProps['dialog'];
  readonly stream: Pick<NlaItemIntents, 'askRemove' | 'close' | 'replace'>;
}) => {
  const isAgain = problem._tag === 'Some' && problem.value._tag !== 'SignInNeeded';
  const replace = isAgain ? nlaItemMessages.tryAgain : nlaItemMessages.replaceItem;
  return (
    <>
      {problem._tag === 'Some' && (
        <ProblemBand>
          {notReplaced(problem.value)}
          <SignInHint reason={problem.value} />
        </ProblemBand>
      )}
      <Button
        variant="subtle"
        className={`gr-danger ${styles['remove']}`}
        aria-disabled={isSending || undefined}
        onClick={() => stream.askRemove(item)}
      >
        {nlaItemMessages.removeFromRegistry}
      </Button>
      <Leave {...skipping} isSending={isSending} onClose={stream.close} />
      <Button onClick={stream.replace} disabled={chosen._tag === 'None'} aria-disabled={isSending || undefined}>
        {isSending ? nlaItemMessages.replacing : replace}
      </Button>
    </>
  );
};
