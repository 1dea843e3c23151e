import { type RefObject, useEffect, useRef } from 'react';
import type { StoreSearch } from './store-availability-model.ts';

const isOfCode = (search: StoreSearch): boolean =>
  search._tag === 'Failed' &&
  (search.reason._tag === 'PostalCodeMissing' ||
    search.reason._tag === 'PostalCodeInvalid' ||
    search.reason._tag === 'PostalCodeUnknown');

/** A postal code that leads nowhere is written anew: the focus goes to its field, unless somebody is at another part of the page by then. */
export const useCodeFocus = (search: StoreSearch): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(search);
  useEffect(() => {
    const isNew = before.current !== search;
    before.current = search;
    if (!isNew || !isOfCode(search)) return;
    const { activeElement, body } = document;
    if (activeElement === body || field.current?.form?.contains(activeElement) === true) field.current?.focus();
  }, [search]);
  return field;
};

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
