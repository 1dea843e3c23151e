import type { ItemIdentity } from '@gift-registry/domain';
import { identityKey } from '@gift-registry/domain';
import { useEffect, useRef } from 'react';
import { nameLinkId } from '../list-model/index.ts';

/** The ids of the names that stood on the page right after and right before that item's when the layer opened: by then the item itself may be gone. */
export const useBeside = (isOpen: boolean, identity: ItemIdentity | undefined): ReadonlyArray<string> => {
  const beside = useRef<ReadonlyArray<string>>([]);
  const key = identity === undefined ? '' : identityKey(identity);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when it opened is beside it
  useEffect(() => {
    if (!isOpen) return;
    const names = [...document.querySelectorAll(`a[id^="${nameLinkId('')}"]`)].map(({ id }) => id);
    const at = names.indexOf(nameLinkId(key));
    beside.current = at < 0 ? [] : [...names.slice(at + 1, at + 2), ...names.slice(Math.max(at - 1, 0), at)];
  }, [isOpen]);
  return beside.current;
};
