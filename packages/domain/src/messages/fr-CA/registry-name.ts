import { option as O } from 'fp-ts';
import { isEventCode, type KnownEventCode } from '../../event/index.ts';
import type * as en from '../en/registry-name.ts';
import type { Translated } from '../translated.ts';
import { listOf } from './formats.ts';

export const REGISTRY_NOT_FOUND =
  'Cette liste est introuvable. Vérifiez le lien, ou demandez-le de nouveau à la personne qui vous l’a envoyé.' satisfies Translated<
    typeof en.REGISTRY_NOT_FOUND
  >;

/** "Amelia et Jonah", or one first name. */
export const firstNames = (({ primaryFirstName, secondaryFirstName }) =>
  listOf([primaryFirstName, ...(O.isSome(secondaryFirstName) ? [secondaryFirstName.value] : [])])) satisfies Translated<
  typeof en.firstNames
>;

export const registrantNames = firstNames satisfies Translated<typeof en.registrantNames>;

/** "Amelia et Jonah, ainsi que Sam"; whoever receives when no names are known. Follows a preposition that does not change before a vowel. */
export const everyonesNames = ((registries) => {
  const names = [...new Set(registries.map(firstNames))];
  const last = names.at(-1) ?? 'les personnes qui reçoivent';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, ainsi que ${last}`;
}) satisfies Translated<typeof en.everyonesNames>;

export const isOnePerson = (({ secondaryFirstName }) => O.isNone(secondaryFirstName)) satisfies Translated<
  typeof en.isOnePerson
>;

const eventNames: Readonly<Record<KnownEventCode, string>> = {
  br: 'Mariage',
  bb: 'Bébé',
  ot: 'Célébration',
  hw: 'Nouvelle maison',
  kd: 'Enfants',
};

export const eventNameOf = (({ code, name }) => (isEventCode(code) ? eventNames[code] : name)) satisfies Translated<
  typeof en.eventNameOf
>;

/** "Liste de cadeaux pour Hélène et Marc (mariage)": without an article, for titles and after a colon. */
export const registryCalled = ((name) =>
  `Liste de cadeaux pour ${registrantNames(name)} (${eventNameOf(name.eventType).toLowerCase()})`) satisfies Translated<
  typeof en.registryCalled
>;

export const registryTitle = (({ name }, header) => `${registryCalled(header)} | ${name}`) satisfies Translated<
  typeof en.registryTitle
>;
