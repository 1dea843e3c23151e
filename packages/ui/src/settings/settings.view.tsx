import { coRegistrantMessages, faultSentence, paths, settingsMessages } from '@gift-registry/domain';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useStateValue } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { useAskBeforeLeaving } from '../unsaved-changes/index.ts';
import { AddressPart } from './address-part.tsx';
import { DeletePart } from './delete-part.tsx';
import styles from './settings.module.css';
import type { SettingsStream } from './settings.stream.ts';
import { BiographyPart, EventPart, NamesPart, VisibilityPart } from './settings-parts.tsx';

/** The page, and what others put on it. */
export interface SettingsPageProps {
  readonly stream: SettingsStream;
  /** Inviting a co-registrant (AUTH-06), after the names. */
  readonly invitation?: ReactNode;
  /** Taking one's data along (AUTH-06), before the registry is deleted. */
  readonly dataExport?: ReactNode;
}

/** What the owners of a registry say of it (ROUTE-05, SET-01, SET-02), part by part. */
export const SettingsPage = ({ stream, invitation, dataExport }: SettingsPageProps) => {
  const model = useStateValue(stream.model);
  useAskBeforeLeaving(model._tag === 'Loaded' && model.isUnsaved);
  switch (model._tag) {
    case 'Loading':
      return (
        <div className={`wrap ${styles['page']}`} role="status" aria-label={settingsMessages.loading} data-page-waits>
          <Skeleton height={44} width={206} />
          <Skeleton className={styles['title'] ?? ''} height={63} maw={240} />
          <Skeleton className={styles['number'] ?? ''} height={24} maw={180} />
          {[204, 60, 72].map((height) => (
            <div key={height} className={styles['part']}>
              <Skeleton height={28} maw={160} />
              <Skeleton height={height} />
            </div>
          ))}
        </div>
      );
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'NotAllowed':
      return <ProblemPage problem="not-allowed" guestPage={model.guestPage} />;
    case 'Gone':
      return model.isDeleted ? (
        <div className={`wrap ${styles['page']}`} role="status">
          <h1 className={`display ${styles['title']}`}>{settingsMessages.deleted}</h1>
          <p className={styles['goneHelp']}>{settingsMessages.deletedHelp}</p>
          <Button component="a" href={paths.home}>
            {settingsMessages.toHome}
          </Button>
        </div>
      ) : (
        <ProblemPage problem="no-longer-yours" />
      );
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return (
        <div className={`wrap ${styles['page']}`}>
          <Button
            component="a"
            href={model.back}
            variant="default"
            leftSection={<IconArrowLeft size={20} stroke={1.6} aria-hidden />}
          >
            {settingsMessages.back}
          </Button>
          <h1 className={`display ${styles['title']}`}>{settingsMessages.title}</h1>
          <p className={`muted num ${styles['number']}`}>{settingsMessages.number(model.grId)}</p>
          <NamesPart model={model} intents={stream} />
          {invitation !== undefined && (
            <div className={styles['part']}>
              <div className={styles['about']}>
                <h2>{coRegistrantMessages.title}</h2>
              </div>
              {invitation}
            </div>
          )}
          <EventPart model={model} intents={stream} />
          <AddressPart model={model} intents={stream} />
          <VisibilityPart model={model} intents={stream} />
          <BiographyPart model={model} intents={stream} />
          <DeletePart model={model} intents={stream} dataExport={dataExport} />
          <p className="visually-hidden" role="status">
            {model.said}
          </p>
        </div>
      );
  }
};
