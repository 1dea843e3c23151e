import { formatPrice, itemPrice, nlaItemMessages, notReplaced, type Site } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { SignInBeside } from '../sign-in/index.ts';
import { CandidateGrid } from './candidate-grid.tsx';
import { CandidateList } from './candidate-list.tsx';
import { ItemSummary } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf, NlaItemIntents } from './nla-item-model.ts';
import { ProblemBand } from './problem-band.tsx';

/** An item that is to be replaced, and what can be chosen in its place. */
export interface ReplaceChoiceProps {
  readonly dialog: DialogOf<'Replace'>;
  readonly stream: Pick<NlaItemIntents, 'choose' | 'lookAgain'>;
  readonly site: Site;
}

const SKELETONS = ['first', 'second', 'third', 'fourth'];

const Choice = ({ dialog: { candidates, chosen, isSending }, stream, site }: ReplaceChoiceProps) => {
  switch (candidates._tag) {
    case 'Awaited':
      return <div className={styles['awaited']} />;
    case 'Loading':
      return (
        <CandidateGrid role="status">
          <span className="visually-hidden">{nlaItemMessages.looking}</span>
          {SKELETONS.map((place) => (
            <Skeleton key={place} className={styles['skeleton'] ?? ''} data-skeleton />
          ))}
        </CandidateGrid>
      );
    case 'Failed':
      return (
        <>
          <ProblemBand>{nlaItemMessages.notReplaced}</ProblemBand>
          <Button variant="default" mt={16} onClick={stream.lookAgain}>
            {nlaItemMessages.tryAgain}
          </Button>
        </>
      );
    case 'Loaded':
      return candidates.candidates.length === 0 ? (
        <p className={styles['none']}>{nlaItemMessages.nothingLikeIt}</p>
      ) : (
        <CandidateList
          candidates={candidates.candidates}
          chosen={chosen}
          isDisabled={isSending}
          onChoose={stream.choose}
          site={site}
        />
      );
  }
};

/** The item, and something like it to choose from (NLA-01, NLA-02). */
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
          <p className={styles['money']}>{nlaItemMessages.moving(currencyPrefix, moving.value)}</p>
        )}
      </div>
      <h3 className={styles['choose']}>{nlaItemMessages.choose}</h3>
      <Choice {...props} />
    </>
  );
};

/** Why it was not replaced, where one looks when pressing; removes it instead, leaves it as it is, or replaces it. */
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
          <SignInBeside reason={problem.value} />
        </ProblemBand>
      )}
      <Button
        variant="subtle"
        className={styles['remove'] ?? ''}
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
