import { checklistMessages, type ShownEntry } from '@gift-registry/domain';
import { Button, Checkbox, type CheckboxProps } from '@mantine/core';
import { IconExternalLink, IconGift } from '@tabler/icons-react';
import { SignInBeside } from '../sign-in/index.ts';
import styles from './checklist.module.css';
import type { ChecklistStream } from './checklist.stream.ts';
import type { TickMutation } from './checklist-model.ts';

/** An entry, how its last tick went, and what can be done with it. */
export interface ChecklistEntryProps {
  readonly entry: ShownEntry;
  readonly mutation: TickMutation | undefined;
  /** False while only the first items of a long list are there. */
  readonly isComplete: boolean;
  readonly stream: Pick<ChecklistStream, 'tick' | 'ask'>;
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
    <span className={styles['ways']}>
      {products._tag === 'OtherBrand' && (
        <Button
          variant="subtle"
          aria-label={checklistMessages.seeAllLabel(name, products.brand)}
          onClick={() => stream.ask(products, name)}
        >
          {checklistMessages.seeAll}
        </Button>
      )}
      <Button
        variant={variant}
        rightSection={<IconExternalLink size={18} stroke={1.6} aria-hidden />}
        aria-label={checklistMessages.findLabel(name, way.brand)}
        onClick={() => stream.ask(way, name)}
      >
        {checklistMessages.find}
      </Button>
    </span>
  );
};

/** Seen without its colour too: a gift for what the list has ticked, a check for what a hand has. */
const ListedIcon: CheckboxProps['icon'] = ({ className }) => (
  <IconGift className={className} stroke={2.4} aria-hidden />
);

const Meta = ({ entry, mutation, isComplete }: Omit<ChecklistEntryProps, 'stream'>) => {
  const { way } = entry;
  const parts = [
    isComplete ? checklistMessages.units(entry) : checklistMessages.recommended(entry),
    ...(way._tag === 'OtherBrand' ? [checklistMessages.soldAt(way.brand)] : []),
    ...(way._tag === 'NotSold' ? [checklistMessages.notSold] : []),
  ];
  return (
    <>
      <span className={`muted num ${styles['meta']}`}>
        {parts.join(', ')}
        {mutation?._tag === 'Saving' && <span className={styles['saving']}>{checklistMessages.saving}</span>}
      </span>
      {mutation?._tag === 'Failed' && (
        <span className={styles['failed']} role="alert">
          {checklistMessages.notSaved(mutation.trouble)}
          <SignInBeside reason={mutation.trouble} />
        </span>
      )}
    </>
  );
};

/** One thing that a registry usually has: its tick, how far it has come, and the way to more of it (CHK-01, XB-02). What the list itself has ticked, no hand unticks; its box can only be read, so that a hand which just unticked it keeps its place. */
export const Entry = ({ entry, mutation, isComplete, stream }: ChecklistEntryProps) => {
  const { key, name, isDone, isTickedByHand } = entry;
  const isListed = isDone && !isTickedByHand;
  return (
    <li className={styles['entry']} data-done={isDone || undefined} data-listed={isListed || undefined}>
      <Checkbox
        className={styles['tick'] ?? ''}
        id={`entry-${key}`}
        size="24px"
        data-on-paper
        {...(isListed && { color: 'var(--success)', icon: ListedIcon, 'aria-describedby': `entry-why-${key}` })}
        checked={isDone}
        aria-readonly={isListed}
        aria-busy={mutation?._tag === 'Saving'}
        onChange={({ currentTarget: { checked } }) => {
          if (!isListed) stream.tick(key, checked);
        }}
        aria-labelledby={`entry-name-${key}`}
      />
      <span className={styles['what']}>
        <label id={`entry-name-${key}`} htmlFor={`entry-${key}`}>
          <b>{name}</b>
        </label>
        <Meta entry={entry} mutation={mutation} isComplete={isComplete} />
        {isListed && (
          <span id={`entry-why-${key}`} className={`muted ${styles['meta']}`}>
            {checklistMessages.listed}
          </span>
        )}
      </span>
      <Ways entry={entry} stream={stream} />
    </li>
  );
};
