import { crossBrandMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ContinueForm } from './continue-form.view.tsx';
import type { AskedWay, CrossBrandAsking } from './cross-brand-asking.ts';
import styles from './cross-brand-dialog.module.css';

/** The requested visit, and the callback when the dialog closes. */
export interface CrossBrandDialogProps {
  /** None until a visit was requested. The dialog is mounted before it opens, so that it knows where the focus came from. */
  readonly asked: CrossBrandAsking['asked']['value'];
  readonly onClose: () => void;
  /** Fields for details that can still be changed, such as the quantity. */
  readonly children?: ReactNode;
}

const Answers = ({
  way: { intent, brandName, about, referrer },
  onClose,
}: {
  readonly way: AskedWay;
  readonly onClose: () => void;
}) => {
  const { cancel, proceed } = crossBrandMessages.modal(intent, brandName, about);
  return (
    <div className={styles['answers']}>
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
  const way = asked._tag === 'Some' ? asked.value : undefined;
  const { title, text } =
    way === undefined ? NOTHING_ASKED : crossBrandMessages.modal(way.intent, way.brandName, way.about);
  return (
    <Dialog
      isOpen={way?.isOpen === true}
      title={title}
      width={460}
      onClose={onClose}
      footer={way !== undefined && <Answers way={way} onClose={onClose} />}
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
};
