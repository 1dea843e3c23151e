/**
 * Dispatched on the window once the app has taken over the page. The app must not load this file, so it has a copy of
 * the name (app-ready.ts).
 */
export const APP_READY = 'app-ready';

/** Marks a button that was pressed before the app had loaded; shown as pending (global.css). */
const PENDING = 'data-pressed';

/** What is held: buttons, and links that the app does more for than the address they lead to. */
const HELD = '#root :is(button, a[data-needs-app])';

const CONTROLS = ':is(a[href], button, input, select, textarea)';

/** A field that can be typed in or chosen. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A control, and what finds it again when the app renders the page anew: its kind and name, and its place among those of
 * the same kind and name in its item's card, or on the page outside cards.
 */
interface Control<Of extends Element> {
  readonly element: Of;
  readonly card: string | null;
  readonly name: string;
  readonly place: number;
}

/** An action on a control before the app has loaded. */
type EarlyInput =
  | { readonly _tag: 'Press'; readonly control: Control<HTMLElement> }
  | { readonly _tag: 'Type'; readonly control: Control<Field>; readonly text: string; readonly isChecked: boolean };

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

/** The kind of a control and the name that people know it by. */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('aria-label') ?? (isField(element) ? element.labels?.[0] : element)?.textContent,
    isField(element) && isCheckable(element) ? element.value : '',
  ].join(' ');

const alike = (card: string | null, name: string): ReadonlyArray<Element> =>
  [
    ...document.querySelectorAll(
      card === null ? `#root ${CONTROLS}:not(article *)` : `article[aria-labelledby="${CSS.escape(card)}"] ${CONTROLS}`,
    ),
  ].filter((control) => nameOf(control) === name);

const controlOf = <Of extends Element>(element: Of): Control<Of> => {
  const card = element.closest('article')?.getAttribute('aria-labelledby') ?? null;
  const name = nameOf(element);
  return { element, card, name, place: alike(card, name).indexOf(element) };
};

/** The control, or the one that the app rendered in its place. */
const present = ({ element, card, name, place }: Control<Element>): Element | undefined =>
  element.isConnected ? element : alike(card, name)[place];

/** Sets the text of a field, or checks or unchecks it, so that React notices the change as it does when a person makes it. */
const type = (field: Field, text: string, isChecked: boolean): void => {
  if (isCheckable(field)) {
    field.checked = !isChecked;
    field.click();
    return;
  }
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  value?.set?.call(field, text);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
};

/** The fields that the browser filled in by itself, as it does when a page is opened again, and of which no event was dispatched. */
const filledIn = (): ReadonlyArray<Field> =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root :is(input, textarea)')].filter(
    (field) =>
      isCheckable(field)
        ? field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
        : field.value !== field.defaultValue,
  );

const perform = (input: EarlyInput): void => {
  const control = present(input.control);
  if (input._tag === 'Type') {
    if (isField(control)) type(control, input.text, input.isChecked);
  } else if (control instanceof HTMLElement) control.click();
};

/** Whether the browser itself performs the button's action, such as opening the shop's menu, or sending a form to its address. */
const worksWithoutScript = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  (('commandForElement' in control && control.hasAttribute('commandfor')) ||
    (control.type === 'submit' && control.form?.hasAttribute('action') === true));

/** Whether a click on a link opens it in another tab or window, or the link is all there is, since the app does not come. */
const leavesByItself = (control: HTMLElement, event: MouseEvent): boolean =>
  control instanceof HTMLAnchorElement &&
  (event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    document.getElementById('without-app')?.hidden === false);

/** Remembers which control has the focus until the app is ready; the result focuses the one in its place, if the app has replaced it. */
const keepFocus = (signal: AbortSignal): (() => void) => {
  let focused: Control<Element> | undefined;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element && target.closest('#root') !== null ? controlOf(target) : undefined;
    },
    { capture: true, signal },
  );
  return () => {
    const control = focused?.element.isConnected === false ? present(focused) : undefined;
    if (control instanceof HTMLElement && document.activeElement === document.body)
      control.focus({ preventScroll: true });
  };
};

/**
 * Holds presses and input on a page until the app has taken it over, then performs all of them in order. Links, and
 * buttons that need no script, work as usual. The focus stays where it is.
 */
export const holdEarlyPresses = (page: Window): void => {
  const inputs: EarlyInput[] = [];
  const held = new AbortController();
  const holding = { capture: true, signal: held.signal };
  const putFocusBack = keepFocus(held.signal);
  page.document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
      if (control === null || worksWithoutScript(control) || leavesByItself(control, event)) return;
      // The app may already be listening.
      event.preventDefault();
      event.stopPropagation();
      if (control.getAttribute('aria-disabled') === 'true') return;
      control.setAttribute(PENDING, '');
      control.setAttribute('aria-busy', 'true');
      inputs.push({ _tag: 'Press', control: controlOf(control) });
    },
    holding,
  );
  page.document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!isField(target)) return;
      event.stopPropagation();
      const before = inputs.at(-1);
      if (before?._tag === 'Type' && before.control.element === target) inputs.pop();
      inputs.push({
        _tag: 'Type',
        control: controlOf(target),
        text: target.value,
        isChecked: isCheckable(target) && target.checked,
      });
    },
    holding,
  );
  // Once the reader scrolls or presses something, the page no longer scrolls to the card that the address names
  // (use-scroll-restoration.ts).
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    page.addEventListener(
      move,
      () => {
        page.document.documentElement.dataset['readerMoved'] = '';
      },
      { ...holding, passive: true, once: true },
    );
  page.addEventListener(
    APP_READY,
    () => {
      held.abort();
      putFocusBack();
      const typed = new Set<Element>(inputs.map(({ control }) => control.element));
      for (const field of filledIn())
        if (!typed.has(field)) type(field, field.value, isCheckable(field) && field.checked);
      for (const { control } of inputs) {
        control.element.removeAttribute(PENDING);
        control.element.removeAttribute('aria-busy');
      }
      inputs.forEach(perform);
    },
    { once: true },
  );
};
