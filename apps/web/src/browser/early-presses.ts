/** Dispatched at the window once the app has taken over the page by an app that must not load this file (APP_READY of guest-list-screen.tsx). */
export const APP_READY = 'app-ready';

/** On a button that was pressed before the app was there: shown as pending (global.css). */
const PENDING = 'data-pressed';

/** A button or field, and where it is to be found when the app draws the page itself: the how-manieth control of its gift's card, or of the page outside of cards. */
interface Control<Of extends HTMLElement> {
  readonly element: Of;
  readonly card: string | null;
  readonly index: number;
}

/** What was done with a control. */
type EarlyAct =
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

/** The control, or the one that the app drew in its place. */
const present = ({ element, card, index }: Control<HTMLElement>): Element | undefined =>
  element.isConnected ? element : controlsOf(card)[index];

/** Sets the text of a field, or checks a radio button, as a person does: as a change from what React has noted of it. */
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

const perform = (act: EarlyAct): void => {
  const control = present(act.control);
  if (act._tag === 'Type') {
    if (control instanceof HTMLInputElement) type(control, act.text);
  } else if (control instanceof HTMLElement) control.click();
};

/** Whether the browser itself does what the button is for, as opening the menu of the shop. */
const actsByItself = (button: HTMLElement): boolean =>
  button.hasAttribute('commandfor') && 'commandForElement' in button;

/** Holds what is pressed and typed on a page until the app has taken it over, then does all of it in order. Links, and buttons that need no script, go their own way. */
export const holdEarlyPresses = (page: Window): void => {
  const acts: EarlyAct[] = [];
  const held = new AbortController();
  const holding = { capture: true, signal: held.signal };
  page.document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
      if (button === null || actsByItself(button)) return;
      // The app may have begun to listen already.
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute(PENDING, '');
      button.setAttribute('aria-busy', 'true');
      acts.push({ _tag: 'Press', control: controlOf(button) });
    },
    holding,
  );
  page.document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      event.stopPropagation();
      const before = acts.at(-1);
      if (before?._tag === 'Type' && before.control.element === target) acts.pop();
      acts.push({ _tag: 'Type', control: controlOf(target), text: target.value });
    },
    holding,
  );
  // Whoever moves is not taken to the card that the address leads to (use-kept-place.ts).
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
      for (const { control } of acts) {
        control.element.removeAttribute(PENDING);
        control.element.removeAttribute('aria-busy');
      }
      acts.forEach(perform);
    },
    { once: true },
  );
};
