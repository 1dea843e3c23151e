import { giversOf } from './givers.ts';

/** Who gave to Priya's and Daniel's child so far, the first one first. */
export const babyGivers = giversOf([
  ['Anjali', 'Rao', 26, 'For our first grandchild. Dadi is knitting already.', 'Called her'],
  ['Fergus', 'Kerr', 23, 'Sleep while you can.', 'Card sent'],
  ['Lucía', 'Navarro', 17, 'Con todo mi cariño.', ''],
  ['Hannah', 'Weiss', 12, 'So small, so soft. I could not resist.'],
  ['Dev', 'Patel', 6, ''],
  ['Renée', 'Chartier', 2, 'See you at the shower!'],
]);

/** Who gave to the celebration in Canada so far, the first one first. */
export const canadianGivers = giversOf([
  ['Marie-Ève', 'Tremblay', 21, 'Félicitations à vous deux !', 'Card sent'],
  ['Gordon', 'MacLeod', 15, 'From everybody at the lake.'],
  ['Priscilla', 'Chan', 9, ''],
  ['Zoë', 'Leblanc', 4, 'À votre santé.'],
]);

/** Who gave to the party that is over, the first one first. */
export const pastPartyGivers = giversOf([
  ['Josephine', 'Vance', 44, 'To many more evenings on your porch.', 'Thanked in person'],
  ['Caleb', 'Nguyen', 38, ''],
  ['Dana', 'Whitlock', 33, 'I bring the lemons.'],
]);

/** Who gave to the list of everything, the first one first. */
export const everythingGivers = giversOf([
  ['Walter', 'Reyes', 31, 'One of each, please.', 'Card sent'],
  ['Mei', 'Tanaka', 24, ''],
  ['Oskar', 'Müller', 18, 'Viel Freude damit!'],
  ['Grace', 'Whitfield', 10, 'I could have gone on forever.'],
  ['Ibrahim', 'Diallo', 3, ''],
]);

/** Who gave to the registry that only its owner sees, before it was closed. */
export const privateGivers = giversOf([['Beatriz', 'Almeida', 20, 'Our secret.']]);
