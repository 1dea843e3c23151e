import { isTooDark, type Log, type SeenCode } from '@gift-registry/domain';
import type { CameraSight, ScanCamera } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  from,
  fromEvent,
  interval,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  sampleTime,
  share,
  switchMap,
  takeWhile,
} from 'rxjs';
import { brightnessOf, frameReader } from './camera-frames.ts';
import { lampOf } from './camera-lamp.ts';
import { cameraProblemOf } from './camera-problem-of.ts';
import { openedCamera } from './opened-camera.ts';

/** Between two looks at the picture, in milliseconds. */
const LOOKS_EVERY = 120;

/** Between two looks at its brightness. */
const LIGHT_EVERY = 600;

const asked: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

type Frames = Observable<HTMLCanvasElement>;

/** Bars count as read once they were read the same twice: a slip of the hand makes a wrong number now and then. */
const codesIn = (frames$: Frames): Observable<SeenCode> =>
  from(import('./bar-reader.ts')).pipe(
    switchMap(({ readBars }) => frames$.pipe(map(readBars), filter(O.isSome))),
    map(({ value }) => value),
    pairwise(),
    filter(([before, now]) => before.text === now.text && before.kind === now.kind),
    map(([, now]) => now),
  );

/** A camera that has just begun is dark for a moment: dark is what is dark twice. */
const darknessOf = (frames$: Frames): Observable<boolean> =>
  frames$.pipe(
    sampleTime(LIGHT_EVERY),
    map((frame) => isTooDark(brightnessOf(frame))),
    pairwise(),
    map(([before, now]) => before && now),
    distinctUntilChanged(),
  );

const playing = (page: Document, stream: MediaStream): HTMLVideoElement => {
  const video = page.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.srcObject = stream;
  return video;
};

/** The camera at the back of the device where there are several. Its picture never leaves the page. */
export const deviceCamera = ({ document, navigator }: Window, log: Log): ScanCamera => {
  const sightsOf = (stream: MediaStream): Observable<CameraSight> => {
    const video = playing(document, stream);
    const frame = frameReader(document);
    // Every other look is at the picture turned by a quarter: a label is held as one's hand comes.
    const frames$: Frames = interval(LOOKS_EVERY).pipe(
      map((look) => frame(video, look % 2 === 1)),
      filter(O.isSome),
      map(({ value }) => value),
      share(),
    );
    const picture = {
      showIn: (place: HTMLElement) => {
        place.append(video);
        return () => video.remove();
      },
    };
    return merge(
      of<CameraSight>({ _tag: 'Showing', picture, lamp: lampOf(stream, log) }),
      darknessOf(frames$).pipe(map((isDark): CameraSight => ({ _tag: 'Light', isDark }))),
      codesIn(frames$).pipe(map((code): CameraSight => ({ _tag: 'Read', code }))),
      merge(...stream.getVideoTracks().map((track) => fromEvent(track, 'ended'))).pipe(
        map((): CameraSight => ({ _tag: 'Failed', problem: 'broken-off' })),
      ),
    );
  };
  return {
    sight$: defer(() =>
      'mediaDevices' in navigator
        ? openedCamera(() => navigator.mediaDevices.getUserMedia(asked)).pipe(switchMap(sightsOf))
        : of<CameraSight>({ _tag: 'Failed', problem: 'not-supported' }),
    ).pipe(
      catchError((thrown: unknown) => of<CameraSight>({ _tag: 'Failed', problem: cameraProblemOf(thrown) })),
      takeWhile(({ _tag }) => _tag !== 'Failed', true),
    ),
  };
};
