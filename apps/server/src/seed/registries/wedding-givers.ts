import { giversOf } from './givers.ts';

/** Who gave to the wedding so far, the first one first. */
export const weddingGivers = giversOf([
  ['Lena', 'Brandt', 41, 'First round is on us. Tomas sends his love too.', 'Thanked in person'],
  ['Mei', 'Tanaka', 38, 'May your table always be too small.', 'Card sent'],
  ['Walter', 'Reyes', 35, 'For my favorite grandson and the woman who puts up with him.', 'Called on Sunday'],
  ['Ada', 'Okafor', 33, 'For the salad we will never let Jonah make.', 'Card sent'],
  ['Peter', 'Hart', 29, '', ''],
  ['Dana', 'Whitlock', 27, 'Save me the chair by the window.', ''],
  ['Ruth', 'Moran', 24, 'Keep them sharp, and keep cooking for us.\nElias', 'Card sent'],
  ['Samir', 'Haddad', 22, 'Mabrouk! We wish you a home full of guests.', ''],
  ['Ingrid', 'Sørensen', 19, 'Tillykke. We will see you in June.'],
  ['Beatriz', 'Almeida', 16, 'Com muito carinho.', 'Photo with the bowl sent'],
  ['Noah', 'Feldman', 13, ''],
  ['Grace', 'Whitfield', 11, 'So happy for you two. See you on the dance floor.'],
  ['Tomás', 'Herrera', 8, 'Un abrazo muy fuerte a los dos.'],
  ['Josephine', 'Vance', 5, 'From everyone at the Tuesday table.'],
  ['Caleb', 'Nguyen', 3, 'I owe Jonah for the moving van. We are even now.'],
  ['Margot', 'Lindqvist', 1, ''],
]);
