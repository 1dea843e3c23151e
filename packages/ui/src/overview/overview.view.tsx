import type { ReactNode } from 'react';
import { useLive } from '../observe/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './overview.module.css';
import type { OverviewStream } from './overview.stream.ts';
import { Bought, Loved } from './overview-gifts.tsx';
import { OverviewHero } from './overview-hero.tsx';
import { Ideas } from './overview-ideas.tsx';
import { NextSteps } from './overview-steps.tsx';

/** The Overview of a registry, and the tabs over it. */
export interface OverviewPageProps {
  readonly stream: OverviewStream;
  readonly tabs: RegistryTabsStream;
  /** What stands there instead while the house has written too little for a dashboard (PAGE-01). */
  readonly list: ReactNode;
}

/** How the registry stands, what was just bought, what to do next, and ideas of the house (OVR-01, PAGE-01). */
export const OverviewPage = ({ stream, tabs, list }: OverviewPageProps) => {
  const model = useLive(stream.model);
  if (model._tag === 'Loaded' && model.body._tag === 'List') return list;
  return (
    <RegistrantPage
      model={model}
      tabs={tabs}
      onTryAgain={stream.reload}
      hero={(head, body) =>
        body._tag === 'Dashboard' && <OverviewHero head={head} body={body} onLinkNotCopied={stream.linkNotCopied} />
      }
    >
      {(body) =>
        body._tag === 'Dashboard' && (
          <>
            <div className={styles['columns']}>
              {body.isComplete && <NextSteps steps={body.steps} />}
              <Bought totals={body.totals} bought={body.bought} moreBought={body.moreBought} list={body.list} />
            </div>
            {body.tellsLoved && <Loved loved={body.loved} />}
            <Ideas ideas={body.ideas} />
          </>
        )
      }
    </RegistrantPage>
  );
};
