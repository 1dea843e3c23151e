import { eventHeading, faultSentence, registryPageMessages } from '@gift-registry/domain';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemPage } from '../problem/index.ts';
import { OwnerLinks, RegistryNames } from '../registry-header/index.ts';
import { RegistryTabs, type RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './registrant-page.module.css';
import type { RegistrantHeadModel, RegistrantPageModel } from './registrant-page.stream.ts';

/** A page of a registrant: what it is made of, its tabs, and what stands under them. */
export interface RegistrantPageProps<Body> {
  readonly model: RegistrantPageModel<Body>;
  readonly tabs: RegistryTabsStream;
  /** None where a head of its own says it. */
  readonly title?: string;
  /** What stands over the tabs in place of names and day. */
  readonly hero?: (head: RegistrantHeadModel, body: Body) => ReactNode;
  readonly onTryAgain: () => void;
  readonly children: (body: Body) => ReactNode;
}

const Head = ({ grId, header, eventDate, daysToGo, ...pages }: RegistrantHeadModel) => (
  <div className={styles['head']}>
    <div className={`wrap ${styles['who']}`}>
      <p className={styles['names']}>
        <span className="muted">{eventHeading(header.eventType)}</span> <RegistryNames header={header} isSmall />
      </p>
      <p className={styles['when']}>
        <time dateTime={header.eventDate}>{eventDate}</time>
        {daysToGo._tag === 'Some' && (
          <span className={`num ${styles['days']}`}>{registryPageMessages.daysToGo(daysToGo.value)}</span>
        )}
        <span className="muted num">{registryPageMessages.number(grId)}</span>
      </p>
      <div className={styles['links']}>
        <OwnerLinks {...pages} />
      </div>
    </div>
  </div>
);

/** The frame of a registrant's page beside the list: whose registry it is, the tabs, and what stands under them. */
export const RegistrantPage = <Body,>({
  model,
  tabs,
  title,
  hero,
  onTryAgain,
  children,
}: RegistrantPageProps<Body>) => {
  switch (model._tag) {
    case 'Loading':
      return (
        <div role="status" aria-label={registryPageMessages.loading} data-page-waits>
          <div className={styles['head']}>
            <div className={`wrap ${styles['who']}`} data-large={hero !== undefined || undefined} />
          </div>
          <div className={styles['tabs']} />
          <div className={`wrap ${styles['page']}`}>
            <Skeleton height={48} maw={320} />
            <Skeleton height={200} />
          </div>
        </div>
      );
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'NotAllowed':
      return <ProblemPage problem="not-allowed" guestPage={model.guestPage} />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={onTryAgain} />;
    case 'Loaded':
      return (
        <>
          {hero === undefined ? <Head {...model.head} /> : hero(model.head, model.body)}
          <RegistryTabs stream={tabs} />
          <div className={`wrap ${styles['page']}`}>
            {title !== undefined && <h1 className={`display ${styles['title']}`}>{title}</h1>}
            {children(model.body)}
          </div>
        </>
      );
  }
};
