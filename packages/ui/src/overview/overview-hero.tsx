import {
  eventHeading,
  formatCount,
  overviewMessages,
  purchasedLabel,
  registryPageMessages,
  registryTabMessages,
} from '@gift-registry/domain';
import type { RegistrantHeadModel } from '../registrant-page/index.ts';
import { OwnerLinks, RegistryNames, RegistryPhoto } from '../registry-header/index.ts';
import { ShareButton } from '../share/index.ts';
import styles from './overview-hero.module.css';
import type { OverviewBody } from './overview-model.ts';

/** The dashboard's head. */
export interface OverviewHeroProps {
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
export const OverviewHero = ({ head, body, onLinkNotCopied }: OverviewHeroProps) => {
  const { header, totals, giftCards } = body;
  const day = head.daysToGo._tag === 'Some' ? overviewMessages.toGo(head.daysToGo.value) : overviewMessages.passed;
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
          <time className={styles['date']} dateTime={header.eventDate}>
            {head.eventDate}
          </time>
          <span className={`num ${styles['date']}`}>{registryPageMessages.number(head.grId)}</span>
        </p>
        <div className={styles['facts']}>
          <dl className={styles['sums']} aria-label={overviewMessages.sums}>
            <Sum value={formatCount(totals.items)} of={registryPageMessages.wanted} />
            <Sum value={formatCount(Math.min(totals.purchased, totals.items))} of={purchasedLabel(totals)} />
            {giftCards._tag === 'Some' && <Sum value={giftCards.value} of={registryPageMessages.inGiftCards} />}
          </dl>
          <div className={styles['actions']}>
            <OwnerLinks {...head} />
            <ShareButton link={header.shareableUrl} title={body.shareTitle} onCopyFailed={onLinkNotCopied} />
          </div>
        </div>
      </div>
    </section>
  );
};
