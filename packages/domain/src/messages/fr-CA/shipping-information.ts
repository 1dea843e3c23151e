import type * as en from '../en/shipping-information.ts';
import type { Translated } from '../translated.ts';

const paragraph = (sentences: string): string => `<p>${sentences}</p>`;

const points = (...sentences: ReadonlyArray<string>): string =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

export const shippingInformation = (({ phone, hours, marketRules }) => {
  const questions = paragraph(`Des questions? Appelez-nous au ${phone}. ${hours}.`);
  const open = paragraph(`Heures d’ouverture\u00A0: ${hours}.`);
  return {
    standard: {
      title: 'Livraison standard',
      html: `${paragraph(
        'La plupart des cadeaux partent en livraison standard. Vous choisissez le mode de livraison de votre commande dans votre panier, avant de la passer.',
      )}${points(
        'Le moment où un cadeau peut être expédié est indiqué à côté du cadeau.',
        'Les cadeaux volumineux ou qui viennent directement du fabricant sont expédiés séparément\u00A0: une commande peut donc arriver en plusieurs livraisons.',
      )}${questions}`,
    },
    freeShipping: {
      title: 'Livraison gratuite',
      html: `${paragraph('La livraison standard est gratuite pour un cadeau marqué «\u00A0Livraison gratuite\u00A0».')}${points(
        'Elle l’est peu importe ce que contient votre commande, même petite.',
        'Les autres cadeaux de la commande sont livrés comme ils le seraient sans lui.',
        marketRules.postalCode.quotedByPhone.length === 0
          ? `Cela vaut pour toutes les adresses où nous livrons (${marketRules.name}).`
          : 'L’Alaska, Hawaï et les territoires des États-Unis ne sont pas compris; appelez-nous pour une soumission.',
      )}${questions}`,
    },
    vendorDropShip: {
      title: 'Expédié directement par le fabricant',
      html: `${paragraph(
        'Ce cadeau est emballé et expédié par les gens qui le fabriquent, et non de notre entrepôt.',
      )}${points(
        'Il arrive dans sa propre boîte, parfois un autre jour que le reste de votre commande.',
        'Vous le commandez et le payez ici, avec tout ce que contient votre panier.',
      )}${questions}`,
    },
    oversized: {
      title: 'Cadeaux volumineux',
      html: `${paragraph('Ce cadeau est trop grand ou trop lourd pour un colis. Il est livré jusque dans la pièce.')}${points(
        'Ses dimensions figurent dans ses détails. Vérifiez qu’il passe par les portes, les escaliers et les ascenseurs.',
        'Il est expédié séparément\u00A0: de plus petits cadeaux de la même commande peuvent arriver avant lui.',
      )}${questions}`,
    },
    alaskaHawaii: {
      title: 'Alaska, Hawaï et territoires des États-Unis',
      html: `${paragraph(
        `La livraison en Alaska, à Hawaï ou dans un territoire des États-Unis se fait sur soumission, par téléphone. Appelez-nous au ${phone} avant de commander.`,
      )}${points(
        'Ayez sous la main l’UGS de chaque cadeau. Elle est indiquée à côté du cadeau.',
        'Les cadeaux volumineux ne peuvent pas être livrés à toutes les adresses. Nous vous le dirons au téléphone.',
      )}${open}`,
    },
    storePickup: {
      title: 'Ramassage en magasin',
      html: `${paragraph('Vous pouvez ramasser un cadeau dans un magasin près de chez vous au lieu de le faire livrer.')}${points(
        `Entrez votre ${marketRules.postalCode.name} à côté du cadeau pour voir quels magasins l’ont, et choisissez-en un.`,
        'Votre panier indique où vous le ramasserez, et vous pouvez encore le faire livrer à la place.',
        `Des questions? Appelez-nous au ${phone}.`,
      )}${open}`,
    },
  };
}) satisfies Translated<typeof en.shippingInformation>;

export const shippingPageMessages = {
  home: (site) => `Aller chez ${site.name}`,
  notFound: 'Renseignements sur la livraison introuvables',
  notFoundHelp: ({ phone, hours }) =>
    `Nous n’avons pas de renseignements sur la livraison sous ce nom. Appelez-nous au ${phone}, et nous répondrons avec plaisir à votre question. ${hours}.`,
  failed: 'Renseignements sur la livraison',
} satisfies Translated<typeof en.shippingPageMessages>;

export const shippingPopupMessages = {
  title: 'Renseignements sur la livraison',
  loading: 'Chargement des renseignements sur la livraison',
  notFound: 'Nous n’avons pas de renseignements sur la livraison sous ce nom.',
  notFoundHelp: 'Ils ont peut-être été retirés. Tout le reste sur votre commande est indiqué au passage à la caisse.',
} satisfies Translated<typeof en.shippingPopupMessages>;
