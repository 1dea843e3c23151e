import {
  can,
  type FundTransfer,
  fundTransfer,
  type GrId,
  type ItemIdentity,
  identityKey,
  isSameIdentity,
  nlaItemMessages,
  type RegistryItem,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, tap } from 'rxjs';
import { mayHaveSucceeded, mutationKeys } from '../mutation/index.ts';
import type { NlaItemContext, ReplaceProblem } from './nla-item-model.ts';

/** Choosing a replacement and sending it. */
export interface Replacing {
  readonly choose: (identity: ItemIdentity) => void;
  readonly send: (grId: GrId) => Observable<unknown>;
  /** Whether the list shows that an unanswered request replaced the item; then the dialog says so. */
  readonly sawReplaced: () => boolean;
}

/** A request, and how many of the replacement were wanted before. */
interface Sent {
  readonly grId: GrId;
  readonly item: RegistryItem;
  readonly chosen: ItemIdentity;
  readonly wantedBefore: number;
  readonly moving: O.Option<FundTransfer>;
}

/** Replaces the item by the chosen product (NLA-02), under the same key until the outcome is known. */
export const replacing = (context: NlaItemContext): Replacing => {
  const { registries, present, show, set, registry, analytics, newKey, site, log } = context;
  const keys = mutationKeys<string>(newKey);

  const refuse = ({ sku }: ItemIdentity, reason: ReplaceProblem): void => {
    log.write({ level: 'warning', tag: 'item.replacement-failed', data: { sku, reason: reason._tag } })();
    const { dialog } = present();
    if (dialog._tag !== 'Replace') return;
    if (reason._tag === 'ItemUnknown') show({ _tag: 'OffList', item: dialog.item });
    else show({ ...dialog, isSending: false, problem: O.some(reason) });
  };

  let unanswered: O.Option<Sent> = O.none;
  const onList = (identity: ItemIdentity): O.Option<RegistryItem> => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded' || !value.isComplete) return O.none;
    return O.fromNullable(value.view.items.find((one) => isSameIdentity(one.identity, identity)));
  };

  const canManage = (): boolean => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return false;
    const { role, header } = value.view;
    const { eventType, isPostEvent } = header;
    return can({ role, site, eventType, isPostEvent }, 'page', 'manageItem');
  };

  const done = ({ grId, item, moving }: Pick<Sent, 'grId' | 'item' | 'moving'>, replacement: RegistryItem): void => {
    unanswered = O.none;
    const { sku } = item.identity;
    analytics.track({ _tag: 'ItemReplaced', grId, sku, replacement: replacement.identity.sku })();
    set({
      dialog: { _tag: 'Replaced', item, replacement, moved: moving, canManage: canManage() },
      announcement: nlaItemMessages.replacedAnnouncement(replacement.product.name),
    });
  };

  const sawReplaced = (): boolean => {
    if (O.isNone(unanswered)) return false;
    const { item, chosen, wantedBefore } = unanswered.value;
    const { dialog } = present();
    if (dialog._tag !== 'Replace' || !isSameIdentity(dialog.item.identity, item.identity)) return false;
    const replacement = onList(chosen);
    if (O.isSome(onList(item.identity)) || O.isNone(replacement) || replacement.value.wanted <= wantedBefore)
      return false;
    keys.settle(identityKey(item.identity));
    done(unanswered.value, replacement.value);
    return true;
  };

  return {
    sawReplaced,
    choose: (identity) => {
      const { dialog } = present();
      if (dialog._tag !== 'Replace' || dialog.isSending || dialog.candidates._tag !== 'Read') return;
      if (!dialog.candidates.value.some((one) => isSameIdentity(one.identity, identity))) return;
      const moving = fundTransfer(dialog.item, onList(identity));
      show({ ...dialog, chosen: O.some(identity), moving, problem: O.none });
    },
    send: (grId) =>
      defer(() => {
        const { dialog } = present();
        if (dialog._tag !== 'Replace' || O.isNone(dialog.chosen)) return EMPTY;
        const { item, chosen } = dialog;
        const existing = onList(chosen.value);
        const moving = fundTransfer(item, existing);
        const wantedBefore = O.match(
          () => 0,
          ({ wanted }: RegistryItem) => wanted,
        )(existing);
        show({ ...dialog, moving, isSending: true, problem: O.none });
        const replaced = identityKey(item.identity);
        const another = identityKey(chosen.value);
        // A different replacement gets a new key: had the first one succeeded, the item would be gone.
        if (keys.unconfirmed(replaced).some((one) => one !== another)) keys.settle(replaced);
        const key = keys.keyFor(replaced, another);
        return defer(registries.replaceItem(grId, item.identity, chosen.value, O.some(key))).pipe(
          tap((answer) => {
            if (E.isRight(answer) || !mayHaveSucceeded(answer.left)) keys.settle(identityKey(item.identity));
            if (E.isLeft(answer)) {
              unanswered = mayHaveSucceeded(answer.left)
                ? O.some({ grId, item, chosen: chosen.value, wantedBefore, moving })
                : O.none;
              if (!sawReplaced()) refuse(item.identity, answer.left);
              return;
            }
            registry.fold(answer.right.patch);
            done({ grId, item, moving }, answer.right.replacement);
          }),
        );
      }),
  };
};
