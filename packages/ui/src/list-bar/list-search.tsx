import { SEARCH_LIMIT } from '@gift-registry/domain';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../component-messages/index.ts';
import type { ListBarIntents, ListSearchModel } from '../list-model/index.ts';
import styles from './list-search.module.css';

/** So long after the last letter the list follows, in milliseconds. */
const TYPED = 150;

/** What is looked for, and what looks for something else. */
export interface ListSearchProps {
  readonly search: ListSearchModel;
  readonly onSearch: ListBarIntents['search'];
}

/** Brings the head of the list back into sight: what is found begins there. */
const showHead = (field: HTMLElement): void => {
  const head = field.closest<HTMLElement>('[data-stuck]');
  if (head !== null) head.previousElementSibling?.scrollIntoView({ behavior: 'instant' });
};

/** Searches within the list while somebody types (LIST-12). Before the app is there it is a form that leads to the searched list. */
export const ListSearch = ({ search: { text, rest }, onSearch }: ListSearchProps) => {
  const { list } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<number>(undefined);
  useEffect(() => {
    // Taken away elsewhere, or gone back from.
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
        className={styles['search']}
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
