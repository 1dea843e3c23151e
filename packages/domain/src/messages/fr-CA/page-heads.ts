import type * as en from '../en/page-heads.ts';
import type { Translated } from '../translated.ts';
import { eventNameOf, registrantNames, registryTitle } from './registry-name.ts';

export type { PageHeadMessages } from '../en/page-heads.ts';

const titled = (title: string, { name }: { readonly name: string }): string => `${title} | ${name}`;

const home = (({ name }) => ({
  title: `Listes de cadeaux | ${name}`,
  description: `Consultez une liste de cadeaux ou gérez la vôtre chez ${name}.`,
})) satisfies Translated<typeof en.pageHeads.home>;

export const pageHeads = {
  registry: (site, header) =>
    header.isPaused
      ? home(site)
      : {
          title: registryTitle(site, header),
          description: `Choisissez un cadeau pour ${registrantNames(header)} dans la liste de cadeaux chez ${site.name}.`,
        },
  registryPicture: ({ eventType }) =>
    `Illustration d’une liste de cadeaux\u00A0: ${eventNameOf(eventType).toLowerCase()}`,
  settings: (site) => ({
    title: titled('Paramètres de la liste', site),
    description: `Les renseignements de votre liste chez ${site.name}.`,
  }),
  home,
  cart: (site) => ({ title: titled('Votre panier', site), description: `Votre panier chez ${site.name}.` }),
  signIn: (site) => ({
    title: titled('Se connecter', site),
    description: `Connectez-vous pour gérer votre liste chez ${site.name}.`,
  }),
  account: (site) => ({ title: titled('Votre compte', site), description: `Votre compte chez ${site.name}.` }),
  newAccount: (site) => ({
    title: titled('Créer un compte', site),
    description: `Créez un compte pour gérer une liste chez ${site.name}.`,
  }),
  confirmAccount: (site) => ({
    title: titled('Confirmer votre compte', site),
    description: `Confirmez votre compte chez ${site.name}.`,
  }),
  confirmEmail: (site) => ({
    title: titled('Confirmer votre courriel', site),
    description: `Confirmez le nouveau courriel de votre compte chez ${site.name}.`,
  }),
  forgotPassword: (site) => ({
    title: titled('Mot de passe oublié?', site),
    description: `Choisissez un nouveau mot de passe pour votre compte chez ${site.name}.`,
  }),
  resetPassword: (site) => ({
    title: titled('Choisir un nouveau mot de passe', site),
    description: `Choisissez un nouveau mot de passe pour votre compte chez ${site.name}.`,
  }),
  invitation: (site) => ({
    title: titled('Gérer une liste ensemble', site),
    description: `Devenez cotitulaire d’une liste chez ${site.name}.`,
  }),
  order: (site) => ({
    title: titled('Votre commande', site),
    description: `Consultez ou modifiez une commande chez ${site.name}.`,
  }),
  information: (site, page) => ({ title: titled(page.title, site), description: page.intro }),
  notFound: (site) => ({
    title: titled('Page introuvable', site),
    description: `Cette page est introuvable chez ${site.name}.`,
  }),
  notAllowed: (site) => ({
    title: titled('Cette liste est à quelqu’un d’autre', site),
    description: `Chez ${site.name}, une liste ne peut être gérée que par les personnes à qui elle appartient.`,
  }),
  unavailable: (site) => ({
    title: titled('Réessayez dans un instant', site),
    description: `${site.name}\u00A0: le site n’est pas accessible en ce moment.`,
  }),
} satisfies Translated<typeof en.pageHeads>;
