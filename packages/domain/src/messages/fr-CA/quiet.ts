import type * as en from '../en/quiet.ts';
import type { Translated } from '../translated.ts';

export const quietMessages = {
  owner: 'Cette liste est en pause. Vos proches voient vos noms et aucun cadeau, et rien ne peut y être acheté.',
  guest: (names) =>
    `${names === '' ? 'Cette liste' : `La liste de cadeaux pour ${names}`} est en pause, et rien ne peut y être acheté.`,
  given: 'Si vous avez déjà offert quelque chose, vous n’avez rien à faire. Votre commande montre vos choix.',
  toOrder: 'Trouver votre commande',
  letStay: 'Laisser tel quel',
  letStaySaved: 'Tout reste tel quel.',
  notSaved: 'L’enregistrement n’a pas fonctionné. Réessayez.',
  title: 'Pause discrète',
  help: 'Pour quand les projets ont changé. La pause arrête le compte à rebours, les courriels sur les cadeaux, votre code de rabais et les recommandations. Personne ne trouve plus votre liste, et vos proches voient seulement qu’elle est en pause. Les personnes dont les cadeaux n’ont pas été expédiés reçoivent un courriel quand vous enregistrez, et peuvent les annuler. Vous pouvez mettre fin à la pause; ce qui a été annulé est alors de nouveau souhaité.',
  isQuiet: 'Mettre cette liste en pause',
  state: (isQuiet) => (isQuiet ? 'En pause' : 'Pas en pause'),
} satisfies Translated<typeof en.quietMessages>;
