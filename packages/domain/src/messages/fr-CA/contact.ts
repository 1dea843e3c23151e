import { isMailboxAscii } from '../../text/index.ts';
import type * as en from '../en/contact.ts';
import type { Translated } from '../translated.ts';

export const emailProblem: Translated<typeof en.emailProblem> = (reference) => (typed) =>
  isMailboxAscii(typed)
    ? reference
    : 'Utilisez une adresse courriel sans accents ni autres lettres spéciales avant le @.';

export const personNameMessages = {
  lastNameHelp: 'Laissez ce champ vide si vous portez un seul nom.',
} satisfies Translated<typeof en.personNameMessages>;

/** The name at the beginning of a label. */
const capitalized = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

export const addressMessages = {
  recipient: 'Destinataire',
  line1: 'Numéro et rue',
  line2: 'Appartement, bureau ou unité',
  city: 'Ville',
  region: ({ regionName }) => capitalized(regionName),
  chooseRegion: ({ regionName }) => `Choisissez votre ${regionName}`,
  country: 'Pays',
  regionAbroad: 'État, province ou région (facultatif)',
  postalCodeAbroad: 'Code postal (facultatif)',
  postalCode: ({ postalCode }) => capitalized(postalCode.name),
  codeInRegion: ({ postalCode: { name, example }, regionName }, isRegionChosen) =>
    `Entrez un ${name}${isRegionChosen ? ` de votre ${regionName}` : ''}, comme ${example}.`,
} satisfies Translated<typeof en.addressMessages>;
