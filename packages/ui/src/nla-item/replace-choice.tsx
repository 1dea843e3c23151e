import {
  dimensionSummary,
  formatPrice,
  type ItemIdentity,
  identityKey,
  itemCardMessages,
  itemPrice,
  measuresIn,
  nlaItemMessages,
  notReplaced,
  type ReplacementCandidate,
  type Site,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { IconCheck, IconStarFilled } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { Reading } from '../reading/index.ts';
import { useSlidesPerView } from '../recommendation-carousel/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import { ItemSummary, ProblemBand } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf, NlaItemIntents } from './nla-item-model.ts';

/** The grid of candidates: as many per row as the carousel "replace" shows (REC-04). */
const CandidateGrid = (props: Omit<ComponentPropsWithoutRef<'div'>, 'className' | 'style'>) => (
  <div
    {...props}
    className={styles['candidates']}
    style={{ gridTemplateColumns: `repeat(${useSlidesPerView('replace')}, minmax(0, 1fr))` }}
  />
);

interface CandidateListProps {
  readonly candidates: ReadonlyArray<ReplacementCandidate>;
  readonly chosen: DialogOf<'Replace'>['chosen'];
  readonly isDisabled: boolean;
  readonly onChoose: (identity: ItemIdentity) => void;
  readonly site: Site;
}

/** Similar products, of which one can be chosen (NLA-02), with dimensions in the site's unit (ITEM-10). */
const CandidateList = ({ candidates, chosen, isDisabled, onChoose, site }: CandidateListProps) => (
  <Radio.Group
    label={nlaItemMessages.choose}
    labelProps={{ className: 'visually-hidden' }}
    value={chosen._tag === 'Some' ? identityKey(chosen.value) : ''}
    onChange={(key) => {
      const candidate = candidates.find(({ identity }) => identityKey(identity) === key);
      if (candidate !== undefined) onChoose(candidate.identity);
    }}
  >
    <CandidateGrid data-in-turn>
      {candidates.map(({ identity, product }) => (
        <Radio.Card
          key={identityKey(identity)}
          value={identityKey(identity)}
          className={styles['candidate'] ?? ''}
          aria-label={`${product.name}, ${formatPrice(site.currencyPrefix, product.currentPrice)}`}
          disabled={isDisabled}
        >
          <span className={`stage ${styles['stage']}`}>
            <ProductPicture images={product.images} loading="eager" isDecorative />
            <span className={styles['check']}>
              <IconCheck size={18} stroke={2} aria-hidden />
            </span>
          </span>
          <span className={`gr-column ${styles['facts']}`}>
            <span className={styles['name']}>{product.name}</span>
            <span className={`num ${styles['price']}`}>{formatPrice(site.currencyPrefix, product.currentPrice)}</span>
            {product.reviews > 0 && (
              <span className={`num gr-row muted gr-text-meta ${styles['rating']}`}>
                <IconStarFilled size={15} aria-hidden />
                <span aria-hidden>
                  {product.rating.toFixed(1)} ({product.reviews})
                </span>
                <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
              </span>
            )}
            <span className={`num muted gr-text-meta ${styles['meta']}`}>
              {dimensionSummary(site.units, measuresIn(site.units, product.dimensions))}
            </span>
          </span>
        </Radio.Card>
      ))}
    </CandidateGrid>
  </Radio.Group>
);

interface ReplaceChoiceProps {
  readonly dialog: DialogOf<'Replace'>;
  readonly stream: Pick<NlaItemIntents, 'choose' | 'readCandidatesAgain'>;
  readonly site: Site;
}

const SKELETONS = ['first', 'second', 'third', 'fourth'];

const Choice = ({ dialog: { candidates, chosen, isSending }, stream, site }: ReplaceChoiceProps) => {
  return (
    <Reading
      of={candidates}
      loading={nlaItemMessages.looking}
      className={styles['awaited']}
      skeleton={
        <CandidateGrid>
          {SKELETONS.map((place) => (
            <Skeleton key={place} className={styles['skeleton']} data-skeleton />
          ))}
        </CandidateGrid>
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

/** The item, and similar products to choose from (NLA-01, NLA-02). */
export const ReplaceChoice = (props: ReplaceChoiceProps) => {
  const { item, moving } = props.dialog;
  const { currencyPrefix } = props.site;
  return (
    <>
      <ItemSummary product={item.product} price={formatPrice(currencyPrefix, itemPrice(item))} isWarning>
        <p className={styles['gone']}>{nlaItemMessages.gone}</p>
      </ItemSummary>
      <div role="status">
        {moving._tag === 'Some' && (
          <p className={`gr-text-body ${styles['money']}`}>{nlaItemMessages.moving(currencyPrefix, moving.value)}</p>
        )}
      </div>
      <h3 className={styles['choose']}>{nlaItemMessages.choose}</h3>
      <Choice {...props} />
    </>
  );
};

/** Why replacing failed, and the buttons: remove instead, cancel, replace. */
export const ReplaceActions = ({
  dialog: { item, chosen, isSending, problem },
  stream,
}: {
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
      <Button variant="default" onClick={stream.close} aria-disabled={isSending || undefined}>
        {nlaItemMessages.cancel}
      </Button>
      <Button onClick={stream.replace} disabled={chosen._tag === 'None'} aria-disabled={isSending || undefined}>
        {isSending ? nlaItemMessages.replacing : replace}
      </Button>
    </>
  );
};
