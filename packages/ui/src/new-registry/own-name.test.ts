import type { Account, LogEntry } from '@gift-registry/domain';
import { exampleForm, idempotencyKeyOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { newRegistryStream } from './new-registry.stream.ts';
import { BLANK_FORM, NO_NEW_REGISTRY } from './new-registry-model.ts';
import { memoryNewRegistry } from './testing/memory-new-registry.ts';

type Answer = Awaited<ReturnType<Account['profile']>>;

const rosa: Answer = E.right({
  email: 'rosa@example.com',
  firstName: 'Rosa',
  lastName: 'Lind',
  language: 'en',
  goes: [],
  stays: [],
});
const unavailable: Answer = E.left({ _tag: 'Unavailable' });
const signInNeeded: Answer = E.left({ _tag: 'SignInNeeded' });

const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A stored form, and the account's answer to each request for the profile. */
const scene = (answers: ReadonlyArray<Answer>) => {
  const scheduler = new VirtualTimeScheduler();
  const opened: string[] = [];
  const logged: LogEntry[] = [];
  let requests = 0;
  const stored = { ...NO_NEW_REGISTRY, form: exampleForm(), whose: O.some('rosa@example.com') };
  const memory = memoryNewRegistry(O.some(stored));
  const stream = newRegistryStream({
    site: sites.main,
    clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' },
    memory,
    newKey: () => idempotencyKeyOf('example-key-1'),
    goTo: (path) => opened.push(path),
    log: { write: (entry) => () => logged.push(entry) },
    directory: { begin: () => async () => E.left({ _tag: 'Unavailable' }) },
    account: {
      create: () => async () => E.left({ _tag: 'Unavailable' }),
      profile: async () => {
        requests += 1;
        return answers[requests - 1] ?? unavailable;
      },
    },
    scheduler,
  });
  stream.model.changes$.subscribe();
  return { scheduler, opened, logged, memory, stored: stored, stream, requests: () => requests };
};

describe('who begins a registry', () => {
  it('[HOME-01] a visitor has one step more, which makes the account; the form of somebody else is gone', async () => {
    const { scheduler, opened, stream, requests } = scene([signInNeeded, rosa]);
    await answered();
    scheduler.flush();
    await answered();
    expect([requests(), opened]).toEqual([1, []]);
    expect(stream.model.value).toMatchObject({ isFormHidden: false, isVisitor: true, places: 4, form: BLANK_FORM });
  });

  it('[HOME-01] reads the profile again after a failure, until the form is shown', async () => {
    const { scheduler, opened, stream, requests } = scene([unavailable, rosa]);
    await answered();
    expect([requests(), stream.model.value.isFormHidden]).toEqual([1, true]);
    scheduler.flush();
    await answered();
    expect([requests(), stream.model.value.isFormHidden, opened]).toEqual([2, false, []]);
    expect(stream.model.value.form).toEqual(exampleForm());
  });
});
