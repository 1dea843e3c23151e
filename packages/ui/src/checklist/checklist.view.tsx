import { checklistMessages, type ShownGroup } from '@gift-registry/domain';
import { Button, Progress, Skeleton } from '@mantine/core';
import { CrossBrandDialog } from '../cross-brand-dialog/index.ts';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import { AgainAfter, SignInBeside } from '../sign-in/index.ts';
import styles from './checklist.module.css';
import type { ChecklistBody, ChecklistStream } from './checklist.stream.ts';
import { Entry } from './checklist-entry.tsx';

/** The checklist of a registry, and the tabs over it. */
export interface ChecklistPageProps {
  readonly stream: ChecklistStream;
  readonly tabs: RegistryTabsStream;
}

type Read = Extract<ChecklistBody, { readonly _tag: 'Read' }>;

interface GroupProps extends Pick<Read, 'isComplete' | 'mutations'> {
  readonly group: ShownGroup;
  readonly stream: ChecklistStream;
}

const Group = ({ group, isComplete, mutations, stream }: GroupProps) => (
  <section className={styles['group']} aria-labelledby={`checklist-${group.key}`}>
    <div className={styles['heading']}>
      <h2 id={`checklist-${group.key}`} className="display">
        {group.name}
      </h2>
      {isComplete && (
        <span className="muted num">{checklistMessages.groupProgress(group.done, group.entries.length)}</span>
      )}
    </div>
    <ul className={styles['entries']}>
      {group.entries.map((entry) => (
        <Entry
          key={entry.key}
          entry={entry}
          mutation={mutations.get(entry.key)}
          isComplete={isComplete}
          stream={stream}
        />
      ))}
    </ul>
  </section>
);

const Body = ({ body, stream }: { readonly body: ChecklistBody; readonly stream: ChecklistStream }) => {
  switch (body._tag) {
    case 'Reading':
      return (
        <div className={styles['waiting']} role="status" aria-label={checklistMessages.loading} data-page-waits>
          <div className={styles['progress']}>
            <Skeleton height={40} width={180} />
            <Skeleton height={8} />
            <Skeleton height={48} />
          </div>
          <div className={styles['group']}>
            <Skeleton height={32} maw={220} />
            <div className={styles['entries']}>
              {[1, 2, 3, 4, 5, 6].map((entry) => (
                <Skeleton key={entry} height={72} mt={24} />
              ))}
            </div>
          </div>
        </div>
      );
    case 'NotRead':
      return (
        <Notice title={checklistMessages.notRead} help={checklistMessages.notSaved(body.trouble)}>
          <AgainAfter reason={body.trouble}>
            <Button onClick={stream.reload}>{checklistMessages.tryAgain}</Button>
          </AgainAfter>
          <SignInBeside reason={body.trouble} />
        </Notice>
      );
    case 'Read': {
      const { checklist, isComplete, mutations } = body;
      return (
        <>
          <div className={styles['progress']}>
            {isComplete && (
              <>
                <p className={`display num ${styles['done']}`} role="status">
                  {checklistMessages.progress(checklist)}
                </p>
                <Progress value={(checklist.done / Math.max(1, checklist.of)) * 100} size={8} aria-hidden />
              </>
            )}
            <p className="muted">
              {isComplete && checklist.done === checklist.of ? checklistMessages.complete : checklistMessages.intro}
            </p>
          </div>
          {checklist.groups.map((group) => (
            <Group key={group.key} group={group} isComplete={isComplete} mutations={mutations} stream={stream} />
          ))}
        </>
      );
    }
  }
};

/** What a registry of its kind usually has, and how far this one has come (CHK-01). */
export const ChecklistPage = ({ stream, tabs }: ChecklistPageProps) => {
  const model = useStateValue(stream.model);
  const asked = useStateValue(stream.asked);
  return (
    <>
      <RegistrantPage model={model} tabs={tabs} title={checklistMessages.title} onTryAgain={stream.reload}>
        {(body) => <Body body={body} stream={stream} />}
      </RegistrantPage>
      <CrossBrandDialog asked={asked} onClose={stream.stay} />
    </>
  );
};
