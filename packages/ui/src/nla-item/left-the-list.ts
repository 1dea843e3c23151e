import { isSameIdentity, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { filter, type Observable, tap } from 'rxjs';
import type { RegistryModel } from '../registry/index.ts';
import type { NlaItemDesk } from './nla-item-desk.ts';

const isOn = (registry: RegistryModel, { identity }: RegistryItem): boolean =>
  registry._tag !== 'Loaded' || registry.view.items.some((one) => isSameIdentity(one.identity, identity));

/** Tells who is about to replace or remove an item that it has left the list meanwhile, as from another window; not while an answer is awaited, which tells more. What left it because it was replaced here, without an answer, is told as replaced. */
export const leftTheList = (
  { registry, present, show }: NlaItemDesk,
  sawReplaced: () => boolean,
): Observable<unknown> =>
  registry.model.changes$.pipe(
    filter(() => present().isOpen),
    tap((model) => {
      const { dialog } = present();
      if ((dialog._tag !== 'Replace' && dialog._tag !== 'Remove') || dialog.isSending || isOn(model, dialog.item))
        return;
      if (sawReplaced()) return;
      const { item } = dialog;
      show(dialog._tag === 'Replace' ? { _tag: 'OffList', item } : { _tag: 'Removed', item, given: O.none });
    }),
  );
