import { eventHeading, faultSentence, registryPageMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Skeleton } from '../controls/index.ts';
import { HiddenNote, type HiddenPurchasesStream, RevealPurchasesDialog } from '../hidden-purchases/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { EventDay, OwnerLinks, QuietOwner, RegistryNames } from '../registry-header/index.ts';
import { RegistryTabs, type RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './registrant-page.module.css';
import type { RegistrantHeadModel, RegistrantPageModel } from './registrant-page.stream.ts';

/** A registrant's page: model, tabs and content. */
export interface RegistrantPageProps<Body> {
  readonly model: RegistrantPageModel<Body>;
  readonly tabs: RegistryTabsStream;
  /** The page's heading; omitted if `hero` has it. */
  readonly title?: string;
  /** Replaces the names and the date over the tabs. */
  readonly hero?: (head: RegistrantHeadModel, body: Body) => ReactNode;
  /** On pages with purchases: says that some are hidden, and reveals them (OWN-02). */
  readonly hiddenPurchases?: HiddenPurchasesStream;
  readonly onTryAgain: () => void;
  readonly children: (body: Body) => ReactNode;
}

const Head = ({ grId, header, eventDate, daysToGo, ...pages }: RegistrantHeadModel) => (
  <div className={styles['head']}>
    <div className={`wrap gr-cluster ${styles['who']}`}>
      <p className={`gr-cluster ${styles['names']}`}>
        <span className="muted">{eventHeading(header.eventType)}</span> <RegistryNames header={header} isSmall />
      </p>
      <p className={`gr-row ${styles['when']}`}>
        <EventDay header={header}>{eventDate}</EventDay>
        {daysToGo._tag === 'Some' && (
          <span className={`num gr-text-body ${styles['days']}`}>{registryPageMessages.daysToGo(daysToGo.value)}</span>
        )}
        <span className="muted num">{registryPageMessages.number(grId)}</span>
      </p>
      <div className={`gr-cluster ${styles['links']}`}>
        <OwnerLinks {...pages} />
      </div>
    </div>
  </div>
);

interface RegistrantPageFrameProps<Body> {
  readonly model: RegistrantPageModel<Body>;
  readonly onTryAgain: () => void;
  /** While the registry is being read. */
  readonly loading?: ReactNode;
  readonly children: (head: RegistrantHeadModel, body: Body) => ReactNode;
}

/** The content of a registrant's page, or a loading state, or why the page is not available. */
export const RegistrantPageFrame = <Body,>({
  model,
  onTryAgain,
  loading,
  children,
}: RegistrantPageFrameProps<Body>) => {
  switch (model._tag) {
    case 'Loading':
      return (
        <div role="status" aria-label={registryPageMessages.loading} data-page-waits>
          {loading}
        </div>
      );
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'NotAllowed':
      return <ProblemPage problem="not-allowed" guestPage={model.guestPage} />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={onTryAgain} />;
    case 'Loaded':
      return children(model.head, model.body);
  }
};

/** The frame of a registrant's page: header, tabs and content. */
export const RegistrantPage = <Body,>({
  model,
  tabs,
  title,
  hero,
  hiddenPurchases,
  onTryAgain,
  children,
}: RegistrantPageProps<Body>) => (
  <RegistrantPageFrame
    model={model}
    onTryAgain={onTryAgain}
    loading={
      <>
        <div className={styles['head']}>
          <div className={`wrap gr-cluster ${styles['who']}`} data-large={hero !== undefined || undefined} />
        </div>
        <div className={styles['tabs']} />
        <div className={`wrap gr-stack ${styles['page']}`}>
          <Skeleton height={48} maxWidth={320} />
          <Skeleton height={200} />
        </div>
      </>
    }
  >
    {(head, body) => (
      <>
        {head.header.isPaused ? (
          <QuietOwner header={head.header} links={<OwnerLinks {...head} />} isHeading={title === undefined} />
        ) : hero === undefined ? (
          <Head {...head} />
        ) : (
          hero(head, body)
        )}
        <RegistryTabs stream={tabs} />
        {hiddenPurchases !== undefined && head.hiddenUntil._tag === 'Some' && (
          <HiddenNote until={head.hiddenUntil.value} onShow={hiddenPurchases.open} />
        )}
        {hiddenPurchases !== undefined && <RevealPurchasesDialog stream={hiddenPurchases} />}
        <div className={`wrap gr-stack ${styles['page']}`}>
          {title !== undefined && <h1 className={`display ${styles['title']}`}>{title}</h1>}
          {children(body)}
        </div>
      </>
    )}
  </RegistrantPageFrame>
);
