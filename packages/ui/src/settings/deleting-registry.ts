import { isTypedNumber } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import type { SettingsDesk } from './settings-desk.ts';
import { NOT_ASKED } from './settings-state.ts';

/** Takes the registry away (SET-01), once its number was typed. */
export const deletingRegistry = ({ source, log, present, change, grId }: SettingsDesk): Observable<unknown> =>
  defer(() => {
    const number = grId();
    if (O.isNone(number) || !isTypedNumber(present().deletion.typed, number.value)) return EMPTY;
    change((its) => ({ ...its, deletion: { ...its.deletion, isDeleting: true, problem: O.none } }));
    return source.remove(number.value).pipe(
      tap((answer) => {
        if (E.isRight(answer)) {
          change((its) => ({ ...its, deletion: NOT_ASKED, isDeleted: true }));
          return;
        }
        log.write({ level: 'warning', tag: 'registry-not-deleted', data: { reason: answer.left._tag } })();
        change((its) => ({
          ...its,
          deletion: { ...its.deletion, isDeleting: false, problem: O.some(answer.left) },
        }));
      }),
    );
  });
