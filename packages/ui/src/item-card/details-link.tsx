import { type ItemIdentity, itemCardMessages } from '@gift-registry/domain';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { UnstyledButton } from '../controls/index.ts';
import type { ItemCardModel } from '../list-model/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';

/** What a link to another site adds to its name: it opens in a tab of its own. */
export const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

/** Said of such a link, for those who do not see the icon. */
export const NewTabNote = () => <span className="visually-hidden"> {itemCardMessages.opensInNewTab}</span>;

/** As much of a card as a way to its item needs, and what shows the item's details over the page. */
export interface DetailsLinkProps {
  readonly card: Pick<ItemCardModel, 'link' | 'item'>;
  readonly onOpen: (identity: ItemIdentity) => void;
  readonly className: string | undefined;
  readonly id?: string;
  /** One of two ways to the same: passed over by the Tab key. */
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

/** What a link does besides being one: a plain click shows the details over the page. */
export const detailsOnClick = (card: Pick<ItemCardModel, 'item'>, onOpen: DetailsLinkProps['onOpen']) =>
  ({
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(card.item.identity);
    },
  }) as const;

/**
 * The way to an item: a plain click shows its details over the page (BUY-05); opened in a tab of its own, or without script, it is the item's page. An item without a page has a button.
 */
export const DetailsLink = ({ card, onOpen, className, id, isSecond = false, children }: DetailsLinkProps) => {
  const { itemCard } = useMessages();
  const order = isSecond ? { tabIndex: -1 } : {};
  return card.link._tag === 'Some' ? (
    <a
      className={className}
      id={id}
      href={card.link.value.href}
      {...order}
      {...(card.link.value.isElsewhere ? ELSEWHERE : {})}
      {...detailsOnClick(card, onOpen)}
    >
      {children}
    </a>
  ) : (
    <UnstyledButton
      className={className ?? ''}
      {...(id === undefined ? {} : { id })}
      {...order}
      aria-haspopup="dialog"
      {...(isSecond ? { 'aria-label': itemCard.viewDetailsLabel(card.item.product.name) } : {})}
      onClick={() => onOpen(card.item.identity)}
    >
      {children}
    </UnstyledButton>
  );
};
