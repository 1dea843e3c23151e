import { faultSentence, termsDialogMessages, termsMessages } from '@gift-registry/domain';
import { Button, Skeleton } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import styles from './terms-dialog.module.css';
import type { TermsContent, TermsDialogModel } from './terms-dialog.ts';

/** The question, and the two answers to it. */
export interface TermsDialogProps {
  readonly model: TermsDialogModel;
  readonly onAnswer: (answer: 'accept' | 'decline') => void;
  readonly onTryAgain: () => void;
  /** The z-index, for a dialog opened from another one. */
  readonly zIndex?: number;
}

const Terms = ({ content, onTryAgain }: { readonly content: TermsContent; readonly onTryAgain: () => void }) => {
  switch (content._tag) {
    case 'Awaited':
      return <div className={styles['place']} />;
    case 'Loading':
      return (
        <div className={styles['place']} role="status">
          <span className="visually-hidden">{termsDialogMessages.loading}</span>
          <Skeleton height={16} marginBlock="0 12px" />
          <Skeleton height={16} width="60%" />
        </div>
      );
    case 'Gone':
      return <p role="alert">{termsDialogMessages.gone}</p>;
    case 'Failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{faultSentence(content.fault)}</p>
          <Button variant="default" onClick={onTryAgain}>
            {termsDialogMessages.tryAgain}
          </Button>
        </div>
      );
    case 'Shown':
      return (
        <div className={styles['words']}>
          {content.blocks.map((block) =>
            block._tag === 'Paragraph' ? (
              <p key={block.text}>{block.text}</p>
            ) : (
              <ul key={block.items.join()}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
          {content.leadTime !== '' && <p className="muted">{content.leadTime}</p>}
        </div>
      );
  }
};

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
          {content._tag === 'Shown' && (
            <Button onClick={() => onAnswer('accept')}>{termsMessages.accept(question.value.to)}</Button>
          )}
        </div>
      }
    >
      <p className={styles['name']}>{question.value.name}</p>
      <Terms content={content} onTryAgain={onTryAgain} />
    </Dialog>
  );
