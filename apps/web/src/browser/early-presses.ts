/**
 * Dispatched on the window once the app has taken over the page. The app must not load this file, so it has a copy of
 * the name (APP_READY of guest-list-screen.tsx).
 */
export const APP_READY = 'app-ready';

/** Marks a button that was pressed before the app had loaded; shown as pending (global.css). */
const PENDING = 'data-pressed';

/**
 * A button or field, and its position for finding it again when the app renders the page anew: its index among the
 * controls of its item's card, or of the page outside cards.
 */
interface Control<Of extends HTMLElement> {
  readonly element: Of;
  readonly card: string | null;
  readonly index: number;
}

/** An action on a control before the app has loaded. */
type EarlyInput =
  | { readonly _tag: 'Press'; readonly control: Control<HTMLElement> }
  | { readonly _tag: 'Type'; readonly control: Control<HTMLInputElement>; readonly text: string };

const controlsOf = (card: string | null): ReadonlyArray<Element> =>
  card === null
    ? [...document.querySelectorAll('#root :is(button, input):not(article *)')]
    : [...document.querySelectorAll(`article[aria-labelledby="${CSS.escape(card)}"] :is(button, input)`)];

const controlOf = <Of extends HTMLElement>(element: Of): Control<Of> => {
  const card = element.closest('article')?.getAttribute('aria-labelledby') ?? null;
  return { element, card, index: controlsOf(card).indexOf(element) };
};

/** The control, or the one that the app rendered in its place. */
const present = ({ element, card, index }: Control<HTMLElement>): Element | undefined =>
  element.isConnected ? element : controlsOf(card)[index];

/** Sets the text of a field, or checks a radio button, so that React notices the change as it does when a person makes it. */
const type = (field: HTMLInputElement, text: string): void => {
  if (field.type === 'radio') {
    field.checked = false;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const perform = (input: EarlyInput): void => {
  const control = present(input.control);
  if (input._tag === 'Type') {
    if (control instanceof HTMLInputElement) type(control, input.text);
  } else if (control instanceof HTMLElement) control.click();
};

/** Whether the browser itself performs the button's action, such as opening the shop's menu. */
const worksWithoutScript = (button: HTMLElement): boolean =>
  button.hasAttribute('commandfor') && 'commandForElement' in button;

/**
 * Holds presses and input on a page until the app has taken it over, then performs all of them in order. Links, and
 * buttons that need no script, work as usual.
 */
export const holdEarlyPresses = (page: Window): void => {
  const inputs: EarlyInput[] = [];
  const held = new AbortController();
  const holding = { capture: true, signal: held.signal };
  page.document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
      if (button === null || worksWithoutScript(button)) return;
      // The app may already be listening.
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute(PENDING, '');
      button.setAttribute('aria-busy', 'true');
      inputs.push({ _tag: 'Press', control: controlOf(button) });
    },
    holding,
  );
  page.document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      event.stopPropagation();
      const before = inputs.at(-1);
      if (before?._tag === 'Type' && before.control.element === target) inputs.pop();
      inputs.push({ _tag: 'Type', control: controlOf(target), text: target.value });
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
      for (const { control } of inputs) {
        control.element.removeAttribute(PENDING);
        control.element.removeAttribute('aria-busy');
      }
      inputs.forEach(perform);
    },
    { once: true },
  );
};
