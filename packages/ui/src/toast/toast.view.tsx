import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../controls/index.ts';
import styles from './toast.module.css';

interface ToastProps {
  readonly kind: 'done' | 'info';
  /** The label of the close button. */
  readonly dismiss: string;
  readonly onDismiss: () => void;
  /** Called when the pointer or the focus enters or leaves it. */
  readonly onHold?: (isHeld: boolean) => void;
  readonly children: ReactNode;
}

interface ToastPlaceProps {
  /**
   * Whether the toast concerns something visible, such as the button just pressed: it then appears at the top of the
   * window, where it covers neither that nor the next button.
   */
  readonly isAtTop?: boolean;
  readonly children: ReactNode;
}

/** The live region for toasts; mounted before they appear, so that they are announced. */
export const ToastPlace = ({ isAtTop = false, children }: ToastPlaceProps) => (
  <div className={styles['place']} role="status" data-at-head={isAtTop || undefined}>
    {children}
  </div>
);

export const ToastSentence = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['text']}>{children}</p>
);

/** A toast fades in within 300 ms, or at once where reduced motion is preferred (SITE-04). Closing it returns the focus to where it came from. */
export const Toast = ({ kind, dismiss, onDismiss, onHold, children }: ToastProps) => {
  const Icon = kind === 'done' ? IconCheck : IconInfoCircle;
  const cameFrom = useRef<EventTarget>(null);
  const entered = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) cameFrom.current = relatedTarget;
    onHold?.(true);
  };
  const close = (): void => {
    const { current: before } = cameFrom;
    onDismiss();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is held while the pointer or the focus is in it
    <div
      className={`gr-panel ${styles['toast']}`}
      data-kind={kind}
      onMouseEnter={() => onHold?.(true)}
      onMouseLeave={() => onHold?.(false)}
      onFocus={entered}
      onBlur={() => onHold?.(false)}
    >
      <span className={`gr-row ${styles['icon']}`}>
        <Icon size={18} stroke={1.8} aria-hidden />
      </span>
      <div className={styles['body']}>{children}</div>
      <IconButton className={`muted ${styles['close']}`} aria-label={dismiss} onClick={close}>
        <IconX size={20} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
};
