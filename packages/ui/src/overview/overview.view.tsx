import {
  eventHeading,
  formatCount,
  type HomeEntry,
  overviewMessages,
  purchasedLabel,
  registryPageMessages,
  registryTabMessages,
} from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Progress } from '../controls/index.ts';
import { DecorativePicture } from '../decorative-picture/index.ts';
import { Greeting, type GreetingStream } from '../greeting/index.ts';
import type { HiddenPurchasesStream } from '../hidden-purchases/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Photo, type PhotoStream } from '../photo/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { Slides, useSlidesPerView } from '../recommendation-carousel/index.ts';
import { type RegistrantHeadModel, RegistrantPage } from '../registrant-page/index.ts';
import { OwnerLinks, RegistryNames, RegistryPhoto } from '../registry-header/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import { ShareButton } from '../share/index.ts';
import styles from './overview.module.css';
import type { OverviewStream } from './overview.stream.ts';
import { Bought } from './overview-gifts.tsx';
import type { LovedGift, OverviewBody } from './overview-model.ts';
import { NextSteps } from './overview-steps.tsx';

interface OverviewHeroProps {
  readonly head: RegistrantHeadModel;
  readonly body: Extract<OverviewBody, { readonly _tag: 'Dashboard' }>;
  readonly onLinkNotCopied: (problem: string) => void;
}

const Sum = ({ value, of }: { readonly value: string; readonly of: string }) => (
  <div>
    <dt>{of}</dt>
    <dd className="display num">{value}</dd>
  </div>
);

/** Photo, names, the days to go, the greeting and the statistics (OVR-01). */
const OverviewHero = ({ head, body, onLinkNotCopied }: OverviewHeroProps) => {
  const { header, totals, giftCards } = body;
  const day =
    head.daysToGo._tag === 'Some'
      ? overviewMessages.toGo(head.daysToGo.value)
      : header.isPostEvent
        ? overviewMessages.passed
        : overviewMessages.undated;
  const isCount = head.daysToGo._tag === 'Some' && head.daysToGo.value > 0;
  return (
    <section className={styles['hero']} data-hill="surface" aria-labelledby="overview-names">
      <div className={`wrap ${styles['inside']}`}>
        <div className={styles['picture']} data-role="registrant">
          <RegistryPhoto header={header} />
        </div>
        <div className={styles['who']}>
          <h1 id="overview-names">
            <span className="visually-hidden">{registryTabMessages.overview}: </span>
            <span className={styles['event']}>{eventHeading(header.eventType)}</span> <RegistryNames header={header} />
          </h1>
          <blockquote className={styles['greeting']} aria-label={overviewMessages.greetingNote}>
            {header.greeting}
          </blockquote>
        </div>
        <p className={styles['day']} data-count={isCount || undefined}>
          <span className={`display num ${styles['large']}`}>{day.large}</span>
          <span className={styles['small']}>{day.small}</span>
          {header.eventDate._tag === 'Some' && (
            <time className={styles['date']} dateTime={header.eventDate.value}>
              {head.eventDate}
            </time>
          )}
          <span className={`num ${styles['date']}`}>{registryPageMessages.number(head.grId)}</span>
        </p>
        <div className={`gr-row ${styles['facts']}`}>
          <dl className={`gr-cluster ${styles['sums']}`} aria-label={overviewMessages.sums}>
            <Sum value={formatCount(totals.items)} of={registryPageMessages.wanted} />
            <Sum value={formatCount(Math.min(totals.purchased, totals.items))} of={purchasedLabel(totals)} />
            {giftCards._tag === 'Some' && <Sum value={giftCards.value} of={registryPageMessages.inGiftCards} />}
          </dl>
          <div className={`gr-cluster ${styles['actions']}`}>
            <OwnerLinks {...head} />
            <ShareButton share={body.share} onCopyFailed={onLinkNotCopied} />
          </div>
        </div>
      </div>
    </section>
  );
};

/** Site content for the home page of such a registry (PAGE-01). */
const Ideas = ({ ideas }: { readonly ideas: ReadonlyArray<HomeEntry> }) => (
  <section className={styles['part']} aria-labelledby="ideas">
    <h2 id="ideas" className="display">
      {overviewMessages.ideas}
    </h2>
    <ul className={styles['ideas']}>
      {ideas.map(({ title, text, imagePath, link }) => (
        <li key={`${link} ${title}`}>
          <a href={link}>
            <span className={`stage gr-square muted ${styles['ideasPicture']}`}>
              <DecorativePicture path={imagePath} pixels={604} icon={40} />
            </span>
            <b className="display">{title}</b>
            {text !== '' && <span className="muted">{text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The most loved items in a carousel (OVR-01, REC-04). */
const Loved = ({ loved }: { readonly loved: ReadonlyArray<LovedGift> }) => {
  const seen = useSlidesPerView('favourites');
  return (
    <section className={`gr-stack ${styles['lovedPart']}`}>
      {loved.length === 0 ? (
        <>
          <h2 className="display">{overviewMessages.loved}</h2>
          <p className="muted">{overviewMessages.nothingLoved}</p>
        </>
      ) : (
        <Slides
          title={overviewMessages.loved}
          heading="h2"
          seen={seen}
          slides={loved.map((gift) => ({
            key: gift.key,
            name: gift.name,
            content: (
              <article className={styles['gift']} aria-label={gift.name}>
                <div className={`stage ${styles['lovedPicture']}`}>
                  <ProductPicture images={gift.images} isDecorative />
                </div>
                <b>{gift.name}</b>
                <span className={`muted num ${styles['tally']}`}>{gift.detail}</span>
                <Progress value={gift.percent} size={4} />
              </article>
            ),
          }))}
        />
      )}
    </section>
  );
};

interface OverviewPageProps {
  readonly stream: OverviewStream;
  readonly tabs: RegistryTabsStream;
  /** The dialogs that its steps open (PHOTO-02, GREET-04), and the one that shows hidden purchases (OWN-02). */
  readonly layers: {
    readonly photo: PhotoStream;
    readonly greeting: GreetingStream;
    readonly hiddenPurchases: HiddenPurchasesStream;
  };
  /** Shown instead where there is too little site content for a dashboard (PAGE-01). */
  readonly list: ReactNode;
}

/** Totals, recent gifts, next steps and ideas (OVR-01, PAGE-01). */
export const OverviewPage = ({
  stream,
  tabs,
  layers: { photo, greeting, hiddenPurchases },
  list,
}: OverviewPageProps) => {
  const model = useStateValue(stream.model);
  if (model._tag === 'Loaded' && model.body._tag === 'List') return list;
  return (
    <RegistrantPage
      model={model}
      tabs={tabs}
      hiddenPurchases={hiddenPurchases}
      onTryAgain={stream.reload}
      hero={(head, body) =>
        body._tag === 'Dashboard' && <OverviewHero head={head} body={body} onLinkNotCopied={stream.linkNotCopied} />
      }
    >
      {(body) =>
        body._tag === 'Dashboard' && (
          <>
            <div className={styles['columns']}>
              {!body.header.isPaused && (
                <NextSteps steps={body.steps} dialogs={{ photo: photo.open, greeting: greeting.open }} />
              )}
              <Bought totals={body.totals} bought={body.bought} list={body.list} />
            </div>
            {body.showsMostLoved && !body.header.isPaused && <Loved loved={body.loved} />}
            {!body.header.isPaused && <Ideas ideas={body.ideas} />}
            <Photo stream={photo} />
            <Greeting stream={greeting} />
          </>
        )
      }
    </RegistrantPage>
  );
};
