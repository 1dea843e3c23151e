import { expect, it } from 'vitest';
import { componentMessages, englishMessages } from './component-messages.ts';

it('[LIB-02] texts that are given stand in place of the English ones, those left out stay English', () => {
  const { itemCard, fund, list, dialog } = componentMessages({
    itemCard: { addToCart: 'Offrir', addToCartLabel: (name) => `Offrir : ${name}` },
    list: {},
  });
  expect(itemCard.addToCart).toBe('Offrir');
  expect(itemCard.addToCartLabel('Plat')).toBe('Offrir : Plat');
  expect(itemCard.stillNeeded(5)).toBe('5 still needed');
  expect({ fund, list, dialog }).toEqual({
    fund: englishMessages.fund,
    list: englishMessages.list,
    dialog: englishMessages.dialog,
  });
});

it('[LIB-02] a text that a translation lacks stays English', () => {
  const fromJavaScript: { readonly dialog: object } = { dialog: { close: undefined, tryAgain: 'Réessayer' } };
  expect(componentMessages(fromJavaScript).dialog).toEqual({ ...englishMessages.dialog, tryAgain: 'Réessayer' });
});
