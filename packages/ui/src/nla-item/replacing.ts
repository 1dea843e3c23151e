import { type GrId, type ItemIdentity, identityKey, isSameIdentity, mayDo, nlaItemWords } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import { deedKeys, isUncertain } from '../deed/index.ts';
import type { NlaItemDesk } from './nla-item-desk.ts';
import type { ReplaceProblem } from './nla-item-model.ts';

/** Choosing a replacement and sending it. */
export interface Replacing {
  readonly choose: (identity: ItemIdentity) => void;
  readonly send: (grId: GrId) => Observable<unknown>;
}

/** Replaces what the dialog is about by what was chosen (NLA-02); the same key goes along until it is known whether it took effect. */
export const replacing = (desk: NlaItemDesk): Replacing => {
  const { source, present, show, set, registry, analytics, newKey, site, log } = desk;
  const keys = deedKeys<string>(newKey);

  const refuse = ({ sku }: ItemIdentity, reason: ReplaceProblem): void => {
    log.write({ level: 'warning', tag: 'item-not-replaced', data: { sku, reason: reason._tag } })();
    const { dialog } = present();
    if (dialog._tag !== 'Replace') return;
    if (reason._tag === 'ItemUnknown') show({ _tag: 'OffList', item: dialog.item });
    else show({ ...dialog, isSending: false, problem: O.some(reason) });
  };

  const canManage = (): boolean => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return false;
    const { role, header } = value.view;
    const { eventType, isPostEvent } = header;
    return mayDo({ role, site, eventType, isPostEvent }, 'page', 'manageItem');
  };

  return {
    choose: (identity) => {
      const { dialog } = present();
      if (dialog._tag !== 'Replace' || dialog.isSending || dialog.candidates._tag !== 'Loaded') return;
      if (!dialog.candidates.candidates.some((one) => isSameIdentity(one.identity, identity))) return;
      show({ ...dialog, chosen: O.some(identity), problem: O.none });
    },
    send: (grId) =>
      defer(() => {
        const { dialog } = present();
        if (dialog._tag !== 'Replace' || O.isNone(dialog.chosen)) return EMPTY;
        const { item, chosen } = dialog;
        const { sku } = item.identity;
        show({ ...dialog, isSending: true, problem: O.none });
        const key = keys.keyFor(identityKey(item.identity), identityKey(chosen.value));
        return source.replace(grId, item.identity, chosen.value, key).pipe(
          tap((answer) => {
            if (E.isRight(answer) || !isUncertain(answer.left)) keys.settle(identityKey(item.identity));
            if (E.isLeft(answer)) return refuse(item.identity, answer.left);
            const { replacement, patch } = answer.right;
            registry.fold(patch);
            analytics.track({ _tag: 'ItemReplaced', grId, sku, replacement: replacement.identity.sku })();
            set({
              dialog: { _tag: 'Replaced', item, replacement, canManage: canManage() },
              said: nlaItemWords.replacedAloud(replacement.product.name),
            });
          }),
        );
      }),
  };
};
