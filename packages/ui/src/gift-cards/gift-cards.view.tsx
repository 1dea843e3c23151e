import {
  type GiftCardChannel,
  giftCardChannelName,
  giftCardChannelNote,
  giftCardMessages,
  registryPageMessages,
} from '@gift-registry/domain';
import { LazySection, lazyChunk } from '../lazy-dialogs/index.ts';
import { SectionFrame } from '../list-section/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import type { GiftCardFormPartsProps } from './gift-card-form.tsx';
import styles from './gift-cards.module.css';
import type { GiftCardsStream } from './gift-cards.stream.ts';

/** Links to pages about gift cards sold elsewhere (GC-08), since none are sold in this market. */
const GiftCardLinks = ({ ways }: { readonly ways: ReadonlyArray<GiftCardChannel> }) => (
  <div className={styles['form']}>
    <div>
      <h3 className={`display gr-text-title ${styles['title']}`}>{giftCardMessages.elsewhereTitle}</h3>
      <p className={`muted ${styles['help']}`}>{giftCardMessages.elsewhereHelp}</p>
    </div>
    <ul className={styles['ways']}>
      {ways.map((way) => (
        <li key={way.way}>
          <a href={way.path}>{giftCardChannelName(way)}</a>
          <p className="muted">{giftCardChannelNote(way)}</p>
        </li>
      ))}
    </ul>
  </div>
);

/** The form's chunk. */
export const giftCardForm = lazyChunk(async () => (await import('./gift-card-form.tsx')).GiftCardFormParts);

/** The form, loaded once the page is in use or the section comes near. */
const LazyForm = (props: GiftCardFormPartsProps) => (
  <LazySection chunk={giftCardForm} of={props} className={styles['awaited']} />
);

/** The section "Gift cards" of a guest's page (PAGE-06): the form, or in Canada links to cards sold elsewhere (GC-08). */
export const GiftCards = ({ stream }: { readonly stream: GiftCardsStream }) => {
  const model = useStateValue(stream.model);
  if (model._tag === 'Hidden') return null;
  const { isOpen, images, content } = model;
  return (
    <div className={`wrap ${styles['section']}`} id="gift-cards">
      <SectionFrame title={registryPageMessages.giftCards} isOpen={isOpen} onToggle={stream.toggle}>
        <div className={styles['panel']}>
          <div className={`stage ${styles['look']}`}>
            <ProductPicture images={images} isDecorative isLarge />
          </div>
          {content._tag === 'Form' ? (
            <LazyForm content={content} stream={stream} />
          ) : (
            <GiftCardLinks ways={content.ways} />
          )}
        </div>
      </SectionFrame>
    </div>
  );
};
