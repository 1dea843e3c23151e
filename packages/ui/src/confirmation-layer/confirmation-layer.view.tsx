import { confirmationLayerMessages, paths } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { useLayer } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RecommendationCarousel } from '../recommendation-carousel/index.ts';
import { TermsDialog } from '../terms-dialog/index.ts';
import { AddOns } from './add-ons.tsx';
import styles from './confirmation-layer.module.css';
import type { ConfirmationLayerStream } from './confirmation-layer.stream.ts';
import type { ConfirmationLayerModel } from './confirmation-layer-model.ts';
import { ConfirmationNotes } from './confirmation-notes.tsx';
import { ConfirmedItems, NamedItems } from './confirmed-items.tsx';
import { LayerFrame } from './layer-frame.tsx';
import { OverPurchaseNotes } from './over-purchase-notes.tsx';

const ABOVE_LAYER = 260;

const Waiting = () => (
  <div className={styles['waiting']} role="status">
    <span className="visually-hidden">{confirmationLayerMessages.loading}</span>
    <Skeleton className={styles['stage'] ?? ''} height="auto" />
    <div>
      <Skeleton height={18} width="70%" />
      <Skeleton height={16} mt={12} width="30%" />
      <Skeleton height={14} mt={12} width="40%" />
    </div>
  </div>
);

const headingOf = ({ isGone, isEarlier, addedCount }: ConfirmationLayerModel): string => {
  if (isGone) return confirmationLayerMessages.headingGone;
  return (isEarlier ? confirmationLayerMessages.headingEarlier : confirmationLayerMessages.heading)(addedCount);
};

const Things = ({ content, isGone, names }: Pick<ConfirmationLayerModel, 'content' | 'isGone' | 'names'>) => {
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

/** After something was put into the cart: what it was, what the cart holds now, the way on, and what goes with it (CART-01). */
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
        <Things content={content} isGone={isGone} names={names} />
        <OverPurchaseNotes
          overPurchased={overPurchased}
          isCutShort={isCutShort}
          isEarlier={isEarlier}
          isGone={isGone}
        />
        <div className={styles['summary']}>
          {content._tag === 'Shown' && (
            <p className={`num ${styles['sums']}`} aria-live="polite">
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
        {content._tag === 'Shown' && !isGone && <ConfirmationNotes confirmation={content.confirmation} site={site} />}
        {content._tag === 'Shown' && <AddOns addOns={content.confirmation.addOns} />}
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
