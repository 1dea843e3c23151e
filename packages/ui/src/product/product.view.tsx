import {
  crossBrandMessages,
  EXCEEDS_REQUESTED,
  faultSentence,
  giftNotAdded,
  itemCardMessages,
  LONGEST_QUANTITY,
  paths,
  productPageMessages,
  WANTED_QUANTITY,
} from '@gift-registry/domain';
import { IconAlertTriangle, IconCheck, IconExternalLink, IconGift, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import { Button, Skeleton } from '../controls/index.ts';
import { CrossBrandDialog } from '../cross-brand-dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { PersonalizeForm } from '../personalize/index.ts';
import { PictureGallery } from '../picture-gallery/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { PersonalizationParts, ProductDetails, ProductLines } from '../product-facts/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { ShippingPopup, type ShippingPopupStream } from '../shipping-popup/index.ts';
import { StoreAvailability, type StoreAvailabilityStream } from '../store-availability/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import { DeliveryLines } from './delivery-lines.tsx';
import { ListProduct } from './list-product.tsx';
import styles from './product.module.css';
import type { ProductStream } from './product.stream.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductHead, ProductTrail } from './product-head.tsx';
import type { ItemNotOnRegistry, ProductCartControl, ProductGift, ShownProduct } from './product-model.ts';
import type { ProductShelvesStream } from './product-shelves.stream.ts';
import { ProductShelves } from './product-shelves.tsx';

/** The registry that the product is shown for, and what it still needs. */
const GiftLine = ({ gift: { grId, item } }: { readonly gift: ProductGift }) => (
  <div className={`gr-text-body gr-panel ${styles['gift']}`}>
    <IconGift size={20} stroke={1.6} aria-hidden />
    <p className="num">{productPageMessages.onRegistry(grId, item)}</p>
  </div>
);

/** Shows that a purchase here is not for the registry of the address. */
const NotOnRegistryLine = ({ notFor: { grId, reason } }: { readonly notFor: ItemNotOnRegistry }) => (
  <div className={`gr-text-body gr-panel ${styles['gift']}`} role="status">
    <IconInfoCircle size={20} stroke={1.6} aria-hidden />
    <p className="num">{productPageMessages.notFor(grId, reason)}</p>
  </div>
);

/** Says that the product is personalized on the other brand's site, where it is bought; not for a registry's item, which has its design already. */
const OwnTextThere = ({ cart, gift, personalize }: ShownProduct) =>
  cart._tag === 'OtherBrand' &&
  cart.intent._tag === 'Some' &&
  gift._tag === 'None' &&
  personalize._tag === 'Form' && (
    <p className={`muted gr-text-body ${styles['notice']}`}>{crossBrandMessages.ownTextThere(cart.brandName)}</p>
  );

/** The id of the warning below the quantity field while it exceeds what the registry needs. */
const EXCEEDS_ID = 'exceeds-requested';

interface BuyProductProps {
  readonly name: string;
  readonly cart: ProductCartControl;
  readonly onAdd: () => void;
  readonly onGoElsewhere: () => void;
}

/** "Add to Cart", the link to the other brand's site, or why it cannot be bought here. */
const BuyProduct = ({ name, cart, onAdd, onGoElsewhere }: BuyProductProps) => {
  switch (cart._tag) {
    case 'Blocked':
      if (cart.reason === 'out-of-stock')
        return (
          <>
            <Button disabled>{itemCardMessages.outOfStock}</Button>
            <p className={`muted gr-text-body ${styles['notice']}`}>{productPageMessages.cannotBuy(cart.reason)}</p>
          </>
        );
      return <p className={`gr-row ${styles['blocked']}`}>{productPageMessages.cannotBuy(cart.reason)}</p>;
    case 'OtherBrand':
      return cart.intent._tag === 'Some' ? (
        <Button
          aria-haspopup="dialog"
          onClick={onGoElsewhere}
          rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        >
          {itemCardMessages.buyOn(cart.brandName)}
        </Button>
      ) : (
        <p className={`gr-row ${styles['blocked']}`}>{itemCardMessages.soldAt(cart.brandName)}</p>
      );
    case 'Purchased':
      return <p className={`gr-row ${styles['blocked']}`}>{itemCardMessages.purchased}</p>;
    case 'Unbuyable':
      return <p className={`gr-row ${styles['blocked']}`}>{giftNotAdded(cart.reason)}</p>;
    case 'Buy':
      return (
        <>
          <Button
            className={styles['add'] ?? ''}
            data-added={cart.add._tag === 'Added' || undefined}
            aria-disabled={cart.add._tag === 'Adding' || undefined}
            aria-busy={cart.add._tag === 'Adding' || undefined}
            leftSection={cart.add._tag === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
            onClick={onAdd}
          >
            <LabelOrSpinner
              words={cart.add._tag === 'Added' ? itemCardMessages.added : itemCardMessages.addToCart}
              isAdding={cart.add._tag === 'Adding'}
            />
          </Button>
          <AddingAnnouncement isAdding={cart.add._tag === 'Adding'} />
          <p className={`muted gr-text-body ${styles['notice']}`} role="status">
            {cart.add._tag === 'Added' && (
              <>
                {productPageMessages.addedToCart(name)} <a href={paths.cart}>{productPageMessages.viewCart}</a>
              </>
            )}
          </p>
          {cart.isOverPurchased && (
            <p className={`gr-danger gr-text-body ${styles['refusal']}`} id={EXCEEDS_ID} role="status">
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
              {EXCEEDS_REQUESTED}
            </p>
          )}
          {'reason' in cart.add && (
            <p className={`gr-danger gr-text-body ${styles['refusal']}`} role="alert">
              <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
              {cart.add.reason._tag === 'QuantityOutOfRange'
                ? productPageMessages.exceedsInCart(cart.add.reason)
                : giftNotAdded(cart.add.reason)}
            </p>
          )}
        </>
      );
  }
};

/** The streams of the page, of its shipping dialog and of the content below the product. */
export interface ProductPageProps {
  readonly stream: ProductStream;
  readonly popup: ShippingPopupStream;
  readonly pickup: StoreAvailabilityStream;
  readonly shelves: ProductShelvesStream;
}

const Elsewhere = ({ stream, children }: Pick<ProductPageProps, 'stream'> & { readonly children: ReactNode }) => (
  <CrossBrandDialog asked={useStateValue(stream.asked)} onClose={stream.stay}>
    {children}
  </CrossBrandDialog>
);

/** The link to similar products, for the chosen registry (ROUTE-07). */
const SimilarLink = ({
  product: { sku },
  registry,
}: Pick<ShownProduct['facts'], 'product'> & Pick<ShownProduct, 'registry'>) =>
  registry._tag === 'Ready' && registry.adding.chosen._tag === 'Some' ? (
    <a href={paths.similarItems(sku, registry.adding.chosen.value.grId)}>{itemCardMessages.seeSimilar}</a>
  ) : null;

const Shown = ({ model, stream, popup, pickup, shelves }: ProductPageProps & { readonly model: ShownProduct }) => {
  const { facts, picture, gift, cart, registry, quantity, quantityBeside } = model;
  const { product } = facts;
  const stepper = (
    <QuantityStepper
      name={product.name}
      text={quantity}
      range={WANTED_QUANTITY}
      longest={LONGEST_QUANTITY}
      warningId={cart._tag === 'Buy' && cart.isOverPurchased ? EXCEEDS_ID : undefined}
      onType={stream.typeQuantity}
      onLeave={stream.leaveQuantity}
      onStep={stream.stepQuantity}
    />
  );
  return (
    <div className={`wrap ${styles['page']}`}>
      <ProductTrail levels={product.categoryLevels} returnPage={model.returnPage} />
      <div className={styles['halves']}>
        <PictureGallery
          name={product.name}
          pictures={facts.pictures}
          picture={picture}
          onShow={stream.showPicture}
          onStep={stream.stepPicture}
        >
          <ProductBadges facts={facts} />
        </PictureGallery>
        <div className={styles['facts']}>
          <ProductHead facts={facts} onPopup={popup.open} />
          {gift._tag === 'Some' && <GiftLine gift={gift.value} />}
          {model.notFor._tag === 'Some' && <NotOnRegistryLine notFor={model.notFor.value} />}
          {gift._tag === 'None' && !model.isGiftAwaited && (
            <PersonalizeForm
              model={model.personalize}
              intents={stream.personalize}
              heading="h2"
              isForRegistryAlone={cart._tag === 'OtherBrand'}
            />
          )}
          {!model.isGiftAwaited && (
            <div className={styles['actions']}>
              {quantityBeside === 'cart' && stepper}
              <div className={`gr-stack ${styles['action']}`}>
                <BuyProduct
                  name={product.name}
                  cart={cart}
                  onAdd={stream.addToCart}
                  onGoElsewhere={stream.goElsewhere}
                />
                <OwnTextThere {...model} />
              </div>
              {quantityBeside === 'registry' && stepper}
              <div className={`gr-stack ${styles['action']}`}>
                <ListProduct registry={registry} intents={stream} />
                <SimilarLink product={product} registry={registry} />
              </div>
            </div>
          )}
          {!product.isNla && cart._tag !== 'OtherBrand' && <DeliveryLines facts={facts} />}
          {model.isPickedUp && <StoreAvailability stream={pickup} name={product.name} heading="h2" />}
          {gift._tag === 'Some' && gift.value.summary._tag === 'Some' && (
            <div className={styles['design']}>
              <PersonalizationParts name={product.name} summary={gift.value.summary.value} heading="h2" />
            </div>
          )}
          <ProductLines product={product} facts={facts} onPopup={popup.open} isStockSaid />
        </div>
        <div>
          <ProductDetails product={product} facts={facts} heading="h2" />
        </div>
      </div>
      <ProductShelves stream={shelves} />
      <ShippingPopup stream={popup} />
      <Elsewhere stream={stream}>
        <OwnTextThere {...model} />
      </Elsewhere>
      <TermsDialog model={model.terms} onAnswer={stream.answerTerms} onTryAgain={stream.readTermsAgain} />
    </div>
  );
};

/** The page of a product (ROUTE-19): pictures on the left, description and actions on the right, matching and similar items below. */
export const ProductPage = ({ stream, popup, pickup, shelves }: ProductPageProps) => {
  const model = useStateValue(stream.model);
  switch (model._tag) {
    case 'Awaited':
      return (
        <div className={`wrap ${styles['page']}`} role="status">
          <span className="visually-hidden">{productPageMessages.loading}</span>
          <div className={styles['halves']}>
            <Skeleton className={styles['awaited']} />
            <div className={styles['facts']}>
              <Skeleton height={44} marginBlock="0 16px" />
              <Skeleton height={24} width="40%" marginBlock="0 32px" />
              <Skeleton height={96} marginBlock="0 32px" />
              <Skeleton height={48} />
            </div>
          </div>
        </div>
      );
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.tryAgain} />;
    case 'Shown':
      return <Shown model={model} stream={stream} popup={popup} pickup={pickup} shelves={shelves} />;
  }
};
