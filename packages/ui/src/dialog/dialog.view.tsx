import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';
import styles from './dialog.module.css';
import { useReturnFocus, useTitleFocus } from './focus.ts';
import { useLayer } from './use-layer.ts';

/** A dialog: its heading, its content, and a footer with its buttons, of which the filled one is last. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** The heading; it gets the focus when the dialog opens. */
  readonly title: string;
  /** Called by the close button, the Escape key, and a press outside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons below a divider, the filled one last. */
  readonly footer?: ReactNode;
  /** The width in CSS pixels; from 860 on, the dialog fills the screen of a phone. */
  readonly width: 460 | 560 | 820 | 860 | 940 | 1080;
  /** Whether a narrower dialog has so much content that it fills the screen of a phone, too. */
  readonly isLong?: boolean;
  /** Whether the dialog is a sheet at the bottom of a phone's screen, as for a short list of choices. */
  readonly isSheet?: boolean;
  /** False if the element that opened the dialog will be gone when it closes: the caller then moves the focus. */
  readonly returnsFocus?: boolean;
  /** The z-index, for a dialog opened from another one, which it must cover. */
  readonly zIndex?: number;
}

/** A dialog over the page: the focus goes to its heading, stays inside, and returns to where it was before. */
export const Dialog = ({
  isOpen,
  title,
  onClose,
  children,
  footer,
  width,
  isLong = false,
  isSheet = false,
  returnsFocus = true,
  zIndex,
}: DialogProps) => {
  const messages = useMessages();
  const heading = useTitleFocus(title, isOpen);
  useLayer(isOpen, onClose);
  const returnFocus = useReturnFocus(isOpen, { inLayer: heading, isWanted: returnsFocus });
  return (
    <MantineSite>
      <Modal
        opened={isOpen}
        onClose={onClose}
        closeOnEscape={false}
        size={width}
        returnFocus={false}
        onExitTransitionEnd={returnFocus}
        {...(zIndex === undefined ? {} : { zIndex })}
        title={
          <span ref={heading} tabIndex={-1} data-autofocus>
            {title}
          </span>
        }
        closeButtonProps={{ 'aria-label': messages.dialog.close, icon: <IconX size={24} stroke={1.6} aria-hidden /> }}
        classNames={
          width >= 860 || isLong
            ? { inner: styles['wide'] ?? '', content: styles['content'] ?? '', body: styles['body'] ?? '' }
            : isSheet
              ? { inner: styles['sheetInner'] ?? '', content: styles['sheet'] ?? '' }
              : {}
        }
      >
        {children}
        {footer !== undefined && (
          <div className={`gr-row ${styles['footer']}`} data-fades-above>
            {footer}
          </div>
        )}
      </Modal>
    </MantineSite>
  );
};
