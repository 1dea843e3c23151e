/** Makes an element. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

/** A button in the look of the page. */
export const button = (label: string, variant: 'filled' | 'default', onPress: () => void): HTMLButtonElement => {
  const inner = element('span', { class: 'button-inner' }, element('span', { class: 'button-label' }, label));
  const made = element('button', { type: 'button', class: 'button', 'data-variant': variant }, inner);
  made.addEventListener('click', onPress);
  return made;
};

/** Adds a style sheet to the page until the result is called; the content security policy allows no style elements. */
export const addStyles = (css: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
};
