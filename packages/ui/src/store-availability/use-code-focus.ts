import { type RefObject, useEffect, useRef } from 'react';
import type { StoreSearch } from './store-availability-model.ts';

const isOfCode = (search: StoreSearch): boolean =>
  search._tag === 'Failed' &&
  (search.reason._tag === 'PostalCodeMissing' ||
    search.reason._tag === 'PostalCodeInvalid' ||
    search.reason._tag === 'PostalCodeUnknown');

/** Moves the focus to the field when its postal code is unknown, unless the focus is in another part of the page. */
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

/** Scrolls to the top of stores that were just found, since the field may be at the lower edge of the window; the focus stays in the field. */
export const useResultsInView = (search: StoreSearch): RefObject<HTMLDivElement | null> => {
  const results = useRef<HTMLDivElement>(null);
  const before = useRef(search);
  useEffect(() => {
    const isFound = before.current._tag !== 'Found' && search._tag === 'Found';
    before.current = search;
    if (isFound) results.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [search]);
  return results;
};
