import { plainPageAddress } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { StorageMemories } from './storage-memory.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file], [type=password]), textarea';
/** Fields whose text is stored nowhere: passwords, codes and payment cards. */
const SECRET = /password|one-time-code|cc-|billing/;

/** The text of a field, what tells the field from others of the page, and its place among them. */
const fieldText = t.type({ field: t.string, isNamed: t.boolean, place: t.number, text: t.string });

const stored = t.union([t.null, t.type({ path: t.string, language: t.string, texts: t.array(fieldText) })]);

const isTextField = (target: EventTarget | null): target is TextField =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.matches(FIELDS) &&
  !SECRET.test(target.autocomplete);

/** What an id given by React or by a component starts with; another page load gives others. */
const GENERATED_ID = /^(_|:|«|mantine-)/;

/** The name of a field that is the same in all languages; empty without one. */
const ownName = ({ id, name }: TextField): string => (GENERATED_ID.test(id) ? '' : id) || name;

const nameOf = (field: TextField): string => ownName(field) || field.ariaLabel || field.labels?.[0]?.textContent || '';

const allFields = ({ document }: Window): ReadonlyArray<TextField> =>
  [...document.querySelectorAll(FIELDS)].filter(isTextField);

/** The text fields of the page under their names; of those with the same name only the first. */
const fieldsOf = (page: Window, name: (field: TextField, place: number) => string): ReadonlyMap<string, TextField> =>
  new Map(
    allFields(page)
      .map((field, place) => [name(field, place), field] as const)
      .reverse(),
  );

/** Sets the text of a field as if somebody had typed it. */
const type = (field: TextField, text: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isReload = ({ performance }: Window): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Keeps what was typed while the app takes over the page, through a reload, such as that for a new release (PAGE-18), and
 * through a change of its language (LANG-01), which changes the labels of its fields: for the tab only, and never a
 * password or a card. The result types each text again as soon as its field is there, unless somebody typed in it before;
 * where the app draws the page anew (`isRedrawn`), it is called just before.
 */
export const keepTypedText = (
  page: Window & typeof globalThis,
  memories: StorageMemories,
  { isRedrawn }: { readonly isRedrawn: boolean },
): (() => void) => {
  const memory = memories<t.TypeOf<typeof stored>>('typed text', stored);
  const typed = new Set<TextField>();
  const { lang } = page.document.documentElement;
  const here = (): string => plainPageAddress(`${page.location.pathname}${page.location.search}`);
  const before = O.toNullable(memory.read());
  const isTranslated = before !== null && before.language !== lang;
  const name = isTranslated ? (field: TextField, place: number) => ownName(field) || String(place) : nameOf;
  const missing = new Map(
    before !== null && before.path === here() && (isTranslated || isReload(page))
      ? before.texts.map((was) => [isTranslated && !was.isNamed ? String(was.place) : was.field, was])
      : [],
  );
  if (before !== null) memory.keep(null)();
  /** The fields that the app replaces by its own. */
  const replaced = new Map<string, TextField>();
  const textOf = (field: TextField, place: number) => ({
    field: nameOf(field),
    isNamed: ownName(field) !== '',
    place,
    text: field.value,
  });

  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isTextField(target)) return;
      typed.add(target);
      const at = allFields(page).indexOf(target);
      const key = name(target, at);
      if (replaced.get(key) !== target) {
        missing.delete(key);
        return;
      }
      missing.set(key, textOf(target, at));
      observe();
    },
    { capture: true },
  );
  page.addEventListener('pagehide', () => {
    const texts = allFields(page).flatMap((field, place) => (typed.has(field) ? [textOf(field, place)] : []));
    const all = [...texts, ...missing.values()];
    if (all.length > 0) memory.keep({ path: here(), language: lang, texts: all })();
  });

  const fillIn = (): void => {
    for (const [key, field] of fieldsOf(page, name)) {
      const text = missing.get(key)?.text;
      if (text === undefined || replaced.get(key) === field) continue;
      if (field.readOnly || field.disabled || field.closest('[inert]') !== null) continue;
      missing.delete(key);
      if (field.value !== text) type(field, text);
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new page.MutationObserver(fillIn);
  const observe = (): void => observer.observe(page.document.body, { childList: true, subtree: true });
  return () => {
    for (const [place, field] of isRedrawn ? allFields(page).entries() : []) {
      const key = name(field, place);
      replaced.set(key, field);
      if (field.value !== field.defaultValue) missing.set(key, textOf(field, place));
    }
    if (missing.size > 0) observe();
    fillIn();
  };
};
