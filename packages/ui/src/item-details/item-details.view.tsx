import {
  boughtElsewhereMessages,
  crossBrandMessages,
  type ItemIdentity,
  itemCardMessages,
  itemDetailsMessages,
  languageOf,
  productPageMessages,
  type RegistryItem,
} from '@gift-registry/domain';
import { IconCircleCheck, IconExternalLink, IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Button, UnstyledButton } from '../controls/index.ts';
import { MEDIA_DIALOG_TITLE, MediaDialog, useFocusFallback, useKeepFocus } from '../dialog/index.ts';
import { CardBadges, CardCounts, ManageControl, PurchaseControls } from '../item-card/index.ts';
import { type ItemCardIntents, type ItemCardModel, nameLinkId, shelfLinkId } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import { PictureGallery } from '../picture-gallery/index.ts';
import { PersonalizationParts, Price, ProductDetails, ProductLines } from '../product-facts/index.ts';
import styles from './item-details.module.css';
import type { ItemDetailsStream } from './item-details.stream.ts';
import type { ItemDetailsContent, ItemDetailsIntents, ShownDetails } from './item-details-model.ts';

/** Shown in place of an item that left the list while it was open. */
const GoneItem = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => (
  <div className={styles['gone']}>
    <p role="status">{itemDetailsMessages.goneHelp(name)}</p>
    <Button onClick={onClose}>{itemDetailsMessages.backToGifts}</Button>
  </div>
);

interface DetailsGalleryProps {
  readonly details: Pick<ShownDetails, 'card' | 'pictures' | 'picture'>;
  readonly intents: Pick<ItemDetailsIntents, 'showPicture' | 'stepPicture'>;
}

/** The item's pictures, with its badges (BUY-06). */
const DetailsGallery = ({ details: { card, pictures, picture }, intents }: DetailsGalleryProps) => (
  <div className={`stage ${styles['media']}`}>
    <div className={styles['pictures']}>
      <PictureGallery
        name={card.item.product.name}
        pictures={pictures}
        picture={picture}
        onShow={intents.showPicture}
        onStep={intents.stepPicture}
      >
        <CardBadges card={card} />
      </PictureGallery>
    </div>
  </div>
);

/** Reporting that an item was bought at another shop (ELSE-01): whether it is possible, and the action that opens the dialog. */
interface BoughtElsewhereAction {
  readonly isOffered: (item: RegistryItem) => boolean;
  readonly open: (identity: ItemIdentity) => void;
}

interface DetailsFootProps {
  readonly card: ItemCardModel;
  readonly intents: ItemCardIntents;
  readonly elsewhere: BoughtElsewhereAction | undefined;
}

/**
 * The foot of the details: the counts, and the controls of the card with the same typed quantity (BUY-01, BUY-02); for
 * its registrant, Manage Item (MAN-01). A reason why the item cannot be bought is shown at the top instead.
 */
const DetailsFoot = ({ card, intents, elsewhere }: DetailsFootProps) => (
  <div className={styles['foot']} data-fades-above>
    <CardCounts card={card} />
    {card.control._tag === 'Purchased' ? (
      <p className={`gr-text-body ${styles['purchased']}`} role="status">
        <IconCircleCheck size={20} stroke={1.6} aria-hidden />
        <span>
          <b>{itemDetailsMessages.purchased}</b> {itemDetailsMessages.purchasedHelp}
        </span>
      </p>
    ) : card.control._tag === 'Own' ? (
      <ManageControl card={card} intents={intents} place="details" />
    ) : (
      card.control._tag !== 'Unbuyable' && <PurchaseControls card={card} intents={intents} />
    )}
    {card.control._tag === 'OutOfStock' && (
      <p className={`muted gr-text-meta ${styles['note']}`}>{productPageMessages.cannotBuy('out-of-stock')}</p>
    )}
    {elsewhere?.isOffered(card.item) && (
      <UnstyledButton
        className={`muted gr-text-body ${styles['elsewhere']}`}
        aria-haspopup="dialog"
        aria-label={boughtElsewhereMessages.openLabel(card.item.product.name)}
        onClick={() => elsewhere.open(card.item.identity)}
      >
        {boughtElsewhereMessages.open}
      </UnstyledButton>
    )}
  </div>
);

interface DetailsFactsProps {
  readonly details: ShownDetails;
  readonly intents: ItemCardIntents;
  readonly onPopup: (popupName: string) => void;
  readonly children?: ReactNode;
}

/**
 * The reason why the item cannot be bought comes first (PERS-02); then rating (ITEM-12), price (ITEM-09), description,
 * availability (ITEM-14), personalization (PERS-03), and further details.
 */
const DetailsFacts = ({ details: { card, details, summary }, intents, onPopup, children }: DetailsFactsProps) => {
  const { item } = card;
  const { product } = item;
  return (
    <div className={styles['facts']}>
      {card.control._tag === 'Unbuyable' && <PurchaseControls card={card} intents={intents} />}
      <div>
        <p className={`num gr-cluster muted gr-text-meta ${styles['meta']}`}>
          {product.reviews > 0 && (
            <span className={`gr-inline-row ${styles['rating']}`}>
              <IconStarFilled size={15} aria-hidden />
              <span aria-hidden>{productPageMessages.ratingSeen(product.rating, product.reviews)}</span>
              <span className="visually-hidden">{itemCardMessages.rating(product.rating, product.reviews)}</span>
            </span>
          )}
          <span>{itemCardMessages.sku(item.identity.sku)}</span>
        </p>
        <Price facts={card} className={styles['price']} />
      </div>
      {product.description !== '' && (
        <p className={styles['description']} lang={languageOf(product, 'description')}>
          {product.description}
        </p>
      )}
      <ProductLines product={product} facts={card} onPopup={onPopup} />
      {card.availability._tag === 'AskOtherBrand' && card.link._tag === 'Some' && card.otherBrand._tag === 'Some' && (
        <UnstyledButton
          className={styles['page'] ?? ''}
          aria-haspopup="dialog"
          aria-label={itemCardMessages.checkAvailabilityAtLabel(card.otherBrand.value, product.name)}
          onClick={() => intents.goElsewhere('AskStock', item.identity)}
        >
          {itemCardMessages.checkAvailabilityAt(card.otherBrand.value)}
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
      {summary._tag === 'Some' && <PersonalizationParts name={product.name} summary={summary.value} heading="h3" />}
      <ProductDetails product={product} facts={details} heading="h3" />
      {children}
      {card.similarItems._tag === 'Some' && (
        <a className={styles['page']} href={card.similarItems.value}>
          {itemCardMessages.seeSimilar}
        </a>
      )}
      {card.link._tag === 'Some' && !card.link.value.isElsewhere && (
        <a className={styles['page']} href={card.link.value.href}>
          {itemDetailsMessages.productPage}
        </a>
      )}
      {card.link._tag === 'Some' && card.link.value.isElsewhere && card.otherBrand._tag === 'Some' && (
        <UnstyledButton
          className={styles['page'] ?? ''}
          aria-haspopup="dialog"
          aria-label={crossBrandMessages.viewOnLabel(card.otherBrand.value, product.name)}
          onClick={() => intents.goElsewhere('View', item.identity)}
        >
          {crossBrandMessages.viewOn(card.otherBrand.value)}
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
};

interface ItemDetailsProps {
  readonly stream: ItemDetailsStream;
  /** Shows shipping information of that name (ITEM-11). */
  readonly onPopup: (popupName: string) => void;
  /** Renders the store pickup of an item that is bought here and available in stores (BUY-08), beside its facts. */
  readonly pickup?: (item: RegistryItem) => ReactNode;
  readonly elsewhere?: BoughtElsewhereAction;
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

/** The kind of controls that are rendered: a change may remove the focused button. */
const controlIn = (content: ItemDetailsContent): string =>
  content._tag === 'Shown' ? content.card.control._tag : content._tag;

/** Whether the element of that id had the focus when the dialog opened last, which is seen while rendering: an effect would be too late. */
const useIsOpenedBy = (isOpen: boolean, id: string): boolean => {
  const wasOpen = useRef(false);
  const isOpener = useRef(false);
  if (isOpen && !wasOpen.current) isOpener.current = document.activeElement?.id === id;
  wasOpen.current = isOpen;
  return isOpener.current;
};

/** Item Details over the list (BUY-05): pictures, all facts about the item, and the same controls as on its card. */
export const ItemDetails = ({ stream, onPopup, pickup, elsewhere }: ItemDetailsProps) => {
  const { isOpen, content, focusOn } = useStateValue(stream.model);
  const key = cardIn(content);
  const isFromShelf = useIsOpenedBy(isOpen, shelfLinkId(key));
  useFocusFallback(focusOn, [(isFromShelf ? shelfLinkId : nameLinkId)(key), nameLinkId(key), 'content']);
  useKeepFocus(isOpen, controlIn(content), MEDIA_DIALOG_TITLE);
  return (
    <MediaDialog
      isOpen={isOpen}
      title={titleOf(content)}
      onClose={stream.close}
      isStep={false}
      media={content._tag === 'Shown' && <DetailsGallery details={content} intents={stream} />}
    >
      {content._tag === 'Gone' && <GoneItem name={content.name} onClose={stream.close} />}
      {content._tag === 'Shown' && (
        <>
          <DetailsFacts details={content} intents={stream.cards} onPopup={onPopup}>
            {content.isPickedUp && pickup?.(content.card.item)}
          </DetailsFacts>
          <DetailsFoot card={content.card} intents={stream.cards} elsewhere={elsewhere} />
        </>
      )}
    </MediaDialog>
  );
};
