import { isSameIdentity, type RegistryItem } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, type Observable, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import type { NlaItemDesk } from './nla-item-desk.ts';
import type { Candidates } from './nla-item-model.ts';

/** Looks for what can stand in for an item (NLA-02); the item itself is no candidate. */
export const lookingForCandidates =
  ({ source, present, show, scheduler, log }: NlaItemDesk) =>
  (item: RegistryItem): Observable<unknown> =>
    source.candidates(item.identity.sku).pipe(
      map((answer): Candidates => {
        if (E.isRight(answer)) {
          const candidates = answer.right.filter(({ identity }) => !isSameIdentity(identity, item.identity));
          return { _tag: 'Loaded', candidates };
        }
        const { _tag: reason } = answer.left;
        log.write({ level: 'warning', tag: 'replacements-not-read', data: { sku: item.identity.sku, reason } })();
        return { _tag: 'Failed' };
      }),
      delayedLoading<Candidates>({ _tag: 'Loading' }, scheduler),
      tap((candidates) => {
        const { dialog } = present();
        if (dialog._tag === 'Replace' && dialog.item === item) show({ ...dialog, candidates });
      }),
    );
