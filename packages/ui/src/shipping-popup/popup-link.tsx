import { paths } from '@gift-registry/domain';
import type { MouseEvent, ReactNode } from 'react';

/** As much of a click as tells how it was meant. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click on a link asks to follow it here, and not to save it or to open it elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Shipping information by its name, and what shows it on this page. */
export interface PopupLinkProps {
  readonly popupName: string;
  readonly onOpen: (popupName: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to shipping information (ITEM-11): shown over the page; opened in a tab of its own, it is a page. */
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
