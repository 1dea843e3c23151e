import { crossBrandMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ContinueForm } from './continue-form.view.tsx';
import styles from './cross-brand-dialog.module.css';
import type { CrossBrandPrompt, RequestedVisit } from './cross-brand-prompt.ts';

interface CrossBrandDialogProps {
  /** None until a visit was requested. The dialog is mounted before it opens, so that it knows where the focus came from. */
  readonly asked: CrossBrandPrompt['asked']['value'];
  readonly onClose: () => void;
  /** Fields for details that can still be changed, such as the quantity. */
  readonly children?: ReactNode;
}

const Answers = ({
  visit: { intent, brandName, about, referrer },
  onClose,
}: {
  readonly visit: RequestedVisit;
  readonly onClose: () => void;
}) => {
  const { cancel, proceed } = crossBrandMessages.modal(intent, brandName, about);
  return (
    <div className={`gr-cluster ${styles['answers']}`}>
      <Button variant="default" onClick={onClose}>
        {cancel}
      </Button>
      <ContinueForm intent={intent} referrer={referrer} onContinue={onClose}>
        {proceed}
      </ContinueForm>
    </div>
  );
};

const NOTHING_ASKED = { title: '', text: '' };

/** Asks before leaving for the other brand: Cancel stays, Continue opens the other brand's site in a new tab (XB-02). */
export const CrossBrandDialog = ({ asked, onClose, children }: CrossBrandDialogProps) => {
  const visit = asked._tag === 'Some' ? asked.value : undefined;
  const { title, text } =
    visit === undefined ? NOTHING_ASKED : crossBrandMessages.modal(visit.intent, visit.brandName, visit.about);
  return (
    <Dialog
      isOpen={visit?.isOpen === true}
      title={title}
      width={460}
      onClose={onClose}
      footer={visit !== undefined && <Answers visit={visit} onClose={onClose} />}
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
};
