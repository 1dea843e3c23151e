import { type CameraProblem, isTooDark, type Log, type ScannedCode } from '@gift-registry/domain';
import type { CameraEvent, ScanCamera } from '@gift-registry/ui';
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
  Observable,
  of,
  pairwise,
  sampleTime,
  share,
  switchMap,
  takeWhile,
} from 'rxjs';

/** The problem for each error name of browsers that provide no camera, including older names. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  PermissionDeniedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'not-supported',
};

/** Why there is no camera, by the browser's error. */
export const cameraProblemOf = (thrown: unknown): CameraProblem =>
  thrown instanceof Error ? (problems[thrown.name] ?? 'broken-off') : 'broken-off';

/** The part of a camera's stream needed to release it. */
interface Stoppable {
  readonly getTracks: () => ReadonlyArray<{ readonly stop: () => void }>;
}

const release = (stream: Stoppable): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Asks for the camera, and releases it on unsubscribing, also when it is given only after that. */
export const openedCamera = <Stream extends Stoppable>(ask: () => Promise<Stream>): Observable<Stream> =>
  new Observable((observer) => {
    let given: Stream | undefined;
    let isLeft = false;
    ask().then(
      (stream) => {
        if (isLeft) return release(stream);
        given = stream;
        observer.next(stream);
      },
      (thrown: unknown) => observer.error(thrown),
    );
    return () => {
      isLeft = true;
      if (given !== undefined) release(given);
    };
  });

/** The torch is missing from the browser's types. */
interface LampSetting extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

const hasLamp = (track: MediaStreamTrack): boolean => 'getCapabilities' in track && 'torch' in track.getCapabilities();

/** A function that turns the camera's torch on and off; `none` where the browser does not support that. */
const lampOf = (stream: MediaStream, log: Log): O.Option<(isOn: boolean) => void> => {
  const [track] = stream.getVideoTracks();
  if (track === undefined || !hasLamp(track)) return O.none;
  const turn = (isOn: boolean): void => {
    const setting: LampSetting = { torch: isOn };
    track.applyConstraints({ advanced: [setting] }).catch((thrown: unknown) => {
      const reason = thrown instanceof Error ? thrown.name : 'unknown';
      log.write({ level: 'warning', tag: 'lamp.failed', data: { reason } })();
    });
  };
  return O.some(turn);
};

/**
 * The share of the picture, around its center, that is scanned: along the barcode and across it. More than the frame
 * shows, since people do not aim precisely.
 */
const PART = { along: 0.92, across: 0.64 };

/** In pixels: wide enough for the thinnest bar, and quick to scan. */
const SCAN_WIDTH = 960;

/** Samples one in this many pixels, which is enough for the brightness. */
const EVERY = 37;

/** Reads the middle of a video's current frame; rotated by a quarter turn on request, for a label that is held sideways. */
const frameReader = (page: Document): ((video: HTMLVideoElement, isTurned: boolean) => O.Option<HTMLCanvasElement>) => {
  const canvas = page.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return (video, isTurned) => {
    const { videoWidth, videoHeight } = video;
    if (drawing === null || video.readyState < video.HAVE_CURRENT_DATA || videoWidth === 0) return O.none;
    const width = videoWidth * (isTurned ? PART.across : PART.along);
    const height = videoHeight * (isTurned ? PART.along : PART.across);
    const scale = Math.min(1, SCAN_WIDTH / (isTurned ? height : width));
    const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.width = isTurned ? drawnHeight : drawnWidth;
    canvas.height = isTurned ? drawnWidth : drawnHeight;
    if (isTurned) {
      drawing.translate(drawnHeight, 0);
      drawing.rotate(Math.PI / 2);
    }
    const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
    drawing.drawImage(video, left, top, width, height, 0, 0, drawnWidth, drawnHeight);
    return O.some(canvas);
  };
};

/** The average brightness of a picture, 0 black to 255 white. */
const brightnessOf = (picture: HTMLCanvasElement): number => {
  const drawing = picture.getContext('2d');
  if (drawing === null) return 0;
  const { data } = drawing.getImageData(0, 0, picture.width, picture.height);
  let [sum, points] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * EVERY) {
    sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    points += 1;
  }
  return points === 0 ? 0 : sum / points;
};

/** The interval between scans of the picture, in milliseconds. */
const SCAN_INTERVAL_MS = 120;

/** The interval between checks of its brightness, in milliseconds. */
const BRIGHTNESS_INTERVAL_MS = 600;

const asked: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

type Frames = Observable<HTMLCanvasElement>;

/** Emits a barcode once it was read the same twice in a row: a single reading is occasionally wrong. */
const codesIn = (frames$: Frames): Observable<ScannedCode> =>
  from(import('./bar-reader.ts')).pipe(
    switchMap(({ readBars }) => frames$.pipe(map(readBars), filter(O.isSome))),
    map(({ value }) => value),
    pairwise(),
    filter(([before, now]) => before.text === now.text && before.kind === now.kind),
    map(([, now]) => now),
  );

/** Emits whether the picture is dark in two checks in a row: a camera that has just started is dark for a moment. */
const darknessOf = (frames$: Frames): Observable<boolean> =>
  frames$.pipe(
    sampleTime(BRIGHTNESS_INTERVAL_MS),
    map((frame) => isTooDark(brightnessOf(frame))),
    pairwise(),
    map(([before, now]) => before && now),
    distinctUntilChanged(),
  );

const playingVideo = (page: Document, stream: MediaStream): HTMLVideoElement => {
  const video = page.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.srcObject = stream;
  return video;
};

/** The rear camera, on a device with several. Its picture never leaves the page. */
export const deviceCamera = ({ document, navigator }: Window, log: Log): ScanCamera => {
  const cameraEventsOf = (stream: MediaStream): Observable<CameraEvent> => {
    const video = playingVideo(document, stream);
    const frame = frameReader(document);
    // Every other scan is of the rotated picture, since people hold labels either way.
    const frames$: Frames = interval(SCAN_INTERVAL_MS).pipe(
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
      of<CameraEvent>({ _tag: 'Showing', picture, lamp: lampOf(stream, log) }),
      darknessOf(frames$).pipe(map((isDark): CameraEvent => ({ _tag: 'Light', isDark }))),
      codesIn(frames$).pipe(map((code): CameraEvent => ({ _tag: 'Read', code }))),
      merge(...stream.getVideoTracks().map((track) => fromEvent(track, 'ended'))).pipe(
        map((): CameraEvent => ({ _tag: 'Failed', problem: 'broken-off' })),
      ),
    );
  };
  return {
    events$: defer(() =>
      'mediaDevices' in navigator
        ? openedCamera(() => navigator.mediaDevices.getUserMedia(asked)).pipe(switchMap(cameraEventsOf))
        : of<CameraEvent>({ _tag: 'Failed', problem: 'not-supported' }),
    ).pipe(
      catchError((thrown: unknown) => of<CameraEvent>({ _tag: 'Failed', problem: cameraProblemOf(thrown) })),
      takeWhile(({ _tag }) => _tag !== 'Failed', true),
    ),
  };
};
