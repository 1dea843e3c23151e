import { nlaItemWords, notRemoved, purchasedOfWanted } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { SignInBeside } from '../sign-in/index.ts';
import { ItemSummary } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf, NlaItemIntents } from './nla-item-model.ts';
import { ProblemBand } from './problem-band.tsx';

/** The item that may be removed, and why it was not. */
export interface RemoveQuestionProps {
  readonly item: DialogOf<'Remove'>['item'];
  readonly problem: DialogOf<'Remove'>['problem'];
}

/** Asks before an item is taken off the list (MAN-02). */
export const RemoveQuestion = ({ item, problem }: RemoveQuestionProps) => (
  <>
    <p className={styles['question']}>{nlaItemWords.sure}</p>
    <ItemSummary product={item.product} isGone={item.product.isNla}>
      <p className={`num ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
    </ItemSummary>
    {problem._tag === 'Some' && (
      <ProblemBand>
        {notRemoved(problem.value)}
        <SignInBeside reason={problem.value} />
      </ProblemBand>
    )}
  </>
);

/** Leaves it there, or removes it. */
export const RemoveActions = ({
  isSending,
  stream,
}: {
  readonly isSending: boolean;
  readonly stream: Pick<NlaItemIntents, 'close' | 'remove'>;
}) => (
  <>
    <Button variant="default" onClick={stream.close} aria-disabled={isSending || undefined}>
      {nlaItemWords.cancel}
    </Button>
    <Button onClick={stream.remove} aria-disabled={isSending || undefined}>
      {isSending ? nlaItemWords.removing : nlaItemWords.remove}
    </Button>
  </>
);
