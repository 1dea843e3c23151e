import { itemDetailsMessages, type RegistryItem } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { LED_DIALOG_TITLE, LedDialog, useKeptFocus, useLostFocus } from '../dialog/index.ts';
import { nameLinkId } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import { DetailsFacts } from './details-facts.tsx';
import { DetailsFoot } from './details-foot.tsx';
import { DetailsGallery } from './details-gallery.tsx';
import { GoneItem } from './gone-item.tsx';
import type { ItemDetailsStream } from './item-details.stream.ts';
import type { ItemDetailsContent } from './item-details-model.ts';

/** What is looked at, and what else can be shown of it. */
export interface ItemDetailsProps {
  readonly stream: ItemDetailsStream;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Where an item that is bought here and that stores can have is picked up (BUY-08), told beside its facts. */
  readonly pickup?: (item: RegistryItem) => ReactNode;
}

const titleOf = (content: ItemDetailsContent): string => {
  switch (content._tag) {
    case 'Nothing':
      return '';
    case 'Gone':
      return itemDetailsMessages.gone;
    case 'Shown':
      return content.card.item.product.name;
  }
};

const cardIn = (content: ItemDetailsContent): string => {
  if (content._tag === 'Nothing') return '';
  return content._tag === 'Gone' ? content.key : content.card.key;
};

/** What can be done with it now; what can no longer be done takes its buttons along. */
const controlIn = (content: ItemDetailsContent): string =>
  content._tag === 'Shown' ? content.card.control._tag : content._tag;

/** Item Details over the list (BUY-05): pictures, everything that is to be known of the item, and buying it as on its card. */
export const ItemDetails = ({ stream, onPopup, pickup }: ItemDetailsProps) => {
  const { isOpen, content, focusOn } = useStateValue(stream.model);
  useLostFocus(focusOn, [nameLinkId(cardIn(content)), 'content']);
  useKeptFocus(isOpen, controlIn(content), LED_DIALOG_TITLE);
  return (
    <LedDialog
      isOpen={isOpen}
      title={titleOf(content)}
      onClose={stream.close}
      isStep={false}
      lead={content._tag === 'Shown' && <DetailsGallery details={content} intents={stream} />}
    >
      {content._tag === 'Gone' && <GoneItem name={content.name} onClose={stream.close} />}
      {content._tag === 'Shown' && (
        <>
          <DetailsFacts details={content} intents={stream.cards} onPopup={onPopup}>
            {content.isPickedUp && pickup?.(content.card.item)}
          </DetailsFacts>
          <DetailsFoot card={content.card} intents={stream.cards} />
        </>
      )}
    </LedDialog>
  );
};
