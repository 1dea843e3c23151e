import { createState, type LogEntry, type RegistryPatch } from '@gift-registry/domain';
import { exampleHeader, exampleView, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { type GreetingModel, type GreetingStream, greetingStream } from './greeting.stream.ts';

const OURS = 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';

const loaded = (greeting: string): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', header: exampleHeader({ greeting }) }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

const patch: RegistryPatch = {
  ...writtenTo(1),
  items: [],
  removed: [],
  header: O.some(exampleHeader({ greeting: 'Hi' })),
  totals: O.none,
};

interface Scene extends RunHelpers {
  readonly stream: GreetingStream;
  readonly greets: (greeting: string) => void;
  readonly written: string[];
  readonly folded: RegistryPatch[];
  readonly logged: LogEntry[];
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock; the nth saving gets the nth answer: d done, u no answer, o not the owner. */
const scene = (answers: ReadonlyArray<string>, play: (scene: Scene) => void, first = loaded(OURS)): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const [written, folded, logged]: [string[], RegistryPatch[], LogEntry[]] = [[], [], []];
    const model = createState<RegistryModel>(first);
    const stream = greetingStream({
      settings: {
        writeGreeting: (_, text) => () => {
          written.push(text);
          return helpers.cold(answers[written.length - 1] ?? '-', {
            d: E.right({ version: versionOf(1), patch, greeting: 'Hi' }),
            u: E.left({ _tag: 'Unavailable' } as const),
            o: E.left({ _tag: 'NotOwner' } as const),
          });
        },
      },
      registry: { model, fold: (summary) => folded.push(summary) },
      log: { write: (entry) => () => logged.push(entry) },
    });
    play({
      ...helpers,
      stream,
      greets: (greeting) => model.set(loaded(greeting)),
      written,
      folded,
      logged,
      at: (time, mutation) => {
        helpers.cold(`${'-'.repeat(time)}x`).subscribe((x) => x === 'x' && mutation());
      },
    });
  });
};

const summary = ({ isOpen, text, isSaving, problem, meanwhile, announcement }: GreetingModel): string =>
  [
    isOpen ? `"${text}"` : 'closed',
    ...(isSaving ? ['saving'] : []),
    ...(O.isSome(problem) ? [problem.value._tag] : []),
    ...(O.isSome(meanwhile) ? [`now "${meanwhile.value}"`] : []),
    ...(announcement === '' ? [] : ['announced']),
  ].join(' ');
const seen$ = ({ model }: GreetingStream) => model.changes$.pipe(map(summary));

describe('editing the greeting', () => {
  it('[GREET-02] opens with the stored greeting, or the default', () => {
    scene([], ({ stream }) => {
      stream.open();
      expect(stream.model.value).toMatchObject({ isOpen: true, text: OURS, count: { used: 98, left: 152 } });
    });
  });

  it('[GREET-03] saves the text, closes the dialog and announces it', () => {
    scene(['--(d|)'], ({ at, expectObservable, flush, stream, written, folded }) => {
      at(1, stream.open);
      at(2, () => stream.type('Hi'));
      at(3, stream.save);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcd-e', {
        a: 'closed',
        b: `"${OURS}"`,
        c: '"Hi"',
        d: '"Hi" saving',
        e: 'closed announced',
      });
      flush();
      expect(written).toEqual(['Hi']);
      expect(folded).toEqual([patch]);
    });
  });

  it('[GREET-03] a failure is shown and logged; the text stays and can be saved again', () => {
    scene(['-(u|)', '-(o|)'], ({ at, expectObservable, flush, stream, folded, logged, written }) => {
      at(1, stream.open);
      at(2, () => stream.type('Hi'));
      at(3, stream.save);
      at(6, stream.save);
      expectObservable(seen$(stream), '^ 1s !').toBe('abcde-fg', {
        a: 'closed',
        b: `"${OURS}"`,
        c: '"Hi"',
        d: '"Hi" saving',
        e: '"Hi" Unavailable',
        f: '"Hi" saving',
        g: '"Hi" NotOwner',
      });
      flush();
      expect(folded).toEqual([]);
      expect(written).toEqual(['Hi', 'Hi']);
      expect(logged).toEqual([
        { level: 'warning', tag: 'greeting.save-failed', data: { reason: 'Unavailable' } },
        { level: 'warning', tag: 'greeting.save-failed', data: { reason: 'NotOwner' } },
      ]);
    });
  });

  it('closing without saving changes nothing; it opens with the stored text again', () => {
    scene([], ({ stream, written }) => {
      stream.open();
      stream.type('Half a');
      stream.close();
      expect(stream.model.value.isOpen).toBe(false);
      stream.open();
      expect(stream.model.value.text).toBe(OURS);
      expect(written).toEqual([]);
    });
  });

  it('[GREET-03] stays open while saving, and ignores a second press', () => {
    scene(['---(d|)'], ({ at, expectObservable, flush, stream, written }) => {
      at(1, stream.open);
      at(2, stream.save);
      at(3, () => {
        stream.save();
        stream.close();
        stream.open();
      });
      expectObservable(seen$(stream), '^ 1s !').toBe('abc--d', {
        a: 'closed',
        b: `"${OURS}"`,
        c: `"${OURS}" saving`,
        d: 'closed announced',
      });
      flush();
      expect(written).toHaveLength(1);
    });
  });

  it('[GREET-03] [LIVE-01] shows what another registrant has written meanwhile beside the edited text', () => {
    scene([], ({ at, expectObservable, stream, greets }) => {
      at(1, stream.open);
      at(2, () => stream.type('Hi'));
      at(3, () => greets('Hello'));
      expectObservable(seen$(stream), '^ 1s !').toBe('abcd', {
        a: 'closed',
        b: `"${OURS}"`,
        c: '"Hi"',
        d: '"Hi" now "Hello"',
      });
    });
  });

  it('[GREET-01] takes at most 250 characters; a blank text is empty', () => {
    scene([], ({ stream }) => {
      stream.open();
      stream.type('a'.repeat(300));
      expect(stream.model.value.count).toEqual({ used: 250, left: 0 });
      stream.type('   ');
      stream.leave();
      expect(stream.model.value.text).toBe('');
    });
  });

  it('does not open without a registry', () => {
    scene(
      [],
      ({ stream }) => {
        stream.open();
        expect(stream.model.value.isOpen).toBe(false);
      },
      { _tag: 'Loading' },
    );
  });
});
