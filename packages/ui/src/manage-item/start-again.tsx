import { manageItemWords } from '@gift-registry/domain';
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
export const StartAgain = ({ content: { tally, price, productPath, problem } }: StartAgainProps) => (
  <ManagedItem tally={tally} price={price}>
    <div>
      <ProblemBand>{manageItemWords.optionsChanged}</ProblemBand>
      {productPath._tag === 'Some' && (
        <Button component="a" href={productPath.value} className={styles['again'] ?? ''}>
          {manageItemWords.startAgain}
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
        {manageItemWords.removeFromRegistry}
      </Button>
    ) : (
      <p className={styles['kept']}>{manageItemWords.cannotRemove}</p>
    )}
    <Button variant="default" onClick={intents.close}>
      {manageItemWords.cancel}
    </Button>
  </>
);
