import { checklistMessages, type ShownEntry, type ShownGroup } from '@gift-registry/domain';
import { Checkbox } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, Progress, Skeleton } from '../controls/index.ts';
import { CrossBrandDialog } from '../cross-brand-dialog/index.ts';
import { GiftPicture } from '../gift-picture/index.ts';
import { Notice } from '../notice/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RegistrantPage } from '../registrant-page/index.ts';
import type { RegistryTabsStream } from '../registry-tabs/index.ts';
import { RetryWhenPossible, SignInHint } from '../sign-in/index.ts';
import styles from './checklist.module.css';
import type { ChecklistBody, ChecklistStream } from './checklist.stream.ts';
import type { TickMutation } from './checklist-model.ts';

interface ChecklistEntryProps {
  readonly entry: ShownEntry;
  readonly mutation: TickMutation | undefined;
  /** False while only the first items of a long list are there. */
  readonly isComplete: boolean;
  readonly stream: Pick<ChecklistStream, 'nameOf' | 'tick' | 'ask'>;
}

const Ways = ({ entry, stream }: Pick<ChecklistEntryProps, 'entry' | 'stream'>) => {
  const { name, way, products, isDone } = entry;
  const variant = isDone ? 'subtle' : 'default';
  if (way._tag === 'NotSold') return null;
  if (way._tag === 'Here')
    return (
      <Button component="a" variant={variant} href={way.path} aria-label={checklistMessages.addLabel(name)}>
        {checklistMessages.add}
      </Button>
    );
  return (
    <span className={`gr-cluster ${styles['ways']}`}>
      {products._tag === 'OtherBrand' && (
        <Button
          variant="subtle"
          aria-label={checklistMessages.seeAllLabel(name, stream.nameOf(products.brand))}
          onClick={() => stream.ask(products, name)}
        >
          {checklistMessages.seeAll}
        </Button>
      )}
      <Button
        variant={variant}
        rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        aria-label={checklistMessages.findLabel(name, stream.nameOf(way.brand))}
        onClick={() => stream.ask(way, name)}
      >
        {checklistMessages.find}
      </Button>
    </span>
  );
};

const Meta = ({ entry, mutation, isComplete, stream }: ChecklistEntryProps) => {
  const { way } = entry;
  const parts = [
    isComplete ? checklistMessages.units(entry) : checklistMessages.recommended(entry),
    ...(way._tag === 'OtherBrand' ? [checklistMessages.soldAt(stream.nameOf(way.brand))] : []),
  ];
  return (
    <>
      <span className="muted num gr-text-meta">
        {parts.join(', ')}
        {mutation?._tag === 'Saving' && <span className={styles['saving']}>{checklistMessages.saving}</span>}
      </span>
      {mutation?._tag === 'Failed' && (
        <span className="gr-danger gr-text-hint" role="alert">
          {checklistMessages.notSaved(mutation.trouble)}
          <SignInHint reason={mutation.trouble} />
        </span>
      )}
    </>
  );
};

/**
 * One entry: its tick, its progress, and a link to products for it (CHK-01, XB-02). An entry ticked by the list cannot
 * be unticked manually; its box is read-only instead of disabled, so that it keeps the focus.
 */
const Entry = ({ entry, mutation, isComplete, stream }: ChecklistEntryProps) => {
  const { key, name, isDone, isTickedByHand } = entry;
  const isListed = isDone && !isTickedByHand;
  return (
    <li className={styles['entry']} data-done={isDone || undefined} data-listed={isListed || undefined}>
      <Checkbox
        className={styles['tick'] ?? ''}
        id={`entry-${key}`}
        size="24px"
        data-on-paper
        {...(isListed && { 'aria-describedby': `entry-why-${key}` })}
        checked={isDone}
        aria-readonly={isListed}
        aria-busy={mutation?._tag === 'Saving'}
        onChange={({ currentTarget: { checked } }) => {
          if (!isListed) stream.tick(key, checked);
        }}
        aria-labelledby={`entry-name-${key}`}
      />
      {!isDone && <GiftPicture path={entry.picture} />}
      <span className={styles['what']}>
        <label id={`entry-name-${key}`} htmlFor={`entry-${key}`}>
          <b>{name}</b>
        </label>
        <Meta entry={entry} mutation={mutation} isComplete={isComplete} stream={stream} />
        {isListed && (
          <span id={`entry-why-${key}`} className="visually-hidden">
            {checklistMessages.listed}
          </span>
        )}
      </span>
      <Ways entry={entry} stream={stream} />
    </li>
  );
};

interface ChecklistPageProps {
  readonly stream: ChecklistStream;
  readonly tabs: RegistryTabsStream;
}

type Read = Extract<ChecklistBody, { readonly _tag: 'Read' }>;

interface GroupProps extends Pick<Read, 'isComplete' | 'mutations'> {
  readonly group: ShownGroup;
  readonly stream: ChecklistStream;
}

/** A group of entries; those that were done before this visit are folded away. */
const Group = ({ group, isComplete, mutations, stream }: GroupProps) => {
  const [doneBefore] = useState(() => new Set(group.entries.filter(({ isDone }) => isDone).map(({ key }) => key)));
  const [isOpen, setOpen] = useState(false);
  const isFolded = ({ key, isDone }: ShownEntry): boolean => isDone && doneBefore.has(key);
  const folded = group.entries.filter(isFolded);
  const foldLabel = isOpen ? checklistMessages.hideDone : checklistMessages.showDone(folded.length);
  const shown = [...group.entries.filter((entry) => !isFolded(entry)), ...(isOpen ? folded : [])];
  return (
    <section className={styles['group']} aria-labelledby={`checklist-${group.key}`}>
      <div className={styles['heading']}>
        <h2 id={`checklist-${group.key}`} className="display">
          {group.name}
        </h2>
        {folded.length > 0 && (
          <Button
            variant="subtle"
            className={styles['fold'] ?? ''}
            aria-expanded={isOpen}
            aria-label={checklistMessages.inGroup(foldLabel, group.name)}
            onClick={() => setOpen(!isOpen)}
          >
            {foldLabel}
          </Button>
        )}
        {isComplete && (
          <span className="muted num">{checklistMessages.groupProgress(group.done, group.entries.length)}</span>
        )}
      </div>
      <ul className={styles['entries']}>
        {shown.map((entry) => (
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
};

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
            <Skeleton height={32} maxWidth={220} />
            <div className={styles['entries']}>
              {[1, 2, 3, 4, 5, 6].map((entry) => (
                <Skeleton key={entry} height={72} marginBlock="24px 0" />
              ))}
            </div>
          </div>
        </div>
      );
    case 'NotRead':
      return (
        <Notice title={checklistMessages.notRead} help={checklistMessages.notSaved(body.trouble)}>
          <RetryWhenPossible reason={body.trouble}>
            <Button onClick={stream.reload}>{checklistMessages.tryAgain}</Button>
          </RetryWhenPossible>
          <SignInHint reason={body.trouble} />
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
                <Progress value={(checklist.done / Math.max(1, checklist.of)) * 100} size={8} />
              </>
            )}
            <p className="muted">
              {isComplete && checklist.done === checklist.of ? checklistMessages.complete : checklistMessages.intro}
            </p>
          </div>
          {checklist.groups.map((group) => (
            <Group
              key={`${group.key} ${isComplete}`}
              group={group}
              isComplete={isComplete}
              mutations={mutations}
              stream={stream}
            />
          ))}
        </>
      );
    }
  }
};

/** The checklist of the registry's event type, and its progress (CHK-01). */
export const ChecklistPage = ({ stream, tabs }: ChecklistPageProps) => {
  const model = useStateValue(stream.model);
  const visit = useStateValue(stream.asked);
  return (
    <>
      <RegistrantPage model={model} tabs={tabs} title={checklistMessages.title} onTryAgain={stream.reload}>
        {(body) => <Body body={body} stream={stream} />}
      </RegistrantPage>
      <CrossBrandDialog asked={visit} onClose={stream.stay} />
    </>
  );
};
