import { type ItemIdentity, itemCardMessages } from '@gift-registry/domain';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { UnstyledButton } from '../controls/index.ts';
import type { ItemCardModel } from '../list-model/index.ts';
import { fetchLargePicture } from '../product-picture/index.ts';
import { isPlainClick } from '../shipping-popup/index.ts';

/** The attributes of a link to another site: it opens in a new tab. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Tells screen readers that a link opens in a new tab, as its icon does. */
export const NewTabNote = () => <span className="visually-hidden"> {itemCardMessages.opensInNewTab}</span>;

/** The fields of a card that a link to its item reads, and the callback that shows the item's details. */
interface DetailsLinkProps {
  readonly card: Pick<ItemCardModel, 'link' | 'item'>;
  readonly onOpen: (identity: ItemIdentity) => void;
  readonly className: string | undefined;
  readonly id?: string;
  /** Whether another link to the same place precedes it: then the Tab key skips this one. */
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

/** The attributes that make a plain click on a link show the item's details over the page; their picture is fetched before, when a press or a mouse comes. */
export const detailsOnClick = (card: Pick<ItemCardModel, 'item'>, onOpen: DetailsLinkProps['onOpen']) =>
  ({
    'aria-haspopup': 'dialog',
    onPointerDown: () => fetchLargePicture(card.item.product.images),
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') fetchLargePicture(card.item.product.images);
    },
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(card.item.identity);
    },
  }) as const;

/**
 * A link to an item: a plain click shows its details over the page (BUY-05); in a new tab, or without JavaScript, it
 * opens the item's page. An item without a page has a button instead.
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
      {...(card.link.value.isElsewhere ? NEW_TAB : {})}
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
