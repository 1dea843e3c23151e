import { type CardPaper, cardMessages, shareMessages } from '@gift-registry/domain';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { PrintPage, Sheet } from '../print-page/index.ts';
import { RegistrantPageFrame, type RegistrantPageStream } from '../registrant-page/index.ts';
import styles from './cards.module.css';
import type { CardsBody } from './cards-model.ts';
import { RegistryCard } from './registry-card.tsx';

const papers: ReadonlyArray<CardPaper> = ['letter-cards', 'a4-cards', 'letter-sign', 'a4-sign'];

const Cards = ({ share, list }: CardsBody) => {
  const [paper, setPaper] = useState<CardPaper>('letter-cards');
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
            <RegistryCard key={nth} share={share} />
          ))}
        </Sheet>
      </section>
    </PrintPage>
  );
};

/** Cards that direct guests to a registry, to print and cut out (SHARE-04). */
export const CardsPage = ({ stream }: { readonly stream: RegistrantPageStream<CardsBody> }) => (
  <RegistrantPageFrame model={useStateValue(stream.model)} onTryAgain={stream.reload}>
    {(_page, body) => <Cards {...body} />}
  </RegistrantPageFrame>
);
