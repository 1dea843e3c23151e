import type * as en from '../en/share.ts';
import type { Translated } from '../translated.ts';
import { registrantNames, registryCalled } from './registry-name.ts';

export type { CardPaper } from '../en/share.ts';

export const copyMessages = {
  copy: 'Copier dans le presse-papiers',
  copied: 'Copié',
} satisfies Translated<typeof en.copyMessages>;

export const shareMessages = {
  title: (name) => `Partager la liste pour ${registrantNames(name)}`,
  link: 'Lien',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  copied: 'L’adresse de la liste est copiée dans le presse-papiers',
  selected:
    'Votre navigateur ne le copie pas pour vous. Le lien est sélectionné\u00A0: copiez-le comme n’importe quel texte.',
  withApp: 'Envoyer avec une application',
  notSent: 'L’ouverture n’a pas fonctionné. Copiez plutôt le lien.',
  email: 'Courriel',
  mailto: (name, link) => {
    const called = registryCalled(name);
    return `mailto:?subject=${encodeURIComponent(called)}&body=${encodeURIComponent(`${called}\u00A0:\r\n\r\n${link}\r\n`)}`;
  },
  qrCode: 'Code QR',
  qrCodeLabel: (name) => `Code QR qui ouvre la page\u00A0: ${registryCalled(name)}`,
  qrCodeHelp: 'Pointez l’appareil photo d’un téléphone dessus pour ouvrir la liste.',
  savePicture: 'Enregistrer l’image',
  qrCodeFile: (grId) => `liste-${grId}-code-qr.png`,
  card: 'Imprimer une carte',
  isPrivate: 'Personne d’autre ne peut voir cette liste. Choisissez qui peut la trouver, puis partagez-la.',
  toSettings: 'Aller aux paramètres',
} satisfies Translated<typeof en.shareMessages>;

const papers: Readonly<Record<en.CardPaper, string>> = {
  'letter-cards': 'Lettre, 4\u00A0cartes',
  'a4-cards': 'A4, 4\u00A0cartes',
  'letter-sign': 'Lettre, 1\u00A0affiche',
  'a4-sign': 'A4, 1\u00A0affiche',
};

export const cardMessages = {
  head: ({ name }) => ({
    title: `Cartes à imprimer | ${name}`,
    description: `Des cartes qui mènent à votre liste chez ${name}.`,
  }),
  title: 'Cartes à imprimer',
  paper: 'Papier',
  paperName: (paper) => papers[paper],
  print: 'Imprimer',
  close: 'Fermer',
  preview: 'Aperçu des cartes',
  orNumber: (grId, { name }) => `ou liste nº\u00A0${grId} chez ${name}`,
  scan: 'Pointez ici l’appareil photo de votre téléphone',
} satisfies Translated<typeof en.cardMessages>;
