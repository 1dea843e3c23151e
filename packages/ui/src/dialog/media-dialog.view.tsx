import { dialogMessages } from '@gift-registry/domain';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTitleFocus } from './focus.ts';
import styles from './media-dialog.module.css';
import { useLayer } from './use-layer.ts';

/** The id of the dialog's heading, to focus it when the focused element was removed. */
export const MEDIA_DIALOG_TITLE = 'media-dialog-title';

/** A dialog with a picture or other media beside its content. The caller moves the focus after it closes. */
interface MediaDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** False where opening it is a step of the browser's history already. */
  readonly isStep?: boolean;
  /** The media: on the left, as high as the dialog; on a phone between heading and content. */
  readonly media: ReactNode;
  readonly children: ReactNode;
}

/** A wide dialog, on a phone as high as the window: the focus goes to its heading and stays inside (BUY-05). */
export const MediaDialog = ({ isOpen, title, onClose, isStep = true, media, children }: MediaDialogProps) => {
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
            <span ref={heading} id={MEDIA_DIALOG_TITLE} tabIndex={-1} data-autofocus>
              {title}
            </span>
          </Modal.Title>
          <Modal.CloseButton aria-label={dialogMessages.close} icon={<IconX size={24} stroke={1.6} aria-hidden />} />
        </Modal.Header>
        <div className={styles['media']}>{media}</div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
