import { option as O } from 'fp-ts';
import { FOUND_PER_PAGE, MOST_FOUND_PAGES } from '../../registry-search/index.ts';
import type * as en from '../en/registry-home.ts';
import type { Translated } from '../translated.ts';
import { formatCount, listOf, plural } from './formats.ts';
import { problemMessages } from './page.ts';

export const registryHomeMessages = {
  number: (grId) => `nº\u00A0${grId}`,
  head: ({ name }) => ({
    title: `Listes de cadeaux | ${name}`,
    description: `Vos listes de cadeaux chez ${name}\u00A0: ouvrez-en une, créez-en une, ou trouvez celle de quelqu’un d’autre.`,
  }),
  title: 'Listes de cadeaux',
  help: 'Gérez votre liste, ou trouvez celle qui accompagne votre invitation.',
  own: 'Vos listes',
  ownSignedOut: 'Connectez-vous pour voir vos listes ici.',
  ownNone: 'Vous n’avez pas encore de liste. Il suffit de deux minutes pour en créer une.',
  ownUnread: 'Nous n’avons pas pu charger vos listes.',
  reading: 'Chargement de vos listes…',
  tryAgain: 'Réessayer',
  signIn: 'Se connecter',
  create: 'Créer une liste',
  createTitle: 'Créer une liste',
  createHelp: 'Pour un mariage, un bébé, une nouvelle maison ou tout autre jour à célébrer.',
  begin: 'Commencer à ajouter des cadeaux',
  beginHelp: (names) => `Des façons de remplir la liste pour ${names}.`,
  curated: 'Parcourir nos préférés',
  curatedHelp: 'Des produits choisis pour une liste comme la vôtre.',
  checklist: 'Suivre l’aide-mémoire',
  checklistHelp: 'Ce que contient d’habitude une liste comme la vôtre, groupe par groupe.',
  list: 'Ouvrir votre liste',
  listHelp: 'Voyez de quoi elle a l’air, et partagez-la avec vos proches.',
} satisfies Translated<typeof en.registryHomeMessages>;

const fullName = (first: string, last: O.Option<string>): string => (O.isSome(last) ? `${first} ${last.value}` : first);

export const findRegistryMessages = {
  head: ({ name }) => ({
    title: `Trouver une liste | ${name}`,
    description: `Trouvez une liste de cadeaux chez ${name} par nom ou par numéro.`,
  }),
  title: 'Trouver une liste',
  field: problemMessages.findField,
  help: 'Par exemple Amelia Hart, ou 100200300',
  find: problemMessages.find,
  refused: (refusal) => {
    switch (refusal._tag) {
      case 'FindTooShort':
        return 'Entrez au moins deux lettres d’un nom, ou un numéro de liste de 6 à 12\u00A0chiffres.';
      case 'FindTooLong':
        return `Entrez ${plural(refusal.maximum, 'caractère', 'caractères')} au plus.`;
    }
  },
  searching: 'Recherche de listes…',
  results: 'Listes trouvées',
  found: (total) =>
    total >= FOUND_PER_PAGE * MOST_FOUND_PAGES
      ? `Plus de ${plural(total, 'liste', 'listes')}. Ajoutez un nom de famille pour trouver la bonne.`
      : plural(total, 'liste', 'listes'),
  nothing: (text) => `Nous n’avons pas trouvé de liste pour «\u00A0${text}\u00A0».`,
  nothingHelp:
    'Vérifiez l’orthographe, essayez le nom de famille seul, ou demandez le lien\u00A0: certaines listes ne s’ouvrent qu’avec lui.',
  page: (page, pages) => `Page ${formatCount(page)} sur ${formatCount(pages)}`,
  previous: 'Précédente',
  next: 'Suivante',
  names: ({ primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName }) =>
    listOf([
      fullName(primaryFirstName, primaryLastName),
      ...(O.isSome(secondaryFirstName) ? [fullName(secondaryFirstName.value, secondaryLastName)] : []),
    ]),
} satisfies Translated<typeof en.findRegistryMessages>;
