import { PHOTO_LIMITS, type UnsupportedPhotoKind } from '../../photo/index.ts';
import type * as en from '../en/photo.ts';
import type { Translated } from '../translated.ts';
import { formatCount } from './formats.ts';

const MEBIBYTE = 1_048_576;

const megabytes = (bytes: number): string => `${formatCount(Math.floor(bytes / MEBIBYTE))}\u00A0Mo`;

export const photoMessages = {
  title: 'Photo de profil',
  editTitle: 'Modifier la photo de profil',
  deleteTitle: 'Supprimer la photo de profil',
  add: 'Ajouter une photo',
  edit: 'Modifier la photo',
  upload: 'Téléverser une photo',
  hint: `Un fichier PNG ou JPEG d’au plus ${megabytes(PHOTO_LIMITS.chosenBytes)}. Vous choisissez la partie que vos proches verront.`,
  present: 'Votre photo',
  none: 'Il n’y a pas encore de photo. Vos proches voient cette image.',
  delete: 'Supprimer la photo',
  deleteQuestion: 'Vos proches verront à la place une image de votre événement.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  tryAgain: 'Réessayer',
  opening: 'Ouverture de votre photo…',
  updating: 'Mise à jour de votre photo…',
  saved: 'Votre photo est enregistrée.',
  deleted: 'Votre photo est supprimée.',
  zoom: 'Zoom',
  straighten: 'Redresser',
  rotate: 'Pivoter',
  startOver: 'Recommencer',
  move: 'Photo. Faites-la glisser, ou utilisez les touches fléchées, pour la déplacer.',
  preview: 'Aperçu sur votre liste. Faites glisser la photo, ou utilisez les touches fléchées.',
  zoomed: (scale) => `${formatCount(Math.round(scale * 100))}\u00A0%`,
  straightened: (degrees) => `${degrees < 0 ? '−' : ''}${formatCount(Math.abs(degrees))}°`,
  failed: 'Une erreur s’est produite, et votre photo n’a pas été mise à jour. Réessayez.',
  signedOut: 'Votre session est terminée, et votre photo n’a pas été mise à jour.',
} satisfies Translated<typeof en.photoMessages>;

const WRONG_FILE_KIND = 'Type ou extension de fichier non valide';

const foreignHelp: Readonly<Record<UnsupportedPhotoKind, string>> = {
  heic: 'C’est une photo HEIC. Ouvrez-la dans Photos, enregistrez-la ou exportez-la en JPEG, puis choisissez ce fichier. Pour prendre des photos JPEG avec un iPhone, allez dans Réglages, Appareil photo, Formats, et choisissez Le plus compatible.',
  webp: 'C’est une image WebP. Ouvrez-la, enregistrez-la en JPEG ou en PNG, puis choisissez ce fichier.',
  jfif: 'C’est une image JPEG dont le nom finit par .jfif. Renommez-la pour que le nom finisse par .jpg, puis choisissez-la de nouveau.',
};

export const photoRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'WrongFileKind':
      return refusal.foreign === undefined ? WRONG_FILE_KIND : `${WRONG_FILE_KIND}. ${foreignHelp[refusal.foreign]}`;
    case 'FileTooLarge':
      return `Ce fichier est trop volumineux. Choisissez-en un d’au plus ${megabytes(refusal.maximumBytes)}.`;
    case 'PictureTooLarge':
      return 'Cette image est trop grande. Choisissez-en une plus petite.';
    case 'PictureEmpty':
      return 'Il n’y a pas d’image dans ce fichier. Choisissez-en un autre.';
    case 'FileUnreadable':
      return 'Nous n’avons pas pu lire ce fichier. Choisissez-le de nouveau, ou choisissez-en un autre.';
  }
}) satisfies Translated<typeof en.photoRefused>;

export const photoProblem = ((problem) => {
  if (problem._tag === 'NotUpdated') return photoMessages.failed;
  return problem._tag === 'SignInNeeded' ? photoMessages.signedOut : photoRefused(problem);
}) satisfies Translated<typeof en.photoProblem>;
