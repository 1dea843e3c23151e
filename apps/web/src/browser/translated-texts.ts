/** The element by which translators replace a text; the product itself uses none. */
const TRANSLATION = 'FONT';

/** Whether a translator has replaced texts of that element. */
export const isTranslated = (element: Element): boolean => element.querySelector(TRANSLATION) !== null;

/** The ancestor of a node, or the node itself, that is a child of that parent. */
const childWith = (node: Node, parent: Node): Node => {
  let child = node;
  while (child.parentNode !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/**
 * Lets React go on changing a page that the browser translates. A translator takes text nodes out of the page and puts
 * elements in their place; React, which keeps the text nodes, would fail to remove one or to insert before it, and
 * would change it where nobody sees it. So before React touches such a text, all texts of its parent are put back in
 * the place of their translations; the translator then translates what is new.
 */
export const keepTextsInPlace = ({ document, MutationObserver, Node, Text }: Window & typeof globalThis): void => {
  const translations = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Text>();
  const note = (records: ReadonlyArray<MutationRecord>): void => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Some translators insert the translation beside the text before they remove the text.
      const isNew = (node: Node | null) => node?.nodeName === TRANSLATION && !originals.has(node);
      const translation = addedNodes[0] ?? [previousSibling, nextSibling].find(isNew);
      for (const removed of translation ? removedNodes : []) {
        const original = originals.get(removed) ?? removed;
        if (!translation || !(original instanceof Text) || original === translation) continue;
        translations.set(original, translation);
        originals.set(translation, original);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  const putBack = (node: Node | null): void => {
    if (!(node instanceof Text) || node.parentNode !== null) return;
    note(observer.takeRecords());
    const parent = translations.get(node)?.parentNode;
    for (const child of [...(parent?.childNodes ?? [])]) {
      const original = originals.get(child);
      if (original) parent?.replaceChild(original, child);
    }
  };

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, text);
    },
  });
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    putBack(child);
    putBack(before);
    // A text whose translation is unknown, because it became part of another, is no position: what comes is put last.
    const position = before && childWith(before, this);
    insertBefore.call(this, child, position instanceof Text && position.parentNode === null ? null : position);
    return child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    if (!(child instanceof Text && child.parentNode === null)) removeChild.call(this, childWith(child, this));
    return child;
  };
};
