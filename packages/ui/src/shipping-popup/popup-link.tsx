import { paths } from '@gift-registry/domain';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';

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
