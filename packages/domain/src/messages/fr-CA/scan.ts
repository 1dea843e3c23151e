import type { CameraProblem, CodeProblem } from '../../scan/index.ts';
import type * as en from '../en/scan.ts';
import type { Translated } from '../translated.ts';

export type { ScanNotice } from '../en/scan.ts';

const cameraProblems: Readonly<Record<CameraProblem, en.ScanNotice>> = {
  refused: {
    title: 'L’appareil photo est désactivé pour ce site',
    help: 'Autorisez-le dans les paramètres de votre navigateur et réessayez, ou tapez le numéro de l’étiquette.',
  },
  none: {
    title: 'Nous n’avons pas trouvé d’appareil photo',
    help: 'Tapez le numéro de l’étiquette pour trouver exactement le même produit.',
  },
  'in-use': {
    title: 'L’appareil photo est déjà utilisé',
    help: 'Fermez l’autre application ou l’autre onglet et réessayez, ou tapez le numéro de l’étiquette.',
  },
  'not-supported': {
    title: 'Ce navigateur ne donne pas accès à l’appareil photo',
    help: 'Tapez le numéro de l’étiquette pour trouver exactement le même produit.',
  },
  'broken-off': {
    title: 'L’appareil photo s’est arrêté',
    help: 'Réessayez, ou tapez le numéro de l’étiquette.',
  },
};

const codeProblems: Readonly<Record<CodeProblem, string>> = {
  empty: 'Tapez le numéro de l’étiquette.',
  'no-sku': 'Le numéro d’une étiquette n’a que des chiffres, des lettres, des traits d’union et des points.',
  mistyped: 'Un de ces chiffres ne peut pas être juste. Comparez-les avec l’étiquette.',
  'too-long': 'Aucun numéro d’étiquette n’est aussi long. Comparez-le avec l’étiquette.',
};

export const scanMessages = {
  title: 'Numériser pour ajouter',
  lead: 'En magasin, tenez votre appareil photo au-dessus d’une étiquette, ou tapez son numéro.',
  open: 'Numériser une étiquette',
  openHelp: 'En magasin, avec l’appareil photo de votre téléphone.',
  begin: 'Numérisez avec votre appareil photo',
  beginHelp: 'Tenez-le à une dizaine de centimètres du code-barres. L’image reste sur votre appareil.',
  start: 'Commencer à numériser',
  stop: 'Arrêter l’appareil photo',
  starting: 'En attente de l’appareil photo',
  startingHelp: 'Votre navigateur peut demander si cette page a le droit de l’utiliser.',
  scanning: 'Placez le code-barres dans le cadre',
  slow: 'Rien n’est encore lu. Approchez-vous un peu, ne bougez pas, et tournez l’étiquette pour que ses barres soient verticales. Vous pouvez aussi taper le numéro plus bas.',
  dark: 'Il fait trop sombre pour lire l’étiquette. Trouvez de la lumière, ou tapez le numéro plus bas.',
  darkWithLamp: 'Il fait trop sombre pour lire l’étiquette. Allumez la lumière, ou tapez le numéro plus bas.',
  lampOn: 'Allumer la lumière',
  lampOff: 'Éteindre la lumière',
  cameraProblem: (problem) => cameraProblems[problem],
  tryAgain: 'Réessayer',
  typeTitle: 'Tapez le numéro',
  typeHelp: 'Il se trouve sous le code-barres, ou après «\u00A0UGS\u00A0».',
  field: 'Numéro de l’étiquette',
  lookUp: 'Trouver',
  codeProblem: (problem) => codeProblems[problem],
  lookingUp: 'Recherche…',
  unknown: ({ code, isMakers }) =>
    isMakers
      ? {
          title: 'C’est le numéro du fabricant',
          help: `Nous n’avons pas le numéro ${code}. Numérisez plutôt notre étiquette, sur la tablette ou sur le produit, ou tapez l’UGS qu’elle porte.`,
        }
      : {
          title: 'Nous ne reconnaissons pas ce numéro',
          help: `Aucun de nos produits n’a le numéro ${code}. Comparez-le avec l’étiquette, ou demandez-nous en magasin.`,
        },
  failed: 'La recherche n’a pas fonctionné',
  again: 'Numériser de nouveau',
  another: 'Numériser un autre article',
  anotherNumber: 'Un autre numéro',
  head: ({ name }) => ({
    title: `Numériser pour ajouter | ${name}`,
    description: `Numérisez l’étiquette d’un produit chez ${name}, et ajoutez-le à votre liste.`,
  }),
} satisfies Translated<typeof en.scanMessages>;
