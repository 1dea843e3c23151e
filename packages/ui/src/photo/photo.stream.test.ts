import { createState, type LogEntry, type PhotoUpload, type RegistryPatch } from '@gift-registry/domain';
import { exampleHeader, exampleView, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { map, type Observable } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { type PhotoStream, photoStream } from './photo.stream.ts';
import type { ChosenPicture, PhotoModel } from './photo-model.ts';
import { examplePhotoSource } from './testing/example-photo-source.ts';
import { examplePicture } from './testing/example-picture.ts';

const PATH = '/gift-registry/photo/7310442/0a1b.jpg';

const loaded = (photo: O.Option<string>): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', header: exampleHeader({ photo }) }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});
const patch: RegistryPatch = { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none };

const png = new File(['x'], 'Us.PNG', { type: 'image/png' });

interface Scene extends RunHelpers {
  readonly stream: PhotoStream;
  readonly sent: Array<PhotoUpload | 'none'>;
  readonly folded: RegistryPatch[];
  readonly logged: LogEntry[];
  readonly released: () => number;
  readonly at: (time: number, mutation: () => void) => void;
}

interface Answers {
  /** Answers to opening: p a picture, u none. */
  readonly opening?: string;
  /** Loading the editor: x loaded, # failed. */
  readonly editor?: string;
  /** Answers to sending: d done, u no answer. */
  readonly sending?: ReadonlyArray<string>;
  readonly jpeg?: O.Option<string>;
}

/** Sets the scene under a virtual clock, by default over a registry with a photo. */
const scene = (answers: Answers, play: (scene: Scene) => void, first = loaded(O.some(PATH))): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const [sent, folded, logged]: [Array<PhotoUpload | 'none'>, RegistryPatch[], LogEntry[]] = [[], [], []];
    let released = 0;
    const picture = examplePicture({
      jpegOf: () => answers.jpeg ?? O.some('data:image/jpeg;base64,/9j/'),
      release: () => {
        released += 1;
      },
    });
    const opened = <Refusal>(refusal: Refusal): Observable<E.Either<Refusal, ChosenPicture>> =>
      helpers
        .cold(answers.opening ?? '(p|)')
        .pipe(map((answer) => (answer === 'p' ? E.right(picture) : E.left(refusal))));
    const answered = (what: PhotoUpload | 'none') => {
      sent.push(what);
      return helpers.cold(answers.sending?.[sent.length - 1] ?? '-', {
        d: E.right({ version: versionOf(1), patch, photo: O.none }),
        u: E.left({ _tag: 'Unavailable' } as const),
      });
    };
    const stream = photoStream(
      examplePhotoSource({
        editor$: helpers.cold(answers.editor ?? '(x|)'),
        openFile: () => opened({ _tag: 'FileUnreadable' as const }),
        openPhoto: () => opened({ _tag: 'NotLoaded' as const }),
        upload: (_, photo) => answered(photo),
        remove: () => answered('none'),
      }),
      {
        registry: { model: createState(first), fold: (summary) => folded.push(summary) },
        log: { write: (entry) => () => logged.push(entry) },
      },
    );
    play({
      ...helpers,
      stream,
      sent,
      folded,
      logged,
      released: () => released,
      at: (time, mutation) => {
        helpers.cold(`${'-'.repeat(time)}x`).subscribe((x) => x === 'x' && mutation());
      },
    });
  });
};

const summary = ({ isOpen, content, announcement }: PhotoModel): string => {
  if (!isOpen) return `closed${announcement === '' ? '' : `: ${announcement}`}`;
  if (content._tag !== 'Main') return content._tag;
  const { busy, problem, canTryAgain, photo } = content;
  return [
    O.isSome(photo) ? 'photo' : 'none',
    ...(O.isSome(busy) ? [busy.value] : []),
    ...(O.isSome(problem) ? [problem.value._tag] : []),
    ...(canTryAgain ? ['again'] : []),
  ].join(' ');
};
const seen$ = ({ model }: PhotoStream) => model.changes$.pipe(map(summary));

/** Opens the dialog at 1 and a file at 2, so that the editor is there at 2. */
const inEditor = ({ at, stream }: Scene): void => {
  at(1, stream.open);
  at(2, () => stream.choose(png));
};

describe('the photo at the head', () => {
  it('[PHOTO-02] [PHOTO-06] a chosen file is edited and sent; the page shows the photo and announces it', () => {
    scene({ opening: '-(p|)', sending: ['--(d|)'] }, (it) => {
      const { at, stream } = it;
      inEditor(it);
      at(5, stream.save);
      it.expectObservable(seen$(stream), '^ 1s !').toBe('abcd-e-f', {
        a: 'closed',
        b: 'photo',
        c: 'photo opening',
        d: 'Editor',
        e: 'photo updating',
        f: 'closed: Your photo has been saved.',
      });
      it.flush();
      expect(it.sent).toEqual([{ content: 'data:image/jpeg;base64,/9j/', fileType: 'image/png' }]);
      expect([it.folded, it.released()]).toEqual([[patch], 1]);
    });
  });

  it('while a photo is sent the header shows it, and other actions are ignored', () => {
    scene({ opening: '-(p|)', sending: ['---(d|)'] }, (it) => {
      const { at, stream } = it;
      inEditor(it);
      at(4, stream.save);
      at(5, () => {
        stream.back();
        stream.choose(png);
        stream.edit();
        stream.askDelete();
        stream.save();
      });
      it.expectObservable(seen$(stream), '^ 1s !').toBe('abcde--f', {
        a: 'closed',
        b: 'photo',
        c: 'photo opening',
        d: 'Editor',
        e: 'photo updating',
        f: 'closed: Your photo has been saved.',
      });
      it.expectObservable(stream.isUpdating.changes$, '^ 1s !').toBe('n---y--n', { n: false, y: true });
      it.flush();
      expect(it.sent).toHaveLength(1);
    });
  });

  it('[PHOTO-06] a failure is shown in the main dialog and logged, and the change can be sent again', () => {
    scene({ sending: ['-(u|)', '-(d|)'] }, (it) => {
      const { at, stream } = it;
      at(1, stream.open);
      at(2, stream.askDelete);
      at(3, stream.confirmDelete);
      at(6, stream.tryAgain);
      it.expectObservable(seen$(stream), '^ 1s !').toBe('abcde-fg', {
        a: 'closed',
        b: 'photo',
        c: 'Question',
        d: 'photo updating',
        e: 'photo NotUpdated again',
        f: 'photo updating',
        g: 'closed: Your photo has been deleted.',
      });
      it.flush();
      expect([it.sent, it.folded]).toEqual([['none', 'none'], [patch]]);
      expect(it.logged).toEqual([{ level: 'warning', tag: 'photo.change-failed', data: { reason: 'Unavailable' } }]);
    });
  });

  it.each([
    ['of another kind', new File(['x'], 'us.gif', { type: 'image/gif' }), 'WrongFileKind'],
    ['that is called otherwise than it is', new File(['x'], 'us.jpg', { type: 'image/png' }), 'WrongFileKind'],
    ['that is empty', new File([], 'us.png', { type: 'image/png' }), 'PictureEmpty'],
  ])('[PHOTO-03] a file %s is refused, and another one can be chosen', (_, file, tag) => {
    scene({}, ({ stream, flush }) => {
      stream.model.changes$.subscribe();
      stream.open();
      stream.choose(file);
      expect(summary(stream.model.value)).toBe(`photo ${tag}`);
      stream.choose(png);
      flush();
      expect(summary(stream.model.value)).toBe('Editor');
    });
  });

  it('[PHOTO-03] shows that a file cannot be read', () => {
    scene({ opening: '-(u|)' }, (it) => {
      inEditor(it);
      it.expectObservable(seen$(it.stream), '^ 1s !').toBe('abcd', {
        a: 'closed',
        b: 'photo',
        c: 'photo opening',
        d: 'photo FileUnreadable',
      });
    });
  });

  it('shows that a photo cannot be loaded, and another choice can be made', () => {
    scene({ opening: '-(u|)' }, (it) => {
      const { at, stream } = it;
      at(1, stream.open);
      at(2, stream.edit);
      at(4, stream.edit);
      it.expectObservable(seen$(stream), '^ 1s !').toBe('abcdcd', {
        a: 'closed',
        b: 'photo',
        c: 'photo opening',
        d: 'photo NotUpdated',
      });
      it.flush();
      const entry = { level: 'warning', tag: 'photo.open-failed', data: { reason: 'NotLoaded' } };
      expect(it.logged).toEqual([entry, entry]);
    });
  });

  it.each([
    ['it comes after one went back', { opening: '---(p|)' }, true],
    ['one goes back while the editor is brought', { opening: '-(p|)', editor: '----(x|)' }, true],
    ['the editor does not come', { opening: '-(p|)', editor: '---#' }, false],
    ['it comes after the editor did not', { opening: '---(p|)', editor: '-#' }, false],
  ])('[PHOTO-03] releases a picture that is not taken: %s', (_, answers, goesBack) => {
    scene(answers, (it) => {
      inEditor(it);
      if (goesBack) it.at(4, it.stream.back);
      it.stream.model.changes$.subscribe();
      it.flush();
      expect([summary(it.stream.model.value), it.released()]).toEqual([goesBack ? 'photo' : 'photo NotUpdated', 1]);
    });
  });

  it('[PHOTO-03] keeps the picture in the editor', () => {
    scene({ opening: '-(p|)', editor: '---(x|)' }, (it) => {
      inEditor(it);
      it.stream.model.changes$.subscribe();
      it.flush();
      expect([summary(it.stream.model.value), it.released()]).toEqual(['Editor', 0]);
    });
  });

  it('shows that the editor did not load, or that the picture could not be encoded', () => {
    scene({ editor: '#' }, (it) => {
      inEditor(it);
      it.at(5, () => expect(summary(it.stream.model.value)).toBe('photo NotUpdated'));
      it.stream.model.changes$.subscribe();
      it.flush();
      expect(it.logged).toEqual([{ level: 'warning', tag: 'photo.open-failed', data: { reason: 'NotLoaded' } }]);
    });
    scene({ jpeg: O.none }, (it) => {
      inEditor(it);
      it.at(5, it.stream.save);
      it.stream.model.changes$.subscribe();
      it.flush();
      expect([summary(it.stream.model.value), it.sent, it.released()]).toEqual(['photo NotUpdated', [], 1]);
    });
  });

  it('[PHOTO-02] goes back one step at a time: question, editor with its edits, main dialog, closed', () => {
    scene({}, (it) => {
      const { at, stream } = it;
      const seen: string[] = [];
      stream.model.changes$.subscribe((model) => seen.push(summary(model)));
      inEditor(it);
      at(3, stream.rotate);
      at(4, stream.askDelete);
      at(5, stream.back);
      at(6, () => {
        const { content } = stream.model.value;
        expect(content._tag === 'Editor' && content.frame.degrees).toBe(90);
        expect(it.released()).toBe(0);
      });
      at(7, stream.back);
      at(8, stream.back);
      it.flush();
      expect(seen.slice(-4)).toEqual(['Question', 'Editor', 'photo', 'closed']);
      expect(it.released()).toBe(1);
    });
  });

  it('[PHOTO-02] going back while a file is opened does not open the editor', () => {
    scene({ opening: '--(p|)' }, (it) => {
      inEditor(it);
      it.at(3, it.stream.back);
      it.expectObservable(seen$(it.stream), '^ 1s !').toBe('abcb', { a: 'closed', b: 'photo', c: 'photo opening' });
    });
  });

  it('[PHOTO-04] sliders, rotating, keys, starting over and dragging change the picture', () => {
    scene({}, (it) => {
      const { at, stream } = it;
      stream.model.changes$.subscribe();
      inEditor(it);
      const edited = () => {
        const { content } = stream.model.value;
        if (content._tag !== 'Editor') throw new Error(content._tag);
        const { zoom, scale, straighten, degrees, frame } = content;
        return { zoom, scale, straighten, degrees, x: frame.x, y: frame.y, turned: frame.degrees };
      };
      at(3, () => {
        expect(edited()).toEqual({ zoom: 50, scale: 1, straighten: 50, degrees: 0, x: 320, y: 240, turned: 0 });
        stream.zoom(100);
        stream.straighten(60);
        expect(edited()).toMatchObject({ zoom: 100, scale: 1.5, straighten: 60, degrees: 9, turned: 9 });
        stream.rotate();
        expect(edited().turned).toBe(99);
        stream.startOver();
        stream.press('ArrowRight');
        expect(edited()).toMatchObject({ zoom: 50, straighten: 50, turned: 0, x: 313.6, y: 240 });
        stream.startOver();
        stream.dragTo(1, { x: 50, y: 50 });
        expect(edited()).toMatchObject({ x: 320, y: 240 });
        stream.hold(1, { x: 100, y: 100 });
        stream.dragTo(1, { x: 132, y: 84 });
        stream.dragTo(1, { x: 164, y: 68 });
        stream.letGo(1);
        stream.dragTo(1, { x: 300, y: 300 });
        const { x, y } = edited();
        expect([x, y].map(Math.round)).toEqual([237, 282]);
      });
      it.flush();
    });
  });

  it('[PHOTO-04] two pointers moving apart zoom in, and one alone drags', () => {
    scene({}, (it) => {
      const { at, stream } = it;
      stream.model.changes$.subscribe();
      inEditor(it);
      const edited = () => {
        const { content } = stream.model.value;
        if (content._tag !== 'Editor') throw new Error(content._tag);
        return [content.zoom, Math.round(content.frame.x), Math.round(content.frame.y)];
      };
      at(3, () => {
        stream.hold(1, { x: 100, y: 100 });
        stream.hold(2, { x: 200, y: 100 });
        stream.dragTo(2, { x: 220, y: 100 });
        expect(edited()).toEqual([70, 309, 240]);
        stream.hold(3, { x: 0, y: 0 });
        stream.dragTo(3, { x: 300, y: 300 });
        expect(edited()).toEqual([70, 309, 240]);
        stream.dragTo(1, { x: 900, y: 100 });
        expect(edited()[0]).toBe(100);
        stream.letGo(1);
        stream.startOver();
        stream.dragTo(2, { x: 188, y: 116 });
        expect(edited()).toEqual([50, 362, 219]);
      });
      it.flush();
    });
  });

  it('[PHOTO-04] two pointers moving together drag without zooming; the remaining one drags on', () => {
    scene({}, (it) => {
      const { at, stream } = it;
      stream.model.changes$.subscribe();
      inEditor(it);
      const edited = () => {
        const { content } = stream.model.value;
        if (content._tag !== 'Editor') throw new Error(content._tag);
        return [Math.round(content.zoom), Math.round(content.frame.x), Math.round(content.frame.y)];
      };
      at(3, () => {
        stream.hold(1, { x: 100, y: 100 });
        stream.hold(2, { x: 200, y: 100 });
        const [zoom = 0, x = 0, y = 0] = edited();
        for (const by of [4, 8, 12, 16, 20, 24, 28, 32]) {
          stream.dragTo(1, { x: 100 - by, y: 100 + by });
          stream.dragTo(2, { x: 200 - by, y: 100 + by });
        }
        const [after = 0, toX = 0, toY = 0] = edited();
        expect(Math.abs(after - zoom)).toBeLessThanOrEqual(1);
        expect([toX - x, y - toY].every((moved) => moved > 40 && moved < 56)).toBe(true);
        stream.letGo(1);
        stream.dragTo(2, { x: 136, y: 132 });
        expect(edited()[0]).toBe(after);
        expect(edited()[1] ?? 0).toBeGreaterThan(toX + 40);
      });
      it.flush();
    });
  });

  it('[PHOTO-02] cannot edit without a photo, and does not open without a registry', () => {
    scene(
      {},
      ({ stream }) => {
        stream.open();
        stream.edit();
        expect(summary(stream.model.value)).toBe('none');
      },
      loaded(O.none),
    );
    scene(
      {},
      ({ stream }) => {
        stream.open();
        expect(summary(stream.model.value)).toBe('closed');
      },
      { _tag: 'Loading' },
    );
  });
});
