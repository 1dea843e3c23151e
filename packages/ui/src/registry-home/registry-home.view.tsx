import {
  eventDayText,
  eventHeading,
  faultSentence,
  findRegistryMessages,
  hasOwnCounterpart,
  type OwnRegistry,
  paths,
  registrantNames,
  registryHomeMessages,
  scanMessages,
  smallPicture,
} from '@gift-registry/domain';
import { IconBarcode, IconChecklist, IconChevronRight, IconGift, IconListDetails } from '@tabler/icons-react';
import { Button, Skeleton } from '../controls/index.ts';
import { FindForm, type FindFormStream } from '../find-registry/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import styles from './registry-home.module.css';
import type { RegistryHomeStream, FirstSteps as Steps } from './registry-home.stream.ts';

/** The person's registries, each linking to its list. */
const OwnList = ({ own }: { readonly own: ReadonlyArray<OwnRegistry> }) => (
  <ul className={styles['list']}>
    {own.map((one) => (
      <li key={one.grId}>
        <a className="gr-panel gr-registry-link" href={paths.registrantList(one.grId)}>
          <img src={smallPicture(one.eventType)} alt="" width={72} height={72} loading="lazy" />
          <b>{registrantNames(one)}</b>
          <span className="muted">
            {eventHeading(one.eventType)}, <span className="num">{eventDayText(one)}</span>
            {hasOwnCounterpart(own, one) && (
              <span className="num">
                , <span className={styles['number']}>{registryHomeMessages.number(one.grId)}</span>
              </span>
            )}
          </span>
          <IconChevronRight className="muted" size={20} stroke={1.6} aria-hidden />
        </a>
      </li>
    ))}
  </ul>
);

/** First steps for filling the chosen registry (PAGE-07). */
const FirstSteps = ({ steps }: { readonly steps: Steps }) => (
  <section className={`gr-stack ${styles['begin']}`} aria-labelledby="first-steps">
    <h2 id="first-steps" className="display">
      {registryHomeMessages.begin}
    </h2>
    <p className="muted">{registryHomeMessages.beginHelp(registrantNames(steps.registry))}</p>
    <ul className={styles['ways']}>
      <li>
        <a href={steps.curated}>
          <IconGift size={24} stroke={1.6} aria-hidden />
          <b>{registryHomeMessages.curated}</b>
          <span className="muted">{registryHomeMessages.curatedHelp}</span>
        </a>
      </li>
      <li>
        <a href={paths.scan}>
          <IconBarcode size={24} stroke={1.6} aria-hidden />
          <b>{scanMessages.open}</b>
          <span className="muted">{scanMessages.openHelp}</span>
        </a>
      </li>
      {steps.checklist._tag === 'Some' && (
        <li>
          <a href={steps.checklist.value}>
            <IconChecklist size={24} stroke={1.6} aria-hidden />
            <b>{registryHomeMessages.checklist}</b>
            <span className="muted">{registryHomeMessages.checklistHelp}</span>
          </a>
        </li>
      )}
      <li>
        <a href={steps.list}>
          <IconListDetails size={24} stroke={1.6} aria-hidden />
          <b>{registryHomeMessages.list}</b>
          <span className="muted">{registryHomeMessages.listHelp}</span>
        </a>
      </li>
    </ul>
  </section>
);

interface RegistryHomeProps {
  readonly stream: RegistryHomeStream;
  readonly find: FindFormStream;
}

interface OwnProps {
  readonly own: OwnRegistries;
  readonly here: string;
  readonly onTryAgain: () => void;
}

const Own = ({ own, here, onTryAgain }: OwnProps) => {
  switch (own._tag) {
    case 'SignedOut':
      return (
        <>
          <p className="muted">{registryHomeMessages.ownSignedOut}</p>
          <Button component="a" variant="default" href={paths.signIn(here)}>
            {registryHomeMessages.signIn}
          </Button>
        </>
      );
    case 'Reading':
      return <Skeleton height={88} maxWidth={320} role="status" aria-label={registryHomeMessages.reading} />;
    case 'Unread':
      return (
        <>
          <p role="alert">
            {registryHomeMessages.ownUnread} {faultSentence(own.fault)}
          </p>
          <Button variant="default" onClick={onTryAgain}>
            {registryHomeMessages.tryAgain}
          </Button>
        </>
      );
    case 'Read':
      return own.own.length > 0 ? <OwnList own={own.own} /> : <p className="muted">{registryHomeMessages.ownNone}</p>;
  }
};

/** Registry home: the person's own registries, creating one, finding one, and the first steps with the chosen one (ROUTE-06, PAGE-07). */
export const RegistryHomePage = ({ stream, find }: RegistryHomeProps) => {
  const { own, chosen, here } = useStateValue(stream.model);
  return (
    <div className={`wrap gr-stack ${styles['page']}`}>
      <header>
        <h1 className="display gr-page-title">{registryHomeMessages.title}</h1>
        <p className={`muted ${styles['help']}`}>{registryHomeMessages.help}</p>
      </header>
      {chosen._tag === 'Some' && <FirstSteps steps={chosen.value} />}
      <section className={`gr-stack ${styles['own']}`} aria-labelledby="own-registries">
        <h2 id="own-registries" className="display">
          {registryHomeMessages.own}
        </h2>
        <Own own={own} here={here} onTryAgain={stream.tryAgain} />
      </section>
      <div className={styles['doors']}>
        <section className={`gr-stack ${styles['door']}`} aria-labelledby="create-registry">
          <h2 id="create-registry" className="display">
            {registryHomeMessages.createTitle}
          </h2>
          <p className="muted">{registryHomeMessages.createHelp}</p>
          <Button component="a" href={paths.newRegistry}>
            {registryHomeMessages.create}
          </Button>
        </section>
        <section className={`gr-stack ${styles['door']}`} aria-labelledby="find-registry">
          <h2 id="find-registry" className="display">
            {findRegistryMessages.title}
          </h2>
          <FindForm stream={find} isPaused />
        </section>
      </div>
    </div>
  );
};
