import { type CardPaper, cardMessages, eventHeading, registrantNames, shareMessages } from '@gift-registry/domain';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { ShownPhoto } from '../photo/index.ts';
import { PrintPage, Sheet } from '../print-page/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { RegistrantPageFrame, type RegistrantPageStream } from '../registrant-page/index.ts';
import styles from './cards.module.css';
import type { CardsBody } from './cards-model.ts';

type CardProps = CardsBody & { readonly eventDate: string };

/** One card: photo, event, names, date, QR code, and the address to type instead of scanning it. */
const Card = ({ header, share, site, eventDate }: CardProps) => {
  const names = registrantNames(header);
  // A link with a key is too long to type, and such a registry is not found by its number.
  const canBeTyped = !share.link.includes('?');
  return (
    <article className={`gr-column ${styles['card']}`}>
      <div className={styles['photo']}>
        <ShownPhoto photo={header.photo} defaultPicture={header.defaultPicture} alt="" />
      </div>
      <p className={styles['event']}>{eventHeading(header.eventType)}</p>
      <p className={`display ${styles['names']}`} data-long={names.length > 18 || undefined}>
        {names}
      </p>
      <p className={`num ${styles['date']}`}>{eventDate}</p>
      <div className={styles['code']}>
        <QrCode text={share.link} label={shareMessages.qrCodeLabel(header)} />
      </div>
      {canBeTyped ? (
        <p className={`num ${styles['address']}`}>
          <b>{share.link.replace(/^https?:\/\/(?:www\.)?/, '')}</b>
          <br />
          {cardMessages.orNumber(share.grId, site)}
        </p>
      ) : (
        <p className={styles['address']}>{cardMessages.scan}</p>
      )}
    </article>
  );
};

const papers: ReadonlyArray<CardPaper> = ['letter-cards', 'a4-cards', 'letter-sign', 'a4-sign'];

const Cards = (props: CardProps) => {
  const [paper, setPaper] = useState<CardPaper>('letter-cards');
  const { share, list } = props;
  const close = { label: cardMessages.close, path: list };
  if (share.owner._tag === 'Some' && share.owner.value.isPrivate)
    return (
      <PrintPage title={cardMessages.title} close={close}>
        <p>{shareMessages.isPrivate}</p>
        <Button component="a" href={share.owner.value.settings}>
          {shareMessages.toSettings}
        </Button>
      </PrintPage>
    );
  const isSign = paper.endsWith('sign');
  return (
    <PrintPage
      title={cardMessages.title}
      close={close}
      print={cardMessages.print}
      choices={
        <NativeSelect
          className={styles['paper'] ?? ''}
          aria-label={cardMessages.paper}
          value={paper}
          data={papers.map((value) => ({ value, label: cardMessages.paperName(value) }))}
          onChange={(event) => setPaper(papers.find((each) => each === event.currentTarget.value) ?? paper)}
        />
      }
    >
      <section aria-label={cardMessages.preview}>
        <Sheet paper={paper.startsWith('letter') ? 'letter' : 'a4'} className={styles[isSign ? 'sign' : 'cards'] ?? ''}>
          {(isSign ? [1] : [1, 2, 3, 4]).map((nth) => (
            <Card key={nth} {...props} />
          ))}
        </Sheet>
      </section>
    </PrintPage>
  );
};

/** Cards that direct guests to a registry, to print and cut out (SHARE-04). */
export const CardsPage = ({ stream }: { readonly stream: RegistrantPageStream<CardsBody> }) => (
  <RegistrantPageFrame model={useStateValue(stream.model)} onTryAgain={stream.reload}>
    {({ eventDate }, body) => <Cards {...body} eventDate={eventDate} />}
  </RegistrantPageFrame>
);
