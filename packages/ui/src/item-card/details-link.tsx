import { type ItemIdentity, itemCardWords } from '@gift-registry/domain';
import { UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import type { ItemCardModel } from '../list-model/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';
import { ELSEWHERE, NewTabNote } from './elsewhere.tsx';

/** As much of a card as a way to its item needs, and what shows the item's details over the page. */
export interface DetailsLinkProps {
  readonly card: Pick<ItemCardModel, 'link' | 'control' | 'item'>;
  readonly onOpen: (identity: ItemIdentity) => void;
  readonly className: string | undefined;
  readonly id?: string;
  /** One of two ways to the same: passed over by the Tab key. */
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

/** Whether a plain click shows the details here; a registrant's own card leads to the item's page. */
const opensHere = ({ control }: Pick<ItemCardModel, 'control'>): boolean => control._tag !== 'Own';

/** Whether following the card's link opens another site. */
export const leadsAway = (card: Pick<ItemCardModel, 'link' | 'control'>): boolean =>
  card.link._tag === 'Some' && card.link.value.isElsewhere && !opensHere(card);

/** What a link does besides being one: nothing where the item's page is meant. */
export const detailsOnClick = (
  card: Pick<ItemCardModel, 'control' | 'item'>,
  onOpen: DetailsLinkProps['onOpen'],
): { readonly 'aria-haspopup'?: 'dialog'; readonly onClick?: (event: MouseEvent) => void } =>
  opensHere(card)
    ? {
        'aria-haspopup': 'dialog',
        onClick: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(card.item.identity);
        },
      }
    : {};

/**
 * The way to an item: a plain click shows its details over the page (BUY-05); opened in a tab of its own, or without script, it is the item's page. An item without a page has a button.
 */
export const DetailsLink = ({ card, onOpen, className, id, isSecond = false, children }: DetailsLinkProps) => {
  const order = isSecond ? { tabIndex: -1 } : {};
  if (card.link._tag === 'Some') {
    const { href, isElsewhere } = card.link.value;
    return (
      <a
        className={className}
        id={id}
        href={href}
        {...order}
        {...(isElsewhere ? ELSEWHERE : {})}
        {...detailsOnClick(card, onOpen)}
      >
        {children}
        {leadsAway(card) && <NewTabNote />}
      </a>
    );
  }
  return opensHere(card) ? (
    <UnstyledButton
      className={className ?? ''}
      {...(id === undefined ? {} : { id })}
      {...order}
      aria-haspopup="dialog"
      {...(isSecond ? { 'aria-label': itemCardWords.viewDetailsAloud(card.item.product.name) } : {})}
      onClick={() => onOpen(card.item.identity)}
    >
      {children}
    </UnstyledButton>
  ) : (
    <span className={className}>{children}</span>
  );
};
