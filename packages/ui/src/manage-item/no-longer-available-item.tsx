import { manageItemMessages, nlaItemMessages, type RegistryItem } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { ProblemBand } from '../nla-item/index.ts';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageContent } from './manage-item-model.ts';
import { ManageProblemBand } from './manage-problem-band.tsx';
import { ManagedItem } from './managed-item.tsx';

/** An item that is no longer available. */
export interface NoLongerAvailableItemProps {
  readonly content: Extract<ManageContent, { readonly _tag: 'NoLongerAvailable' }>;
}

/** Says that the item is no longer available (NLA-01), and why it was not removed. */
export const NoLongerAvailableItem = ({ content: { sectionCounts, price, problem } }: NoLongerAvailableItemProps) => (
  <ManagedItem sectionCounts={sectionCounts} price={price}>
    <div>
      <ProblemBand>{nlaItemMessages.gone}</ProblemBand>
      {problem._tag === 'Some' && <ManageProblemBand problem={problem.value} />}
    </div>
  </ManagedItem>
);

/** Removes the item, keeps it as it is, or replaces it where that is offered. */
export const NoLongerAvailableActions = ({
  content: { item, offers },
  intents,
  onReplace,
}: NoLongerAvailableItemProps & {
  readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close'>;
  readonly onReplace: (item: RegistryItem) => void;
}) => (
  <>
    {offers.remove && (
      <Button variant="subtle" className={styles['remove'] ?? ''} onClick={intents.askRemove}>
        {manageItemMessages.removeFromRegistry}
      </Button>
    )}
    <Button variant="default" onClick={intents.close}>
      {manageItemMessages.cancel}
    </Button>
    {offers.replace && <Button onClick={() => onReplace(item)}>{nlaItemMessages.replace}</Button>}
  </>
);
