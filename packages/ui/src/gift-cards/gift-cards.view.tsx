import { giftCardMessages } from '@gift-registry/domain';
import { SectionFrame } from '../list-section/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { GiftCardForm } from './gift-card-form.tsx';
import { GiftCardPopup } from './gift-card-popup.tsx';
import { GiftCardWays } from './gift-card-ways.tsx';
import styles from './gift-cards.module.css';
import type { GiftCardsStream } from './gift-cards.stream.ts';

/** The section "GIFT CARDS" of a guest's page (PAGE-06): the form, or in Canada the ways to a card elsewhere (GC-08). */
export const GiftCards = ({ stream }: { readonly stream: GiftCardsStream }) => {
  const model = useStateValue(stream.model);
  if (model._tag === 'Hidden') return null;
  const { isOpen, images, content } = model;
  return (
    <div className={`wrap ${styles['section']}`} id="gift-cards">
      <SectionFrame title={giftCardMessages.section} isOpen={isOpen} onToggle={stream.toggle}>
        <div className={styles['panel']}>
          <div className={`stage ${styles['look']}`}>
            <ProductPicture images={images} isDecorative isLarge />
          </div>
          {content._tag === 'Form' ? (
            <GiftCardForm form={content.form} site={stream.site} intents={stream} />
          ) : (
            <GiftCardWays ways={content.ways} />
          )}
        </div>
      </SectionFrame>
      {content._tag === 'Form' && <GiftCardPopup popup={content.popup} site={stream.site} intents={stream} />}
    </div>
  );
};
