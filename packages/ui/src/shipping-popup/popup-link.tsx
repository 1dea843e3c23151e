import { paths } from '@gift-registry/domain';
import type { MouseEvent, ReactNode } from 'react';

/** The button and modifier keys of a click. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click follows the link in this tab, and does not save it or open it elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

interface PopupLinkProps {
  readonly popupName: string;
  readonly onOpen: (popupName: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to shipping information (ITEM-11): a dialog on this page, a page in a new tab. */
export const PopupLink = ({ popupName, onOpen, className, children }: PopupLinkProps) => (
  <a
    href={paths.popup(popupName)}
    className={className}
    aria-haspopup="dialog"
    onClick={(event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(popupName);
    }}
  >
    {children}
  </a>
);
