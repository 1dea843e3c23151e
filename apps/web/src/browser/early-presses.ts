/** Dispatched at the window once the app has taken over the page (guest-list-app.tsx). */
const APP_READY = 'app-ready';

/** On a button that was pressed before the app was there: shown as pending (global.css). */
const PENDING = 'data-pressed';

/** Sets the text of a field as typing does: as a change from what React has noted of it. */
const typeInto = (field: HTMLInputElement, text: string): void => {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Checks a radio button as a press does. */
const check = (field: HTMLInputElement): void => {
  field.checked = false;
  field.click();
};

/** The button, or the one of that label that the app drew in its place. */
const present = (button: HTMLElement): HTMLElement | undefined => {
  if (button.isConnected) return button;
  const label = button.getAttribute('aria-label');
  return [...document.querySelectorAll<HTMLElement>('#root button[aria-label]')].find(
    (other) => other.getAttribute('aria-label') === label,
  );
};

/** Holds what is pressed and typed on a page until the app has taken it over, then does it, each once and in order. Links go their own way. */
export const holdEarlyPresses = (page: Window): void => {
  const { document } = page;
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement, string>();
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.closest('#root') === null) return;
    event.preventDefault();
    button.setAttribute(PENDING, '');
    button.setAttribute('aria-busy', 'true');
    pressed.add(button);
  };
  const onType = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) typed.set(target, target.type === 'radio' ? '' : target.value);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('input', onType, { capture: true });
  page.addEventListener(
    APP_READY,
    () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('input', onType, { capture: true });
      for (const [field, text] of typed) {
        if (!field.isConnected) continue;
        if (field.type === 'radio') check(field);
        else typeInto(field, text);
      }
      for (const button of pressed) {
        button.removeAttribute(PENDING);
        button.removeAttribute('aria-busy');
        present(button)?.click();
      }
    },
    { once: true },
  );
};
