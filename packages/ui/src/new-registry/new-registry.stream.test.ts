import type { LogEntry, NewAccount, RegistryForm } from '@gift-registry/domain';
import { exampleForm, grIdOf, idempotencyKeyOf, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, NEVER, type ObservedValueOf, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type NewRegistryStream, newRegistryStreamOf } from './new-registry.stream.ts';
import { type CreateRegistry, NO_NEW_REGISTRY, type StoredNewRegistry } from './new-registry-model.ts';
import { memoryNewRegistry } from './testing/memory-new-registry.ts';

type Answer = ObservedValueOf<ReturnType<CreateRegistry>>;

/** b: created, u: no answer, i: still running, r: key reused, s: signed out, f: the service refuses the city. */
const answers: Readonly<Record<string, Answer>> = {
  b: E.right({ grId: grIdOf('482100317') }),
  u: E.left({ _tag: 'Unavailable' }),
  i: E.left({ _tag: 'RequestInProgress' }),
  r: E.left({ _tag: 'IdempotencyKeyReused' }),
  s: E.left({ _tag: 'SignInNeeded' }),
  f: E.left({ _tag: 'RegistryFormInvalid', field: 'primaryLastName', problem: 'tooLong' }),
};

/** Counted over all scenes: no two of them draw the same key. */
let keys = 0;

interface Scene extends RunHelpers {
  readonly stream: NewRegistryStream;
  readonly sent: ReadonlyArray<{ readonly form: RegistryForm; readonly key: string }>;
  readonly requested: ReadonlyArray<{ readonly account: NewAccount; readonly form: RegistryForm }>;
  readonly opened: ReadonlyArray<string>;
  readonly logged: ReadonlyArray<LogEntry>;
}

const scene = (
  {
    begins = [],
    memory = memoryNewRegistry(),
    named = '',
  }: { begins?: ReadonlyArray<string>; memory?: ReturnType<typeof memoryNewRegistry>; named?: string },
  play: (scene: Scene) => void,
): void => {
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  scheduler.run((helpers) => {
    const sent: Array<{ form: RegistryForm; key: string }> = [];
    const requested: Array<{ account: NewAccount; form: RegistryForm }> = [];
    const opened: string[] = [];
    const logged: LogEntry[] = [];
    const stream = newRegistryStreamOf(
      (form, key) =>
        defer(() => {
          sent.push({ form, key });
          const marbles = begins[sent.length - 1];
          return marbles === undefined ? NEVER : helpers.cold<Answer>(marbles, answers);
        }),
      {
        site: sites.main,
        clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' },
        memory,
        newKey: () => {
          keys += 1;
          return idempotencyKeyOf(`example-key-${keys}`);
        },
        ownName$:
          named === ''
            ? EMPTY
            : helpers.cold(named, {
                n: O.some({ email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Lind' }),
                o: O.some({ email: 'otto@example.com', firstName: 'Otto', lastName: 'Berg' }),
                v: O.none,
              }),
        requestAccount: (account, form) =>
          defer(() => {
            requested.push({ account, form });
            return of(E.right(undefined));
          }),
        goTo: (path) => opened.push(path),
        log: { write: (entry) => () => logged.push(entry) },
      },
    );
    stream.model.changes$.subscribe();
    play({ ...helpers, stream, sent, requested, opened, logged });
  });
};

const fill = (stream: NewRegistryStream, overrides: Partial<RegistryForm> = {}): void => {
  const form = exampleForm(overrides);
  for (const [field, text] of Object.entries(form)) {
    const known = Object.keys(form).find((name): name is keyof RegistryForm => name === field);
    if (known !== undefined) stream.edit(known, text);
  }
};

const through = (stream: NewRegistryStream): void => {
  stream.next();
  stream.next();
  stream.next();
};

describe('beginning a registry', () => {
  it('[HOME-01] goes on once a step is valid, and shows the problems of this step only', () => {
    scene({}, ({ stream, sent }) => {
      expect([stream.model.value.step, stream.model.value.problems]).toEqual(['event', {}]);
      stream.next();
      expect(stream.model.value).toMatchObject({
        step: 'event',
        problems: { eventType: 'missing', eventDate: 'missing' },
        focusRequests: 1,
        stepChanges: 0,
      });
      stream.edit('eventType', 'br');
      expect(stream.model.value.problems).toEqual({ eventDate: 'missing' });
      stream.edit('eventDate', '2027-06-12');
      stream.next();
      expect(stream.model.value).toMatchObject({ step: 'names', place: 2, places: 3, problems: {}, stepChanges: 1 });
      stream.back();
      expect(stream.model.value).toMatchObject({ step: 'event', stepChanges: 2 });
      stream.back();
      expect([stream.model.value.step, sent]).toEqual(['event', []]);
    });
  });

  it('[HOME-01] fills in the account’s name, and keeps it over a reload', () => {
    const memory = memoryNewRegistry();
    scene({ named: '5ms n', memory }, ({ stream, flush }) => {
      flush();
      expect(stream.model.value.form).toMatchObject({ primaryFirstName: 'Rosa', primaryLastName: 'Lind' });
      expect(O.map(({ form }: StoredNewRegistry) => form.primaryFirstName)(memory.read())).toEqual(O.some('Rosa'));
    });
  });

  it('[HOME-01] a name typed before the profile was read stays', () => {
    scene({ named: '5ms n' }, ({ stream, cold, flush }) => {
      cold('1ms x').subscribe(() => stream.edit('primaryLastName', 'Berg'));
      flush();
      expect(stream.model.value.form).toMatchObject({ primaryFirstName: '', primaryLastName: 'Berg' });
    });
  });

  it('[HOME-01] creates the registry from the last step, and opens its list', () => {
    const memory = memoryNewRegistry();
    scene({ begins: ['1ms (b|)'], memory }, ({ stream, flush, sent, opened }) => {
      fill(stream);
      through(stream);
      expect(stream.model.value.creation).toEqual({ _tag: 'Creating' });
      flush();
      expect(sent.map(({ form }) => form)).toEqual([exampleForm()]);
      expect(stream.model.value.creation).toEqual({ _tag: 'Created' });
      expect(opened).toEqual(['/gift-registry/registrant-list/482100317?create=true']);
      expect(memory.stored()).toMatchObject(
        O.some({ step: 'event', form: { primaryFirstName: '' }, unconfirmed: O.none }),
      );
    });
  });

  it('[HOME-01] [CART-08] repeated presses create one registry', () => {
    scene({ begins: ['10ms (b|)'] }, ({ stream, flush, sent }) => {
      fill(stream);
      through(stream);
      stream.next();
      stream.edit('primaryFirstName', 'Rosa');
      stream.back();
      flush();
      stream.next();
      expect([sent.length, stream.model.value.form.primaryFirstName, stream.model.value.step]).toEqual([
        1,
        'Amelia',
        'extras',
      ]);
    });
  });

  it.each(['u', 'i'])(
    '[HOME-01] [CART-08] after a lost answer (%s) the form stays, and its key is reused until the outcome is known, also for an edited form',
    (lost) => {
      scene({ begins: [`1ms (${lost}|)`, `1ms (${lost}|)`, '1ms (b|)'] }, ({ stream, flush, sent, logged }) => {
        fill(stream);
        through(stream);
        flush();
        expect(stream.model.value).toMatchObject({
          step: 'extras',
          creation: { _tag: 'NotCreated' },
          form: exampleForm(),
        });
        stream.next();
        flush();
        stream.edit('greeting', 'Come in.');
        expect(stream.model.value.creation).toEqual({ _tag: 'Idle' });
        stream.next();
        flush();
        const [first, again, other] = sent.map(({ key }) => key);
        expect([again, other]).toEqual([first, first]);
        expect(logged.map(({ tag }) => tag)).toEqual(['registry.creation-failed', 'registry.creation-failed']);
        expect(stream.model.value.creation).toEqual({ _tag: 'Created' });
      });
    },
  );

  it('[HOME-01] [CART-08] a registry created by the first try is found, and what was typed since is shown before its list is opened', () => {
    const memory = memoryNewRegistry();
    const begins = ['1ms (u|)', '1ms (u|)', '1ms (r|)', '1ms (r|)', '1ms (b|)'];
    scene({ begins, memory }, ({ stream, flush, sent, opened }) => {
      fill(stream);
      through(stream);
      flush();
      for (const greeting of ['Come in.', 'Come in, all of you.']) {
        stream.edit('greeting', greeting);
        stream.next();
        flush();
      }
      expect(sent.map(({ form }) => form.greeting)).toEqual([
        exampleForm().greeting,
        'Come in.',
        'Come in, all of you.',
        exampleForm().greeting,
        'Come in.',
      ]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      const found = { _tag: 'CreatedEarlier', grId: '482100317', unsavedFields: ['greeting'] };
      expect([stream.model.value.creation, opened]).toEqual([found, []]);
      stream.edit('greeting', 'Lost.');
      stream.next();
      expect(O.map(({ form }: StoredNewRegistry) => form.greeting)(memory.stored())).toEqual(
        O.some('Come in, all of you.'),
      );
      stream.openBegun();
      expect(opened).toEqual(['/gift-registry/registrant-list/482100317?create=true']);
      expect(memory.stored()).toMatchObject(O.some({ unconfirmed: O.none, form: { greeting: '' } }));
    });
  });

  it.each(['s', 'f'])(
    '[HOME-01] [CART-08] a later try that surely began nothing (%s) leaves the fate of the first unknown: its key stays',
    (certain) => {
      scene({ begins: ['1ms (u|)', `1ms (${certain}|)`, '1ms (b|)'] }, ({ stream, flush, sent }) => {
        fill(stream);
        through(stream);
        flush();
        stream.edit('primaryLastName', 'Vance');
        stream.next();
        flush();
        stream.edit('primaryLastName', 'Hartley');
        through(stream);
        flush();
        expect(sent).toHaveLength(3);
        expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      });
    },
  );

  it('[HOME-01] [CART-08] a reload restores step, form and the key of an unconfirmed request', () => {
    const memory = memoryNewRegistry();
    const used: string[] = [];
    for (const begins of [['-'], ['1ms (b|)']])
      scene({ begins, memory, named: 'n' }, ({ stream, flush, sent }) => {
        if (used.length === 0) {
          flush();
          fill(stream);
          through(stream);
        } else {
          expect(stream.model.value.isFormHidden).toBe(true);
          flush();
          expect(stream.model.value).toMatchObject({
            isFormHidden: false,
            step: 'extras',
            form: exampleForm(),
            problems: {},
          });
          stream.next();
        }
        flush();
        used.push(...sent.map(({ key }) => key));
      });
    expect(used).toHaveLength(2);
    expect(used[0]).toBe(used[1]);
  });

  it('[HOME-01] [AUTH-02] a form another person left in the tab is not shown to the next one, and is removed', () => {
    const memory = memoryNewRegistry();
    scene({ memory, named: 'n', begins: ['1ms (u|)'] }, ({ stream, flush }) => {
      flush();
      fill(stream, { line1: '4 Hawthorn Lane' });
      through(stream);
      flush();
    });
    scene({ memory, named: '5ms o' }, ({ stream, flush }) => {
      expect(stream.model.value.isFormHidden).toBe(true);
      stream.edit('city', 'Chicago');
      flush();
      expect(stream.model.value).toMatchObject({
        isFormHidden: false,
        step: 'event',
        form: { primaryFirstName: 'Otto', line1: '', city: '' },
      });
      expect(memory.stored()).toMatchObject(O.some({ unconfirmed: O.none, whose: O.some('otto@example.com') }));
    });
  });

  it('[HOME-01] [AUTH-02] a profile read late does not restore a form that was already sent', () => {
    const memory = memoryNewRegistry();
    scene({ begins: ['1ms (b|)'], memory, named: '5ms n' }, ({ stream, flush }) => {
      fill(stream);
      through(stream);
      flush();
      expect(stream.model.value.creation).toEqual({ _tag: 'Created' });
      expect(memory.stored()).toEqual(O.some(NO_NEW_REGISTRY));
    });
    scene({ begins: ['1ms (u|)', '1ms (r|)', '1ms (b|)'], memory, named: '15ms o' }, ({ stream, cold, flush }) => {
      fill(stream);
      through(stream);
      cold('5ms x').subscribe(() => {
        stream.edit('greeting', 'Come in.');
        stream.next();
      });
      flush();
      expect(stream.model.value).toMatchObject({
        creation: { _tag: 'CreatedEarlier' },
        form: { greeting: 'Come in.' },
      });
      expect(memory.stored()).toMatchObject(O.some({ form: { greeting: 'Come in.' }, whose: O.none }));
    });
  });

  it('[HOME-01] [AUTH-02] a form is cleared when another person signs in, whatever its pending request answers', () => {
    const memory = memoryNewRegistry();
    scene({ begins: ['10ms (b|)'], memory, named: 'n 4ms o' }, ({ stream, cold, flush, opened }) => {
      cold('1ms x').subscribe(() => {
        fill(stream, { line1: '4 Hawthorn Lane' });
        through(stream);
      });
      flush();
      expect(stream.model.value).toMatchObject({
        isFormHidden: false,
        step: 'event',
        creation: { _tag: 'Idle' },
        form: { primaryFirstName: 'Otto', line1: '', city: '' },
      });
      expect(memory.stored()).toMatchObject(O.some({ unconfirmed: O.none, whose: O.some('otto@example.com') }));
      expect(opened).toEqual([]);
    });
  });

  it('[HOME-01] [AUTH-02] redirects a signed-out person to sign-in and back; the form stays', () => {
    const memory = memoryNewRegistry();
    scene({ begins: ['1ms (s|)'], memory }, ({ stream, flush, opened }) => {
      fill(stream);
      through(stream);
      flush();
      expect(opened).toEqual(['/account/login?returnUrl=%2Fgift-registry%2Fnew&isRedirect=true']);
      expect(memory.stored()).toMatchObject(O.some({ form: exampleForm(), unconfirmed: O.none }));
    });
  });

  it('[HOME-01] a problem found by the service is shown at its field until that is edited', () => {
    scene({ begins: ['1ms (f|)'] }, ({ stream, flush }) => {
      fill(stream);
      through(stream);
      flush();
      expect(stream.model.value).toMatchObject({
        step: 'names',
        problems: { primaryLastName: 'tooLong' },
        focusRequests: 1,
      });
      stream.edit('primaryFirstName', 'Rosa');
      expect(stream.model.value.problems).toEqual({ primaryLastName: 'tooLong' });
      stream.edit('primaryLastName', 'Hartley');
      expect(stream.model.value.problems).toEqual({});
    });
  });

  it('[GREET-01] the greeting takes what fits, and is normalized when its field is left', () => {
    scene({}, ({ stream }) => {
      stream.edit('greeting', 'x'.repeat(300));
      expect(stream.model.value.greetingCount).toEqual({ used: 250, left: 0 });
      stream.edit('greeting', '   ');
      stream.leaveGreeting();
      expect(stream.model.value.form.greeting).toBe('');
    });
  });

  it('[HOME-01] a visitor requests the account with the registry; what was typed is there after a reload, and becomes the form of whoever signs in', () => {
    const memory = memoryNewRegistry();
    scene({ memory, named: 'v' }, ({ stream, flush, requested }) => {
      flush();
      fill(stream);
      through(stream);
      expect(stream.model.value).toMatchObject({ step: 'account', place: 4, places: 4 });
      stream.account.edit('email', ' Amelia@Example.com');
      stream.account.edit('password', 'elm lantern harbor');
      stream.next();
      expect(requested).toEqual([
        {
          account: {
            firstName: 'Amelia',
            lastName: 'Hart',
            email: ' Amelia@Example.com',
            password: 'elm lantern harbor',
          },
          form: exampleForm(),
        },
      ]);
      expect(JSON.stringify(memory.stored())).not.toContain('lantern');
    });
    scene({ memory, named: 'v' }, ({ stream, flush }) => {
      flush();
      expect(stream.model.value).toMatchObject({ step: 'account', form: exampleForm() });
    });
    scene({ memory, named: 'n' }, ({ stream, flush }) => {
      flush();
      expect(stream.model.value).toMatchObject({ step: 'extras', places: 3, form: exampleForm() });
    });
  });

  it('[HOME-01] once the email was confirmed elsewhere, the tab leads to Registry Home and forgets the form', () => {
    const stored = { ...NO_NEW_REGISTRY, form: exampleForm(), sentTo: O.some('rosa@example.com') };
    const memory = memoryNewRegistry(O.some(stored));
    scene({ memory, named: 'n' }, ({ flush, opened }) => {
      flush();
      expect([opened, memory.stored()]).toEqual([['/gift-registry/my-gift-registry/'], O.some(NO_NEW_REGISTRY)]);
    });
  });
});
