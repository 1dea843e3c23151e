import { dialogWords } from '@gift-registry/domain';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import styles from './led-dialog.module.css';
import { useTitleFocus } from './use-title-focus.ts';

/** A dialog that is led by something to look at. Where the focus goes afterwards is said elsewhere. */
export interface LedDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** On the left, as high as the dialog; on a phone between heading and words. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** What was opened last stands last. */
const isOnTop = (dialog: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) === dialog;

/** A wide layer over the page, as high as its window on a phone: the focus goes to its heading and stays inside (BUY-05). The Escape key closes what lies on top: never this and a dialog over it at once. */
export const LedDialog = ({ isOpen, title, onClose, lead, children }: LedDialogProps) => {
  const heading = useTitleFocus(title, isOpen);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => {
        if (isOnTop(content.current)) onClose();
      }}
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
      <Modal.Content ref={content}>
        <Modal.Header>
          <Modal.Title>
            <span ref={heading} tabIndex={-1} data-autofocus>
              {title}
            </span>
          </Modal.Title>
          <Modal.CloseButton aria-label={dialogWords.close} icon={<IconX size={24} stroke={1.6} aria-hidden />} />
        </Modal.Header>
        <div className={styles['lead']}>{lead}</div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
