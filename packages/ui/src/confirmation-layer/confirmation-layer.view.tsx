import {
  type CartConfirmation,
  type ConfirmedItem,
  cartPageMessages,
  confirmationLayerMessages,
  type ItemImages,
  paths,
} from '@gift-registry/domain';
import { IconAlertTriangle, IconInfoCircle, IconTruck } from '@tabler/icons-react';
import { Button, Skeleton } from '../controls/index.ts';
import { useLayer } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import styles from './confirmation-layer.module.css';
import type { ConfirmationLayerStream } from './confirmation-layer.stream.ts';
import type { ConfirmationLayerModel } from './confirmation-layer-model.ts';
import { LayerFrame } from './layer-frame.tsx';

/** Shows that nothing or not everything was added (CART-08, CART-03), and that the cart now holds more of a gift than its registry needs: the page below may not know it yet (BUY-02). */
const OverPurchaseNotes = ({
  overPurchased,
  isCutShort,
  isEarlier,
  isGone,
}: Pick<ConfirmationLayerModel, 'overPurchased' | 'isCutShort' | 'isEarlier' | 'isGone'>) => {
  if (isGone)
    return (
      <div className={styles['beyond']} role="status">
        <p>
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
          {confirmationLayerMessages.gone}
        </p>
      </div>
    );
  return (
    (overPurchased.length > 0 || isCutShort || isEarlier) && (
      <div className={styles['beyond']} role="status">
        {isEarlier && (
          <p>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.earlier}
          </p>
        )}
        {isCutShort && (
          <p>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.cutShort}
          </p>
        )}
        {[...new Set(overPurchased)].map((remaining) => (
          <p key={remaining}>
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            {confirmationLayerMessages.overPurchased(remaining)}
          </p>
        ))}
      </div>
    )
  );
};

const pictureOf = (path: string, alt: string): ItemImages => ({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt,
});

const Item = ({ item }: { readonly item: ConfirmedItem }) => (
  <li className={styles['item']}>
    <div className={`stage gr-square ${styles['stage']}`}>
      <ProductPicture images={pictureOf(item.imageUrl, '')} loading="eager" isDecorative />
    </div>
    <div>
      <h3 className={styles['name']}>{item.name}</h3>
      <p className={`num ${styles['price']}`}>{item.formattedPrice}</p>
      <p className={`num muted gr-text-meta ${styles['meta']}`}>{confirmationLayerMessages.quantity(item.quantity)}</p>
      {item.pickup !== undefined && (
        <>
          <p className={`muted gr-text-meta ${styles['meta']}`}>{cartPageMessages.pickupAt(item.pickup.name)}</p>
          {item.pickup.units > item.quantity && (
            <p className={`num muted gr-text-meta ${styles['meta']}`}>
              {confirmationLayerMessages.allPickedUp(item.pickup.units)}
            </p>
          )}
        </>
      )}
      {item.isPersonalized && (
        <p className={`muted gr-text-meta ${styles['meta']}`}>{confirmationLayerMessages.personalized}</p>
      )}
      {item.installationService._tag === 'Some' && (
        <p className={`num muted gr-text-meta ${styles['meta']}`}>
          {confirmationLayerMessages.installation(item.installationService.value.formattedFee)}
        </p>
      )}
    </div>
    {item.specialOrderPicture._tag === 'Some' && item.specialOrderPicture.value !== item.imageUrl && (
      <figure className={`gr-row gr-text-meta ${styles['special']}`}>
        <div className={`stage gr-square ${styles['flat']}`}>
          <ProductPicture images={pictureOf(item.specialOrderPicture.value, '')} loading="eager" isDecorative />
        </div>
        <figcaption>{confirmationLayerMessages.specialOrder(item.name)}</figcaption>
      </figure>
    )}
  </li>
);

/** The products just added to the cart, each with its details and services (CART-01). */
const ConfirmedItems = ({ items }: { readonly items: ReadonlyArray<ConfirmedItem> }) =>
  items.length === 0 ? null : (
    <ul className={styles['items']} aria-label={confirmationLayerMessages.items} data-in-turn>
      {items.map((item, place) => (
        // Two designs of one product are two entries with one SKU.
        // biome-ignore lint/suspicious/noArrayIndexKey: the products of one confirmation keep their places
        <Item key={`${item.sku} ${place}`} item={item} />
      ))}
    </ul>
  );

/** The products by name only, when the cart could not be read or does not contain them (CART-04, CART-08). */
const NamedItems = ({ names }: { readonly names: ReadonlyArray<string> }) =>
  names.length === 0 ? null : (
    <ul className={styles['items']} aria-label={confirmationLayerMessages.named}>
      {names.map((name) => (
        <li key={name}>
          <h3 className={styles['name']}>{name}</h3>
        </li>
      ))}
    </ul>
  );

/** The shipping notes that apply to the cart (CART-01). */
const ConfirmationNotes = ({ confirmation }: { readonly confirmation: CartConfirmation }) => {
  const { isFreeShipping, isVendorDropShip, isAlaskaHawaii } = confirmation;
  const truck = <IconTruck size={20} stroke={1.6} aria-hidden />;
  const { alaskaHawaiiLink } = confirmationLayerMessages;
  return isFreeShipping || isVendorDropShip || isAlaskaHawaii ? (
    <ul className={styles['notes']}>
      {isFreeShipping && (
        <li>
          {truck}
          {confirmationLayerMessages.freeShipping}
        </li>
      )}
      {isVendorDropShip && (
        <li>
          {truck}
          {confirmationLayerMessages.vendorDropShip}
        </li>
      )}
      {isAlaskaHawaii && (
        <li>
          <IconInfoCircle size={20} stroke={1.6} aria-hidden />
          <span>
            {confirmationLayerMessages.alaskaHawaii} <a href={alaskaHawaiiLink.href}>{alaskaHawaiiLink.name}</a>
          </span>
        </li>
      )}
    </ul>
  ) : null;
};

/** Products that the site suggests with those in the cart (CART-02), each linking to its page; shown where nothing is recommended. */
const AddOns = ({ addOns }: Pick<CartConfirmation, 'addOns'>) =>
  addOns.length === 0 ? null : (
    <section className={styles['addOns']} aria-labelledby="add-ons-heading">
      <h3 id="add-ons-heading" className={styles['name']}>
        {confirmationLayerMessages.addOns}
      </h3>
      <ul data-in-turn>
        {addOns.map(({ sku, name, path, picture, formattedPrice }) => (
          <li key={sku} className={`gr-row ${styles['addOn']}`}>
            <div className={`stage gr-square ${styles['flat']}`}>
              <img src={picture} alt="" width={72} height={72} loading="lazy" />
            </div>
            <div>
              <a href={path}>{name}</a>
              <p className={`num muted gr-text-meta ${styles['meta']}`}>{formattedPrice}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

const ABOVE_LAYER = 260;

const Waiting = () => (
  <div className={styles['waiting']} role="status">
    <span className="visually-hidden">{confirmationLayerMessages.loading}</span>
    <Skeleton className={`gr-square ${styles['stage']}`} height="auto" />
    <div>
      <Skeleton height={18} width="70%" />
      <Skeleton height={16} width="30%" marginBlock="12px 0" />
      <Skeleton height={14} width="40%" marginBlock="12px 0" />
    </div>
  </div>
);

const headingOf = ({ isGone, isEarlier, addedCount }: ConfirmationLayerModel): string => {
  if (isGone) return confirmationLayerMessages.headingGone;
  return (isEarlier ? confirmationLayerMessages.headingEarlier : confirmationLayerMessages.heading)(addedCount);
};

const Products = ({ content, isGone, names }: Pick<ConfirmationLayerModel, 'content' | 'isGone' | 'names'>) => {
  if (isGone) return <NamedItems names={names} />;
  switch (content._tag) {
    case 'Awaited':
      return <div className={styles['waiting']} />;
    case 'Loading':
      return <Waiting />;
    case 'Shown':
      return <ConfirmedItems items={content.confirmation.items} />;
    case 'Unread':
      return <NamedItems names={names} />;
  }
};

/** The layer after an addition to the cart: the products, the cart's totals, a link to the cart, and recommendations (CART-01). */
export const ConfirmationLayer = ({ stream }: { readonly stream: ConfirmationLayerStream }) => {
  const model = useStateValue(stream.model);
  const { site, isOpen, isGone, names, overPurchased, isCutShort, isEarlier, content, carousel, terms } = model;
  useLayer(isOpen, stream.close);
  return (
    <>
      <LayerFrame
        isFlyout={site.features.newFlyout}
        isOpen={isOpen}
        heading={headingOf(model)}
        isIn={!isGone}
        onClose={stream.close}
      >
        <Products content={content} isGone={isGone} names={names} />
        <OverPurchaseNotes
          overPurchased={overPurchased}
          isCutShort={isCutShort}
          isEarlier={isEarlier}
          isGone={isGone}
        />
        <div className={styles['summary']}>
          {content._tag === 'Shown' && (
            <p className={`num gr-cluster ${styles['sums']}`} aria-live="polite">
              <span>{confirmationLayerMessages.cart(content.confirmation.cartItemCount)}</span>
              <span>
                {confirmationLayerMessages.subtotal} <b>{content.confirmation.total}</b>
              </span>
            </p>
          )}
          <Button component="a" href={paths.cart}>
            {confirmationLayerMessages.viewCart}
          </Button>
          <Button variant="default" onClick={stream.close}>
            {confirmationLayerMessages.continue}
          </Button>
        </div>
        {content._tag === 'Shown' && !isGone && <ConfirmationNotes confirmation={content.confirmation} />}
        {content._tag === 'Shown' && carousel._tag === 'Nothing' && <AddOns addOns={content.confirmation.addOns} />}
        {carousel._tag !== 'Nothing' && (
          <div className={styles['carousel']}>
            <RecommendationCarousel model={carousel} kind="confirmation" intents={stream} />
          </div>
        )}
      </LayerFrame>
      <TermsDialog
        zIndex={ABOVE_LAYER}
        model={terms}
        onAnswer={stream.answerTerms}
        onTryAgain={stream.readTermsAgain}
      />
    </>
  );
};
