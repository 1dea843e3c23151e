import { addButtonMessages, addedToastMessages, addedUnits, paths } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import styles from './added-toast.module.css';
import type { AddedLine, Addition } from './adding-model.ts';
import type { RegistryAddingStream } from './registry-adding.stream.ts';

interface AddedToastProps {
  readonly stream: Pick<RegistryAddingStream, 'toast' | 'isAdding' | 'dismissToast' | 'holdToast'>;
  /** Shows products that go with the added one. */
  readonly onMore: (addition: Addition) => void;
}

/** Whether nothing was added, since the registry already wants the most it may. */
const isFull = ({ addition }: AddedLine): boolean => addedUnits(addition.items) === 0;

const sentenceOf = ({ items, isEarlier = false }: Addition): string =>
  (isEarlier ? addedToastMessages.addedEarlier : addedToastMessages.added)(addedUnits(items));

/** Shows how many units were added to which registry (ADD-01, ADD-07), and stays in view on scrolling (ADD-10); a pending addition is announced (ADD-02). */
export const AddedToast = ({ stream, onMore }: AddedToastProps) => {
  const toast = useStateValue(stream.toast);
  const isAdding = useStateValue(stream.isAdding);
  return (
    <ToastPlace isAtTop>
      {isAdding && <p className="visually-hidden">{addButtonMessages.adding}</p>}
      {toast._tag === 'Some' && (
        <Toast
          key={toast.value.number}
          kind={isFull(toast.value) ? 'info' : 'done'}
          dismiss={addedToastMessages.dismiss}
          onDismiss={stream.dismissToast}
          onHold={stream.holdToast}
        >
          <ToastSentence>{sentenceOf(toast.value.addition)}</ToastSentence>
          <p className={`num muted gr-text-meta ${styles['number']}`}>
            {addedToastMessages.registry(toast.value.addition.grId)}
          </p>
          <div className={`gr-row ${styles['ways']}`}>
            <a className={`gr-inline-row ${styles['way']}`} href={paths.registrantList(toast.value.addition.grId)}>
              {addedToastMessages.view}
            </a>
            <Button
              variant="subtle"
              className={styles['more'] ?? ''}
              onClick={() => {
                onMore(toast.value.addition);
                stream.dismissToast();
              }}
            >
              {addedToastMessages.more}
            </Button>
          </div>
        </Toast>
      )}
    </ToastPlace>
  );
};
