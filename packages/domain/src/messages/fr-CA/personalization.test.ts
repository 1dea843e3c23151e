import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { designChoices } from '../../personalization/index.ts';
import { personalizationSummaryMessages } from './personalization.ts';

it('[LANG-02] [PERS-03] fonts and colors that the shop offers have French names; a name of another shop stays as it was written', () => {
  const style = (font: string, color: string) =>
    personalizationSummaryMessages.shortStyle({ type: 700, font: O.some(font), color: O.some(color) });
  expect(style('Block', 'Sage')).toBe('Monogramme ou broderie · Police\u00A0: Bâton · Couleur\u00A0: Sauge');
  expect(style('Copperplate', 'constructor')).toBe(
    'Monogramme ou broderie · Police\u00A0: Copperplate · Couleur\u00A0: constructor',
  );
  const { fonts, colors } = designChoices(700);
  expect([...fonts, ...colors].map(personalizationSummaryMessages.chosen)).toEqual([
    'Bâton',
    'Cursive',
    'À empattements',
    'Sauge',
    'Encre',
    'Argile',
    'Or',
    'Blanc',
  ]);
});
