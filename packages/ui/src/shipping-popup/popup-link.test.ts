import { describe, expect, it } from 'vitest';
import { isPlainClick } from './popup-link.tsx';

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a click on a link', () => {
  it('[ITEM-11] is plain without other buttons or modifier keys', () => {
    expect(isPlainClick(plain)).toBe(true);
    for (const other of [{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      expect(isPlainClick({ ...plain, ...other })).toBe(false);
    }
  });
});
