import { GREETING_LIMIT } from '../../greeting/index.ts';
import type * as en from '../en/greeting.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatCount, plural } from './formats.ts';
import { ownerRefused } from './registry.ts';

export const greetingMessages = {
  title: 'Mot de bienvenue',
  ours: 'Merci de votre générosité et d’être avec nous pour ce moment si important. Cela nous touche beaucoup.',
  edit: 'Modifier le mot de bienvenue',
  hint: 'Accueillez vos proches avec un mot bien à vous.',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement…',
  saved: 'Votre mot de bienvenue a été enregistré.',
  meanwhile: 'Votre mot de bienvenue a été modifié entre-temps. Le voici maintenant\u00A0:',
  cancel: 'Annuler',
  counter: ({ used }) => `${formatCount(used)}/${GREETING_LIMIT}`,
  leftOut: (count) =>
    `Un mot de bienvenue peut compter ${GREETING_LIMIT}\u00A0caractères au plus. ${count === 1 ? 'Le dernier n’a pas été conservé' : `Les ${formatCount(count)}\u00A0derniers n’ont pas été conservés`}.`,
  counterAnnouncement: ({ left }) => plural(left, 'caractère restant', 'caractères restants'),
} satisfies Translated<typeof en.greetingMessages>;

export const greetingRefused: Translated<typeof en.greetingRefused> = ({ length, maximum }) =>
  `Un mot de bienvenue peut compter ${formatCount(maximum)}\u00A0caractères au plus, et celui-ci en compte ${formatCount(length)}.`;

export const greetingNotSaved: Translated<typeof en.greetingNotSaved> = (reason) => {
  switch (reason._tag) {
    case 'GreetingTooLong':
      return greetingRefused(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Votre mot de bienvenue n’a pas été enregistré. ${faultSentence(reason)}`;
  }
};
