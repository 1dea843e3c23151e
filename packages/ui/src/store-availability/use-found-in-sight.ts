import { type RefObject, useEffect, useRef } from 'react';
import type { StoreSearch } from './store-availability-model.ts';

/** Stores that were just found come into sight by what stands first of them, for the field may be at the lower edge of what is seen; the focus stays in the field. */
export const useFoundInSight = (search: StoreSearch): RefObject<HTMLDivElement | null> => {
  const told = useRef<HTMLDivElement>(null);
  const before = useRef(search);
  useEffect(() => {
    const isFound = before.current._tag !== 'Told' && search._tag === 'Told';
    before.current = search;
    if (isFound) told.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [search]);
  return told;
};
