import type { ShippingPopup } from '../ports/index.ts';
import type { Site } from '../site/index.ts';

type Information = Pick<ShippingPopup, 'title' | 'html'>;

const paragraph = (sentences: string): string => `<p>${sentences}</p>`;

const points = (...sentences: ReadonlyArray<string>): string =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/**
 * Shipping information by the name under which a product's message or promise asks for it (ROUTE-11). How to read: one entry a popup; a seventh
 * popup is one more entry.
 */
export const shippingInformation = ({
  phone,
  market,
}: Pick<Site, 'phone' | 'market'>): Readonly<Record<string, Information>> => {
  const questions = paragraph(`Questions? Call ${phone}, Mon–Sun 8am–9pm CT.`);
  const open = paragraph('We are here Mon–Sun 8am–9pm CT.');
  return {
    standard: {
      title: 'Standard Shipping',
      html: `${paragraph(
        'Most gifts travel by standard shipping. You choose how your order is shipped in your cart, before you place it.',
      )}${points(
        'When a gift is ready to leave us is said beside the gift.',
        'Gifts that are large or come directly from their maker travel on their own, so one order may arrive in several deliveries.',
      )}${questions}`,
    },
    freeShipping: {
      title: 'Ships Free',
      html: `${paragraph('A gift marked “Ships free” has no charge for standard shipping.')}${points(
        'It ships free whatever else is in your order, and however small the order is.',
        'The other gifts in the order are shipped as they would be without it.',
        market === 'CA'
          ? 'This holds for every address in Canada to which we ship.'
          : 'Alaska, Hawaii and the U.S. territories are not included; please call us for a quote.',
      )}${questions}`,
    },
    vendorDropShip: {
      title: 'Ships Directly From the Maker',
      html: `${paragraph(
        'This gift is packed by the people who make it and sent from there, not from our own warehouse.',
      )}${points(
        'It comes in a box of its own, and may arrive on another day than the rest of your order.',
        'You order and pay for it here, together with everything else in your cart.',
      )}${questions}`,
    },
    oversized: {
      title: 'Large Gifts',
      html: `${paragraph('This gift is too large or too heavy for a parcel. It is delivered into the room.')}${points(
        'Its measures are with its details. Please compare them with the doors, stairs and elevators on the way.',
        'It travels on its own, so smaller gifts of the same order may arrive before it.',
      )}${questions}`,
    },
    alaskaHawaii: {
      title: 'Alaska, Hawaii and U.S. Territories',
      html: `${paragraph(
        `Shipping to Alaska, Hawaii or a U.S. territory is quoted by phone. Please call ${phone} before you order.`,
      )}${points(
        'Have the SKU of each gift ready; it stands beside the gift.',
        'Large gifts cannot be shipped to every address. We will tell you when you call.',
      )}${open}`,
    },
    storePickup: {
      title: 'Pick Up in a Store',
      html: `${paragraph('A gift can be picked up in a store near you instead of being shipped.')}${points(
        'Enter your postal code beside the gift to see which stores have it, and choose one.',
        'Your cart says where it is picked up, and you can have it shipped after all.',
        `Questions? Call ${phone}.`,
      )}${open}`,
    },
  };
};

/** What stands around shipping information where it is a page of its own. */
export const shippingPageWords = {
  home: (site: Pick<Site, 'name'>): string => `Go to ${site.name}`,
  notFound: 'No Such Shipping Information',
  notFoundHelp: ({ phone }: Pick<Site, 'phone'>): string =>
    `We have no shipping information under this name. Call ${phone}, Mon–Sun 8am–9pm CT, and we will gladly answer your question.`,
  failed: 'Shipping Information',
} as const;
