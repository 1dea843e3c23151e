import type * as en from '../en/stop-emails.ts';
import type { Translated } from '../translated.ts';

export const stopEmailsMessages = {
  title: 'Ne plus recevoir de courriels sur les cadeaux?',
  help: 'Vous ne recevrez plus de courriel quand on vous offre quelque chose. Votre liste montre toujours chaque cadeau, et vous pouvez réactiver les courriels dans les paramètres.',
  stop: 'Ne plus recevoir ces courriels',
  sureHelp:
    'Appuyez encore une fois, pour que nous sachions que c’est bien vous et non un programme qui vérifie vos courriels.',
  sure: 'Oui, ne plus les recevoir',
  stopped: 'Vous ne recevrez plus de courriels sur les cadeaux',
  stoppedHelp: 'Vous pouvez les réactiver dans les paramètres, sous «\u00A0Courriels sur les cadeaux\u00A0».',
} satisfies Translated<typeof en.stopEmailsMessages>;
