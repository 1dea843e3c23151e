import { checklistWords, type ShownEntry, type ShownGroup } from '@gift-registry/domain';
import { Button, Progress } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useLive } from '../observe/index.ts';
import { RegistrantPage, type RegistrantPageStream } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import styles from './checklist.module.css';
import type { ChecklistBody } from './checklist.stream.ts';

/** The checklist of a registry, and the tabs over it. */
export interface ChecklistPageProps {
  readonly stream: RegistrantPageStream<ChecklistBody>;
  readonly tabs: RegistryTabsStream;
}

const Entry = ({ entry }: { readonly entry: ShownEntry }) => (
  <li className={styles['entry']} data-done={entry.isDone || undefined}>
    {entry.isDone ? (
      <IconCircleCheckFilled size={24} role="img" aria-label={checklistWords.tickAloud(entry.category)} />
    ) : (
      <IconCircle size={24} stroke={1.6} aria-hidden />
    )}
    <span className={styles['category']}>
      <b>{entry.category}</b>
      <span className="muted num">{checklistWords.pieces(entry)}</span>
    </span>
    {entry.way._tag === 'Here' && (
      <Button
        component="a"
        variant="default"
        href={entry.way.path}
        aria-label={checklistWords.addAloud(entry.category)}
      >
        {checklistWords.add}
      </Button>
    )}
  </li>
);

const Group = ({ group }: { readonly group: ShownGroup }) => (
  <section className={styles['group']} aria-labelledby={`checklist-${group.key}`}>
    <h2 id={`checklist-${group.key}`} className="display">
      {checklistWords.group(group.key)}
    </h2>
    <ul className={styles['entries']}>
      {group.entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ul>
  </section>
);

/** What a registry of its kind usually has, and how far this one has come (CHK-01). */
export const ChecklistPage = ({ stream, tabs }: ChecklistPageProps) => {
  const model = useLive(stream.model);
  return (
    <RegistrantPage model={model} tabs={tabs} title={checklistWords.title} onTryAgain={stream.reload}>
      {({ checklist, isComplete }) => (
        <>
          {isComplete && (
            <div className={styles['progress']}>
              <p className="num">{checklistWords.progress(checklist)}</p>
              <Progress value={(checklist.done / Math.max(1, checklist.of)) * 100} size={8} aria-hidden />
            </div>
          )}
          {checklist.groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
        </>
      )}
    </RegistrantPage>
  );
};
