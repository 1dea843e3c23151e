import type { ReactNode } from 'react';
import { Greeting, type GreetingStream } from '../greeting/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Photo, type PhotoStream } from '../photo/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './overview.module.css';
import type { OverviewStream } from './overview.stream.ts';
import { Bought } from './overview-gifts.tsx';
import { OverviewHero } from './overview-hero.tsx';
import { Ideas } from './overview-ideas.tsx';
import { Loved } from './overview-loved.tsx';
import { NextSteps } from './overview-steps.tsx';

/** The Overview of a registry, and the tabs over it. */
export interface OverviewPageProps {
  readonly stream: OverviewStream;
  readonly tabs: RegistryTabsStream;
  /** What its steps open over it, as over the list (PHOTO-02, GREET-04). */
  readonly layers: { readonly photo: PhotoStream; readonly greeting: GreetingStream };
  /** What stands there instead while the house has written too little for a dashboard (PAGE-01). */
  readonly list: ReactNode;
}

/** How the registry stands, what was just bought, what to do next, and ideas of the house (OVR-01, PAGE-01). */
export const OverviewPage = ({ stream, tabs, layers: { photo, greeting }, list }: OverviewPageProps) => {
  const model = useStateValue(stream.model);
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
              <NextSteps steps={body.steps} dialogs={{ photo: photo.open, greeting: greeting.open }} />
              <Bought totals={body.totals} bought={body.bought} list={body.list} />
            </div>
            {body.showsMostLoved && <Loved loved={body.loved} />}
            <Ideas ideas={body.ideas} />
            <Photo stream={photo} />
            <Greeting stream={greeting} />
          </>
        )
      }
    </RegistrantPage>
  );
};
