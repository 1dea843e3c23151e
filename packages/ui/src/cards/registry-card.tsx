import { cardMessages, eventHeading, formatDay, registrantNames, shareMessages } from '@gift-registry/domain';
import type { RegistryShare } from '../list-model/index.ts';
import { ShownPhoto } from '../photo/index.ts';
import { QrCode } from '../qr-code/index.ts';
import styles from './cards.module.css';

/** One card: photo, event, names, date, QR code, and the address to type instead of scanning it. */
export const RegistryCard = ({ share }: { readonly share: RegistryShare }) => {
  const { header, link, grId, site } = share;
  const names = registrantNames(header);
  // A link with a key is too long to type, and such a registry is not found by its number.
  const canBeTyped = !link.includes('?');
  return (
    <article className={`gr-column ${styles['card']}`}>
      <div className={styles['photo']}>
        <ShownPhoto photo={header.photo} defaultPicture={header.defaultPicture} alt="" />
      </div>
      <p className={styles['event']}>{eventHeading(header.eventType)}</p>
      <p className={`display ${styles['names']}`} data-long={names.length > 18 || undefined}>
        {names}
      </p>
      {header.eventDate._tag === 'Some' && (
        <p className={`num ${styles['date']}`}>{formatDay(header.eventDate.value)}</p>
      )}
      <div className={styles['code']}>
        <QrCode text={link} label={shareMessages.qrCodeLabel(header)} />
      </div>
      {canBeTyped ? (
        <p className={`num ${styles['address']}`}>
          <b>{link.replace(/^https?:\/\/(?:www\.)?/, '')}</b>
          <br />
          {cardMessages.orNumber(grId, site)}
        </p>
      ) : (
        <p className={styles['address']}>{cardMessages.scan}</p>
      )}
    </article>
  );
};
