import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { useLayer, useReturnFocus } from '../dialog/index.ts';
import styles from './lazy-dialogs.module.css';

/** The content of a notice shown instead of a dialog that is not loaded, and its actions. */
interface FootNoticeProps {
  /** An `alert` takes the focus, a `status` does not. */
  readonly role: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A notice at the foot of the page. When it disappears, the focus returns to the element that had it before. */
export const FootNotice = ({ role, onClose, children, action }: FootNoticeProps) => {
  const { dialog } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useLayer(true, onClose, false);
  useReturnFocus(true, { standIn: place });
  useEffect(() => {
    if (role === 'alert') place.current?.focus();
  }, [role]);
  return (
    <div ref={place} className={styles['notice']} role={role} tabIndex={-1} data-stands-in>
      {children}
      <div className={styles['ways']}>
        <Button variant="default" onClick={onClose}>
          {dialog.close}
        </Button>
        {action}
      </div>
    </div>
  );
};
