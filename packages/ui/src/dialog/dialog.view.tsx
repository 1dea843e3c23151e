import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';
import styles from './dialog.module.css';
import { useFocusGivenBack, useTitleFocus } from './focus-in-sight.ts';
import { useLayer } from './use-layer.ts';

/** A dialog: its heading, what it holds, and under a line what can be done, the one filled button last. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** The heading, which takes the focus. */
  readonly title: string;
  /** Called by the close button, the Escape key, and a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons under a line, the filled one last. */
  readonly footer?: ReactNode;
  /** In CSS pixels; a wide one takes the whole screen of a phone. */
  readonly width: 460 | 560 | 860 | 940 | 1080;
  /** One that says much takes the whole screen of a phone, too. */
  readonly isLong?: boolean;
  /** One with a few ways to go on lies at the foot of a phone's screen. */
  readonly isSheet?: boolean;
  /** False when what opened it will not be there any more: where the focus goes is then said elsewhere. */
  readonly returnsFocus?: boolean;
  /** For a dialog that is asked from another layer, over which it must lie. */
  readonly zIndex?: number;
}

/** A layer over the page: the focus goes to its heading, stays inside, and goes back to where it came from. */
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
  const giveFocusBack = useFocusGivenBack(isOpen, { inLayer: heading, isWanted: returnsFocus });
  return (
    <MantineSite>
      <Modal
        opened={isOpen}
        onClose={onClose}
        closeOnEscape={false}
        size={width}
        returnFocus={false}
        onExitTransitionEnd={giveFocusBack}
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
          <div className={styles['footer']} data-fades-above>
            {footer}
          </div>
        )}
      </Modal>
    </MantineSite>
  );
};
