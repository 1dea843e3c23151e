import { Observable } from 'rxjs';

/** As much of a camera's stream as is needed to let go of it. */
interface Stoppable {
  readonly getTracks: () => ReadonlyArray<{ readonly stop: () => void }>;
}

const letGoOf = (stream: Stoppable): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Asks for the camera, and lets go of it with unsubscribing, also when the answer comes after that. */
export const openedCamera = <Stream extends Stoppable>(ask: () => Promise<Stream>): Observable<Stream> =>
  new Observable((observer) => {
    let given: Stream | undefined;
    let isLeft = false;
    ask().then(
      (stream) => {
        if (isLeft) return letGoOf(stream);
        given = stream;
        observer.next(stream);
      },
      (thrown: unknown) => observer.error(thrown),
    );
    return () => {
      isLeft = true;
      if (given !== undefined) letGoOf(given);
    };
  });
