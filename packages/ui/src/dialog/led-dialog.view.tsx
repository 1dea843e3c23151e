import { dialogMessages } from '@gift-registry/domain';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTitleFocus } from './focus-in-sight.ts';
import styles from './led-dialog.module.css';
import { useLayer } from './use-layer.ts';

/** The heading of such a dialog, for who has lost the focus while one is open. */
export const LED_DIALOG_TITLE = 'led-dialog-title';

/** A dialog that is led by something to look at. Where the focus goes afterwards is said elsewhere. */
export interface LedDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** False where opening it is a step of the browser's history already. */
  readonly isStep?: boolean;
  /** On the left, as high as the dialog; on a phone between heading and words. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A wide layer over the page, as high as its window on a phone: the focus goes to its heading and stays inside (BUY-05). */
export const LedDialog = ({ isOpen, title, onClose, isStep = true, lead, children }: LedDialogProps) => {
  const heading = useTitleFocus(title, isOpen);
  useLayer(isOpen, onClose, isStep);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      size={1080}
      returnFocus={false}
      centered
      classNames={{
        inner: styles['inner'] ?? '',
        content: styles['content'] ?? '',
        header: styles['header'] ?? '',
        title: styles['title'] ?? '',
        body: styles['body'] ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* As in every other layer: its head is not the head of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>
            <span ref={heading} id={LED_DIALOG_TITLE} tabIndex={-1} data-autofocus>
              {title}
            </span>
          </Modal.Title>
          <Modal.CloseButton aria-label={dialogMessages.close} icon={<IconX size={24} stroke={1.6} aria-hidden />} />
        </Modal.Header>
        <div className={styles['lead']}>{lead}</div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
