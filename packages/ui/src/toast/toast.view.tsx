import { Notification } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import styles from './toast.module.css';

/** What is said at the foot of the page: that something is done, or only told. */
export interface ToastProps {
  readonly kind: 'done' | 'told';
  /** What the button that puts it away is called. */
  readonly dismiss: string;
  readonly onDismiss: () => void;
  /** Whether somebody is busy with it, so that it should stay. */
  readonly onHold?: (isHeld: boolean) => void;
  readonly children: ReactNode;
}

/** The place of toasts. */
export interface ToastPlaceProps {
  /** Whether it speaks of something that is in sight, as what was just pressed: on a phone it then stands at the head, where it covers nothing of that. */
  readonly speaksOfSight?: boolean;
  readonly children: ReactNode;
}

/** The place at the foot of every page where toasts are said; it is there before they come, so that they are read out. */
export const ToastPlace = ({ speaksOfSight = false, children }: ToastPlaceProps) => (
  <div className={styles['place']} role="status" data-at-head={speaksOfSight || undefined}>
    {children}
  </div>
);

/** The sentence of a toast. */
export const ToastSentence = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['said']}>{children}</p>
);

/** A toast fades in within 300 ms, and not at all where less motion is asked for (SITE-04). Who puts it away is back where they came to it from. */
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
    <Notification
      className={styles['toast'] ?? ''}
      role="presentation"
      icon={<Icon size={18} stroke={1.8} aria-hidden />}
      color={kind === 'done' ? 'success' : 'gray'}
      withBorder
      closeButtonProps={{ 'aria-label': dismiss, size: 44 }}
      onClose={close}
      onMouseEnter={() => onHold?.(true)}
      onMouseLeave={() => onHold?.(false)}
      onFocus={entered}
      onBlur={() => onHold?.(false)}
    >
      {children}
    </Notification>
  );
};
