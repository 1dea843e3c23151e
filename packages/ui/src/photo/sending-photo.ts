import { type Log, photoMessages, type RegistryView } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { RegistryStream } from '../registry/index.ts';
import type { PhotoNotUpdated } from './photo-model.ts';
import type { PhotoSource } from './photo-source.ts';
import { CLOSED, mainSaying, type PhotoMutation, type PhotoStep } from './photo-state.ts';

/** What sending stands on. */
export interface SendingParts {
  readonly source: Pick<PhotoSource, 'upload' | 'remove'>;
  readonly registry: Pick<RegistryStream, 'fold'>;
  readonly log: Log;
  readonly viewNow: () => O.Option<RegistryView>;
  readonly go: (step: PhotoStep, said?: string) => void;
}

/** Sends a photo or that there shall be none: the page takes in what came of it, or the main dialog says that it failed (PHOTO-06). */
export const sendingPhoto =
  ({ source, registry, log, viewNow, go }: SendingParts): ((mutation: PhotoMutation) => Observable<unknown>) =>
  (mutation) =>
    defer(() => {
      const view = viewNow();
      if (O.isNone(view)) return EMPTY;
      const { grId } = view.value;
      go({ _tag: 'Pending', mutation });
      return (mutation._tag === 'Upload' ? source.upload(grId, mutation.photo) : source.remove(grId)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) {
            log.write({ level: 'warning', tag: 'photo.change-failed', data: { reason: answer.left._tag } })();
            const problem: PhotoNotUpdated =
              answer.left._tag === 'SignInNeeded' ? { _tag: 'SignInNeeded' } : { _tag: 'NotUpdated' };
            return go(mainSaying(problem, O.some(mutation)));
          }
          registry.fold(answer.right.patch);
          go(CLOSED, mutation._tag === 'Upload' ? photoMessages.saved : photoMessages.deleted);
        }),
      );
    });
