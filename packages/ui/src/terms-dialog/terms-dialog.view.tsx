import { termsDialogMessages, termsMessages } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { Dialog, PopupText } from '../dialog/index.ts';
import { Reading } from '../reading/index.ts';
import styles from './terms-dialog.module.css';
import type { TermsDialogModel } from './terms-dialog.ts';

/** The question, and the two answers to it. */
export interface TermsDialogProps {
  readonly model: TermsDialogModel;
  readonly onAnswer: (answer: 'accept' | 'decline') => void;
  readonly onTryAgain: () => void;
  /** The z-index, for a dialog opened from another one. */
  readonly zIndex?: number;
}

/** The dialog with the terms of a made-to-order product, which is added once they are accepted; closing it declines (ADD-05). */
export const TermsDialog = ({
  model: { isOpen, question, content },
  onAnswer,
  onTryAgain,
  ...dialog
}: TermsDialogProps) =>
  question._tag === 'None' ? null : (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      title={termsMessages.title}
      width={560}
      onClose={() => onAnswer('decline')}
      footer={
        <div className={styles['answers']}>
          <Button variant="default" onClick={() => onAnswer('decline')}>
            {termsMessages.decline}
          </Button>
          {content._tag === 'Read' && (
            <Button onClick={() => onAnswer('accept')}>{termsMessages.accept(question.value.to)}</Button>
          )}
        </div>
      }
    >
      <p className={styles['name']}>{question.value.name}</p>
      <Reading
        of={content}
        loading={termsDialogMessages.loading}
        missing={<p role="alert">{termsDialogMessages.gone}</p>}
        onTryAgain={onTryAgain}
      >
        {({ blocks, leadTime }) => (
          <div className={styles['words']}>
            <PopupText blocks={blocks} />
            {leadTime !== '' && <p className="muted">{leadTime}</p>}
          </div>
        )}
      </Reading>
    </Dialog>
  );
