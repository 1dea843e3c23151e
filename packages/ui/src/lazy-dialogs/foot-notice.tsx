import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import { useFocusGivenBack, useLayer } from '../dialog/index.ts';
import styles from './lazy-dialogs.module.css';

/** What is said at the foot of the page in the place of a layer that is not there, and what can be done about it. */
export interface FootNoticeProps {
  /** What went wrong takes the focus; what is only told does not. */
  readonly role: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly way: ReactNode;
}

/** Said at the foot of the page; once it goes, what was pressed before has the focus again. */
export const FootNotice = ({ role, onClose, children, way }: FootNoticeProps) => {
  const { dialog } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useLayer(true, onClose, false);
  useFocusGivenBack(true, { standIn: place });
  useEffect(() => {
    if (role === 'alert') place.current?.focus();
  }, [role]);
  return (
    <div ref={place} className={styles['notThere']} role={role} tabIndex={-1} data-stands-in>
      {children}
      <div className={styles['ways']}>
        <Button variant="default" onClick={onClose}>
          {dialog.close}
        </Button>
        {way}
      </div>
    </div>
  );
};
