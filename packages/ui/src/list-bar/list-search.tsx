import { SEARCH_LIMIT } from '@gift-registry/domain';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../component-messages/index.ts';
import type { ListBarIntents, ListSearchModel } from '../list-model/index.ts';
import styles from './list-search.module.css';

/** In milliseconds: the pause after the last keystroke before the list is searched. */
const TYPED = 150;

interface ListSearchProps {
  readonly search: ListSearchModel;
  readonly onSearch: ListBarIntents['search'];
}

/** Scrolls to the head of the list, where the results begin. */
const showHead = (field: HTMLElement): void => {
  const head = field.closest<HTMLElement>('[data-stuck]');
  if (head !== null) head.previousElementSibling?.scrollIntoView({ behavior: 'instant' });
};

/** Searches the list while a person types (LIST-12). Without JavaScript it is a form that leads to the searched list. */
export const ListSearch = ({ search: { text, rest }, onSearch }: ListSearchProps) => {
  const { list } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<number>(undefined);
  useEffect(() => {
    // The search was removed elsewhere, or by going back.
    if (field.current !== null && typing.current === undefined && field.current.value.trim() !== text)
      field.current.value = text;
  }, [text]);
  useEffect(() => () => window.clearTimeout(typing.current), []);
  const searchNow = (): void => {
    window.clearTimeout(typing.current);
    typing.current = undefined;
    if (field.current === null) return;
    showHead(field.current);
    onSearch(field.current.value);
  };
  return (
    <search className={styles['place']}>
      <form
        className={`gr-row ${styles['search']}`}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        {Object.entries(rest).flatMap(([name, values]) =>
          [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
        )}
        <label htmlFor={id} className="visually-hidden">
          {list.kinds.Search}
        </label>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          ref={field}
          id={id}
          className={styles['field']}
          type="search"
          name="find"
          placeholder={list.kinds.Search}
          defaultValue={text}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => {
            window.clearTimeout(typing.current);
            typing.current = window.setTimeout(searchNow, TYPED);
          }}
        />
      </form>
    </search>
  );
};
