import { createState, type LogEntry, type RegistryPatch, type SettingsChange } from '@gift-registry/domain';
import { dayOf, exampleSettings, exampleView, sites, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { type SettingsStream, settingsStream } from './settings.stream.ts';
import type { SettingsModel } from './settings-model.ts';
import { changedTo, exampleSettingsPort } from './testing/example-settings-port.ts';

const loaded = (version = 0, role: 'registrant' | 'guest' = 'registrant'): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role, version: versionOf(version) }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

interface Scene extends RunHelpers {
  readonly stream: SettingsStream;
  readonly registry: { readonly set: (model: RegistryModel) => void };
  readonly changes: Array<SettingsChange | 'deleted'>;
  readonly folded: RegistryPatch[];
  readonly logged: LogEntry[];
  readonly reloads: string[];
  readonly at: (time: number, mutation: () => void) => void;
}

const before = exampleSettings();
const hello = exampleSettings({ biography: 'Hello' });
const welcome = exampleSettings({ biography: 'Welcome' });

/** Sets the scene under a virtual clock. The nth reading, change and deletion get the nth answer each. */
const scene = (
  {
    reads = ['(b|)'],
    answers = [],
  }: { readonly reads?: ReadonlyArray<string>; readonly answers?: ReadonlyArray<string> },
  play: (scene: Scene) => void,
  first: RegistryModel = loaded(),
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const changes: Array<SettingsChange | 'deleted'> = [];
    const [folded, logged, reloads]: [RegistryPatch[], LogEntry[], string[]] = [[], [], []];
    let readings = 0;
    const model = createState<RegistryModel>(first);
    const u = E.left({ _tag: 'Unavailable' } as const);
    const n = E.left({ _tag: 'NotOwner' } as const);
    const next = (): string => answers[changes.length - 1] ?? '-';
    const settings = exampleSettingsPort({
      readSettings: () => () =>
        helpers.cold(reads[readings++] ?? '(b|)', { b: E.right(before), h: E.right(hello), w: E.right(welcome), u, n }),
      changeSettings: (_, change) => () => {
        changes.push(change);
        return helpers.cold(next(), {
          d: E.right(changedTo(welcome)),
          m: E.left({ _tag: 'SettingsVersionConflict', fields: ['biography'], settings: hello } as const),
          u,
        });
      },
      deleteRegistry: () => () => {
        changes.push('deleted');
        return helpers.cold(next(), { d: E.right(undefined), u });
      },
    });
    const stream = settingsStream({
      settings,
      registry: { model, fold: (patch) => folded.push(patch), reload: () => reloads.push('again') },
      site: sites.main,
      today: () => dayOf('2027-06-01'),
      log: { write: (entry) => () => logged.push(entry) },
    });
    play({
      ...helpers,
      stream,
      registry: model,
      changes,
      folded,
      logged,
      reloads,
      at: (time, mutation) => {
        helpers.cold(`${'-'.repeat(time)}x`).subscribe(() => mutation());
      },
    });
  });
};

const summary = (model: SettingsModel): string => {
  if (model._tag === 'Gone') return model.isDeleted ? 'Deleted' : 'Gone';
  if (model._tag !== 'Loaded') return model._tag;
  const { draft, parts, deletion } = model;
  return [
    draft.biography,
    parts.biography.step._tag,
    ...parts.biography.newer.map(({ reads }) => `now ${reads}`),
    ...(deletion.isAsked ? [deletion.isDeleting ? 'deleting' : 'open'] : []),
    ...(O.isSome(deletion.problem) ? [deletion.problem.value._tag] : []),
  ].join(' ');
};
const seen$ = ({ model }: SettingsStream) => model.changes$.pipe(map(summary));
const typesWelcome = (stream: SettingsStream) => () => stream.type('biography', 'Welcome');

describe('the settings', () => {
  it('[ROUTE-05] [SET-01] are read for the owner, with the link for guests', () => {
    scene({ reads: ['--(b|)'] }, ({ stream, expectObservable, flush }) => {
      expectObservable(stream.model.changes$.pipe(map(summary)), '^ 10ms !').toBe('a-b', { a: 'Loading', b: ' Idle' });
      flush();
      expect(stream.model.value).toMatchObject({
        grId: '7310442',
        back: '/gift-registry/registrant-list/7310442',
        link: O.some('http://localhost:3000/r/7310442'),
        draft: { primaryFirstName: 'Amelia', eventDate: '2027-06-12', eventCode: 'br', visibility: 'findable' },
      });
    });
  });

  it('[ROUTE-05] [AUTH-04] [ROUTE-17] are refused to others without a request', () => {
    scene(
      { reads: [] },
      ({ stream, flush }) => {
        stream.model.changes$.subscribe();
        flush();
        expect(stream.model.value).toEqual({
          _tag: 'NotAllowed',
          guestPage: '/gift-registry/guest-list/7310442',
        });
      },
      loaded(0, 'guest'),
    );
  });

  it('[ROUTE-05] can be read again after a failure', () => {
    scene({ reads: ['-(u|)', '-(b|)'] }, ({ stream, at, expectObservable, flush, reloads, logged }) => {
      at(5, stream.reload);
      expectObservable(seen$(stream), '^ 20ms !').toBe('ab---cd', {
        a: 'Loading',
        b: 'Failed',
        c: 'Loading',
        d: ' Idle',
      });
      flush();
      expect(reloads).toEqual(['again']);
      expect(logged).toEqual([{ level: 'warning', tag: 'settings.read-failed', data: { reason: 'Unavailable' } }]);
    });
    scene({ reads: ['-(n|)'] }, ({ stream, expectObservable }) => {
      expectObservable(seen$(stream), '^ 20ms !').toBe('ab', { a: 'Loading', b: 'NotFound' });
    });
  });

  it('[SET-01] saves a part, and applies the patch', () => {
    scene({ answers: ['--(d|)'] }, ({ stream, at, flush, changes, folded }) => {
      at(1, typesWelcome(stream));
      at(2, () => stream.save('biography'));
      at(3, () => stream.save('biography'));
      const seen: string[] = [];
      stream.model.changes$.pipe(map(summary)).subscribe((now) => seen.push(now));
      flush();
      expect(seen).toEqual(['Loading', ' Idle', 'Welcome Idle', 'Welcome Saving', 'Welcome Saved']);
      expect(changes).toEqual([{ biography: { was: '', now: 'Welcome' } }]);
      expect(folded).toEqual([changedTo(welcome).patch]);
      expect(stream.model.value).toMatchObject({ announcement: 'About you: saved.' });
    });
  });

  it('[SET-01] edits during a save stay, and can be saved again', () => {
    scene({ answers: ['---(d|)'] }, ({ stream, at, flush }) => {
      at(1, typesWelcome(stream));
      at(2, () => stream.save('biography'));
      at(3, () => stream.type('biography', 'Welcome, all of you'));
      const seen: string[] = [];
      stream.model.changes$.pipe(map(summary)).subscribe((now) => seen.push(now));
      flush();
      expect(seen.slice(2)).toEqual([
        'Welcome Idle',
        'Welcome Saving',
        'Welcome, all of you Saving',
        'Welcome, all of you Idle',
      ]);
    });
  });

  it('[SET-01] a failure is shown and logged, and keeps the edits', () => {
    scene({ answers: ['-(u|)'] }, ({ stream, at, flush, logged }) => {
      stream.model.changes$.subscribe();
      at(1, typesWelcome(stream));
      at(2, () => stream.save('biography'));
      flush();
      expect(summary(stream.model.value)).toBe('Welcome Failed');
      expect(logged).toEqual([
        { level: 'warning', tag: 'settings.save-failed', data: { part: 'biography', reason: 'Unavailable' } },
      ]);
    });
  });

  it('[SET-01] invalid input is refused without a request', () => {
    scene({}, ({ stream, at, flush, changes }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.type('eventDate', '2027-05-31'));
      at(2, () => stream.save('event'));
      flush();
      expect(stream.model.value).toMatchObject({
        parts: {
          event: { step: { _tag: 'Failed', reason: { _tag: 'EventDayPast' }, wrong: O.some({ field: 'eventDate' }) } },
        },
      });
      expect(changes).toEqual([]);
    });
  });

  it('[SET-01] a newer value is shown beside the edited one, and replaced only by saving again', () => {
    scene({ answers: ['-(m|)', '-(d|)'] }, ({ stream, at, flush, changes }) => {
      const seen: string[] = [];
      stream.model.changes$.subscribe();
      at(1, typesWelcome(stream));
      at(2, () => stream.save('biography'));
      at(5, () => seen.push(summary(stream.model.value)));
      at(6, () => stream.save('biography'));
      flush();
      expect(seen).toEqual(['Welcome Failed now Hello']);
      expect(changes).toEqual([
        { biography: { was: '', now: 'Welcome' } },
        { biography: { was: 'Hello', now: 'Welcome' } },
      ]);
      expect(summary(stream.model.value)).toBe('Welcome Saved');
    });
  });

  it('[SET-01] [LIVE-01] a change by another registrant updates untouched fields, and is shown beside edited ones', () => {
    scene({ reads: ['(b|)', '-(h|)'] }, ({ stream, at, flush, registry }) => {
      stream.model.changes$.subscribe();
      at(1, () => registry.set(loaded(1)));
      flush();
      expect(summary(stream.model.value)).toBe('Hello Idle');
    });
    scene({ reads: ['(b|)', '-(h|)'] }, ({ stream, at, flush, registry }) => {
      stream.model.changes$.subscribe();
      at(1, typesWelcome(stream));
      at(2, () => registry.set(loaded(1)));
      flush();
      expect(summary(stream.model.value)).toBe('Welcome Idle now Hello');
    });
  });

  it('[SET-01] [LIVE-01] "Saved" disappears once another registrant changes the part', () => {
    scene({ reads: ['(b|)', '-(w|)', '-(h|)'], answers: ['-(d|)'] }, ({ stream, at, flush, registry }) => {
      const seen: string[] = [];
      const see = () => seen.push(summary(stream.model.value));
      stream.model.changes$.subscribe();
      at(1, typesWelcome(stream));
      at(2, () => stream.save('biography'));
      at(4, () => registry.set(loaded(1)));
      at(6, see);
      at(7, () => registry.set(loaded(2)));
      flush();
      see();
      expect(seen).toEqual(['Welcome Saved', 'Hello Idle']);
    });
  });

  it('[SET-01] a refusal that names a field marks it, each time; others mark none', () => {
    scene({ answers: ['-(u|)'] }, ({ stream, at, flush }) => {
      const marked: unknown[] = [];
      const mark = (part: 'address' | 'biography') => () => {
        const { value } = stream.model;
        if (value._tag === 'Loaded' && value.parts[part].step._tag === 'Failed')
          marked.push(value.parts[part].step.wrong);
      };
      stream.model.changes$.subscribe();
      at(1, () => stream.type('city', 'Chicago'));
      at(2, () => stream.save('address'));
      at(3, mark('address'));
      at(4, () => stream.save('address'));
      at(5, mark('address'));
      at(6, typesWelcome(stream));
      at(7, mark('address'));
      at(8, () => stream.save('biography'));
      at(10, mark('biography'));
      flush();
      const recipient = O.some({ field: 'recipient' });
      expect(marked).toEqual([recipient, recipient, recipient, O.none]);
      expect(marked[1]).not.toBe(marked[0]);
      expect(marked[2]).toBe(marked[1]);
    });
  });

  it('[SET-01] deletes the registry once its number was typed, and says so', () => {
    scene({ answers: ['-(u|)', '-(d|)'] }, ({ stream, at, flush, changes, registry, logged }) => {
      const seen: string[] = [];
      const see = () => seen.push(summary(stream.model.value));
      stream.model.changes$.subscribe();
      at(1, stream.askDelete);
      at(2, stream.deleteRegistry);
      at(3, () => stream.typeNumber('7310442'));
      at(4, stream.deleteRegistry);
      at(4, see);
      at(7, see);
      at(8, stream.deleteRegistry);
      at(12, () => registry.set({ _tag: 'NotFound', last: O.some('registrant') }));
      flush();
      expect(changes).toEqual(['deleted', 'deleted']);
      expect(seen).toEqual([' Idle deleting', ' Idle open Unavailable']);
      expect(summary(stream.model.value)).toBe('Deleted');
      expect(logged).toEqual([{ level: 'warning', tag: 'registry.deletion-failed', data: { reason: 'Unavailable' } }]);
    });
  });

  it('[SET-01] closing the question keeps the registry', () => {
    scene({}, ({ stream, at, flush, changes }) => {
      stream.model.changes$.subscribe();
      at(1, stream.askDelete);
      at(2, () => stream.typeNumber('7310442'));
      at(3, stream.keep);
      at(4, stream.deleteRegistry);
      flush();
      expect([summary(stream.model.value), changes]).toEqual([' Idle', []]);
    });
  });

  it('[SET-01] [LIVE-01] shows that the registry was deleted elsewhere; an unknown one is not found', () => {
    scene({}, ({ stream, at, flush, registry }) => {
      stream.model.changes$.subscribe();
      at(1, () => registry.set({ _tag: 'NotFound', last: O.some('registrant') }));
      flush();
      expect(summary(stream.model.value)).toBe('Gone');
    });
    scene({}, ({ stream }) => expect(summary(stream.model.value)).toBe('NotFound'), { _tag: 'NotFound', last: O.none });
  });
});
