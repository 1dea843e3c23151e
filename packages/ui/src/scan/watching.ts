import { option as O } from 'fp-ts';
import { connect, filter, map, merge, type Observable, type SchedulerLike, switchMap, takeUntil, timer } from 'rxjs';
import type { CameraSight, ScanCamera } from './scan-camera.ts';
import type { CameraModel } from './scan-model.ts';

/** How long the camera sees without reading anything until help is offered, in milliseconds. */
const SLOW_AFTER = 12_000;

/** What is told of the camera: what it tells itself, and that it takes long. */
export type CameraTurn = CameraSight | { readonly _tag: 'Slow' };

/** Watches the camera, as long as somebody is subscribed. */
export const watching = ({ sight$ }: ScanCamera, scheduler: SchedulerLike): Observable<CameraTurn> =>
  sight$.pipe(
    connect((sights$) => {
      const ended$ = sights$.pipe(filter(({ _tag }) => _tag === 'Read' || _tag === 'Failed'));
      return merge(
        sights$,
        sights$.pipe(
          filter(({ _tag }) => _tag === 'Showing'),
          switchMap(() => timer(SLOW_AFTER, scheduler).pipe(takeUntil(ended$))),
          map((): CameraTurn => ({ _tag: 'Slow' })),
        ),
      );
    }),
  );

/** The camera after it told that; that it is dark says more than that it takes long. */
export const cameraAfter = (camera: CameraModel, turn: CameraTurn): CameraModel => {
  switch (turn._tag) {
    case 'Showing':
      return {
        _tag: 'Showing',
        picture: turn.picture,
        lamp: O.map(() => false)(turn.lamp),
        trouble: 'none',
      };
    case 'Failed':
      return turn;
    case 'Read':
      return camera;
    case 'Light':
      if (camera._tag !== 'Showing') return camera;
      if (turn.isDark) return { ...camera, trouble: 'dark' };
      return camera.trouble === 'dark' ? { ...camera, trouble: 'none' } : camera;
    case 'Slow':
      return camera._tag === 'Showing' && camera.trouble === 'none' ? { ...camera, trouble: 'slow' } : camera;
  }
};
