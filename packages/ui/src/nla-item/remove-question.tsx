import {
  moneyGiven,
  nlaItemMessages,
  nlaOffers,
  notRemoved,
  purchasedOfWanted,
  type Site,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { SignInBeside } from '../sign-in/index.ts';
import { GivenStays } from './given-stays.tsx';
import { ItemSummary } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { DialogOf, NlaItemIntents } from './nla-item-model.ts';
import { ProblemBand } from './problem-band.tsx';

/** The item that may be removed, and why it was not. */
export interface RemoveQuestionProps {
  readonly item: DialogOf<'Remove'>['item'];
  readonly problem: DialogOf<'Remove'>['problem'];
  readonly site: Site;
}

const Money = ({ item, site }: Pick<RemoveQuestionProps, 'item' | 'site'>) => {
  const given = moneyGiven(item);
  if (given._tag === 'None') return <GivenStays item={item} />;
  const { replace } = nlaOffers('registrant', site.features, item);
  return <p className={styles['money']}>{nlaItemMessages.removeMoney(site.currencyPrefix, given.value, replace)}</p>;
};

/** Asks before an item is taken off the list (MAN-02); the guests' money in it is told, and where some was bought that this stays known. */
export const RemoveQuestion = ({ item, problem, site }: RemoveQuestionProps) => (
  <>
    <p className={styles['question']}>{nlaItemMessages.sure}</p>
    <ItemSummary product={item.product} isGone={item.product.isNla}>
      <p className={`num ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
    </ItemSummary>
    <Money item={item} site={site} />
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
      {nlaItemMessages.cancel}
    </Button>
    <Button data-dangerous onClick={stream.remove} aria-disabled={isSending || undefined}>
      {isSending ? nlaItemMessages.removing : nlaItemMessages.remove}
    </Button>
  </>
);
