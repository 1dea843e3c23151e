import type * as en from '../en/checklist.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatCount, isSingular, plural } from './formats.ts';
import { ownerRefused } from './registry.ts';

const suggested = (count: number): string => (isSingular(count) ? 'suggéré' : 'suggérés');

export const checklistMessages = {
  title: 'Aide-mémoire',
  intro: 'Les articles se cochent à mesure que vous les ajoutez. Cochez aussi ce que vous avez déjà.',
  /** "8 sur 12 suggérés", or "15 ajoutés". */
  units: ({ units, recommended }) =>
    units >= recommended
      ? `${formatCount(units)} ${isSingular(units) ? 'ajouté' : 'ajoutés'}`
      : `${formatCount(units)} sur ${formatCount(recommended)} ${suggested(recommended)}`,
  recommended: ({ recommended }) => `${formatCount(recommended)} ${suggested(recommended)}`,
  /** "3 cochés sur 21". */
  progress: ({ done, of }) => `${formatCount(done)} ${isSingular(done) ? 'coché' : 'cochés'} sur ${formatCount(of)}`,
  groupProgress: (done, of) => `${formatCount(done)}\u00A0sur\u00A0${formatCount(of)}`,
  complete: 'Tout est coché. Ce que vous ajoutez maintenant, c’est juste pour le plaisir.',
  listed: 'Coché parce que c’est sur votre liste',
  saving: 'Enregistrement…',
  notSaved: (trouble) => {
    switch (trouble._tag) {
      case 'NoChecklist':
      case 'EntryUnknown':
        return 'L’aide-mémoire a changé. Rechargez la page pour voir sa version à jour.';
      case 'SignInNeeded':
      case 'NotOwner':
      case 'RegistryNotFound':
        return ownerRefused(trouble);
      default:
        return faultSentence(trouble);
    }
  },
  add: 'Ajouter',
  addLabel: (name) => `Ajouter\u00A0: ${name}`,
  soldAt: (brand) => `vendu chez ${brand}`,
  showDone: (count) => `Voir ${plural(count, 'coché', 'cochés')}`,
  hideDone: 'Masquer les cochés',
  inGroup: (action, group) => `${action}\u00A0: ${group}`,
  find: 'Trouver',
  findLabel: (name, brand) => `Trouver\u00A0: ${name}, chez ${brand}`,
  seeAll: 'Tout voir',
  seeAllLabel: (name, brand) => `Tout voir\u00A0: ${name}, chez ${brand}`,
  tryAgain: 'Réessayer',
  notRead: 'Nous n’avons pas pu charger l’aide-mémoire.',
  loading: 'Chargement de l’aide-mémoire',
} satisfies Translated<typeof en.checklistMessages>;
