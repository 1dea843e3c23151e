import { manageItemMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { ProblemBand } from '../nla-item/index.ts';
import styles from './manage-item.module.css';
import type { ManageItemIntents } from './manage-item-intents.ts';
import type { ManageContent } from './manage-item-model.ts';
import { ManageProblemBand } from './manage-problem-band.tsx';
import { ManagedItem } from './managed-item.tsx';

/** An item whose chosen options have changed. */
export interface StartAgainProps {
  readonly content: Extract<ManageContent, { readonly _tag: 'StartAgain' }>;
}

/** Says that the options have changed, and leads to where they are chosen again (PERS-04). */
export const StartAgain = ({ content: { sectionCounts, price, productPath, problem } }: StartAgainProps) => (
  <ManagedItem sectionCounts={sectionCounts} price={price}>
    <div>
      <ProblemBand>{manageItemMessages.optionsChanged}</ProblemBand>
      {productPath._tag === 'Some' && (
        <Button component="a" href={productPath.value} className={styles['again'] ?? ''}>
          {manageItemMessages.startAgain}
        </Button>
      )}
      {problem._tag === 'Some' && <ManageProblemBand problem={problem.value} />}
    </div>
  </ManagedItem>
);

/** Takes the item off while nobody has given any of it, or leaves it as it is. */
export const StartAgainActions = ({
  content,
  intents,
}: StartAgainProps & { readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close'> }) => (
  <>
    {content.canRemove ? (
      <Button variant="subtle" className={styles['remove'] ?? ''} onClick={intents.askRemove}>
        {manageItemMessages.removeFromRegistry}
      </Button>
    ) : (
      <p className={styles['kept']}>{manageItemMessages.cannotRemove}</p>
    )}
    <Button variant="default" onClick={intents.close}>
      {manageItemMessages.cancel}
    </Button>
  </>
);
