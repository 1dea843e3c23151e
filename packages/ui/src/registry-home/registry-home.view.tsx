import { faultSentence, findRegistryMessages, paths, registryHomeMessages } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { FindForm, type FindFormStream } from '../find-registry/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import { FirstSteps } from './first-steps.tsx';
import { OwnList } from './own-list.tsx';
import styles from './registry-home.module.css';
import type { RegistryHomeStream } from './registry-home.stream.ts';

/** Registry home, and finding a registry there. */
export interface RegistryHomeProps {
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
      return <Skeleton height={88} maw={320} role="status" aria-label={registryHomeMessages.reading} />;
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

/** Registry home: one's own registries, beginning one, finding one, and the first steps with the chosen one (ROUTE-06, PAGE-07). */
export const RegistryHomePage = ({ stream, find }: RegistryHomeProps) => {
  const { own, chosen, here } = useStateValue(stream.model);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header>
        <h1 className={`display ${styles['title']}`}>{registryHomeMessages.title}</h1>
        <p className={`muted ${styles['help']}`}>{registryHomeMessages.help}</p>
      </header>
      {chosen._tag === 'Some' && <FirstSteps steps={chosen.value} />}
      <section className={styles['own']} aria-labelledby="own-registries">
        <h2 id="own-registries" className="display">
          {registryHomeMessages.own}
        </h2>
        <Own own={own} here={here} onTryAgain={stream.tryAgain} />
      </section>
      <div className={styles['doors']}>
        <section className={styles['door']} aria-labelledby="create-registry">
          <h2 id="create-registry" className="display">
            {registryHomeMessages.createTitle}
          </h2>
          <p className="muted">{registryHomeMessages.createHelp}</p>
          <Button component="a" href={paths.newRegistry}>
            {registryHomeMessages.create}
          </Button>
        </section>
        <section className={styles['door']} aria-labelledby="find-registry">
          <h2 id="find-registry" className="display">
            {findRegistryMessages.title}
          </h2>
          <FindForm stream={find} isQuiet />
        </section>
      </div>
    </div>
  );
};
