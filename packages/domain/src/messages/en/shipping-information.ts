import type { ShippingPopup } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';

type Information = Pick<ShippingPopup, 'title' | 'html'>;

const paragraph = (sentences: string): string => `<p>${sentences}</p>`;

const points = (...sentences: ReadonlyArray<string>): string =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/**
 * Shipping information, by the name that a product's message or promise links to (ROUTE-11). To add a popup,
 * add an entry.
 */
export const shippingInformation = ({
  phone,
  hours,
  marketRules,
}: Pick<Site, 'phone' | 'hours' | 'marketRules'>): Readonly<Record<string, Information>> => {
  const questions = paragraph(`Questions? Call ${phone}, ${hours}.`);
  const open = paragraph(`We’re here ${hours}.`);
  return {
    standard: {
      title: 'Standard shipping',
      html: `${paragraph(
        'Most gifts go by standard shipping. You choose how your order ships in your cart, before you place it.',
      )}${points(
        'You’ll see when a gift is ready to ship next to the gift itself.',
        'Gifts that are large or come directly from the maker ship separately, so one order may arrive in several deliveries.',
      )}${questions}`,
    },
    freeShipping: {
      title: 'Ships free',
      html: `${paragraph('There’s no charge for standard shipping on a gift marked “Ships free”.')}${points(
        'It ships free no matter what else is in your order, or how small the order is.',
        'The other gifts in the order ship as they would without it.',
        marketRules.postalCode.quotedByPhone.length === 0
          ? `This applies to every address in ${marketRules.name} that we ship to.`
          : 'Alaska, Hawaii and the U.S. territories aren’t included; please call us for a quote.',
      )}${questions}`,
    },
    vendorDropShip: {
      title: 'Ships directly from the maker',
      html: `${paragraph(
        'This gift is packed and shipped by the people who make it, not from our own warehouse.',
      )}${points(
        'It comes in its own box and may arrive on a different day than the rest of your order.',
        'You order and pay for it here, together with everything else in your cart.',
      )}${questions}`,
    },
    oversized: {
      title: 'Large gifts',
      html: `${paragraph('This gift is too large or too heavy to ship as a package. It’s delivered into the room.')}${points(
        'You’ll find its dimensions with its details. Please check them against the doors, stairs and elevators on the way.',
        'It ships separately, so smaller gifts in the same order may arrive before it.',
      )}${questions}`,
    },
    alaskaHawaii: {
      title: 'Alaska, Hawaii and U.S. territories',
      html: `${paragraph(
        `Shipping to Alaska, Hawaii or a U.S. territory is quoted by phone. Please call ${phone} before you order.`,
      )}${points(
        'Have each gift’s SKU ready. You’ll find it next to the gift.',
        'Large gifts can’t be shipped to every address. We’ll let you know when you call.',
      )}${open}`,
    },
    storePickup: {
      title: 'Pick up in a store',
      html: `${paragraph('You can pick up a gift in a store near you instead of having it shipped.')}${points(
        `Enter your ${marketRules.postalCode.name} next to the gift to see which stores have it, and choose one.`,
        'Your cart shows where you’ll pick it up, and you can still have it shipped instead.',
        `Questions? Call ${phone}.`,
      )}${open}`,
    },
  };
};

/** The page for one piece of shipping information. */
export const shippingPageMessages = {
  home: (site: Pick<Site, 'name'>): string => `Go to ${site.name}`,
  notFound: 'Shipping Information Not Found',
  notFoundHelp: ({ phone, hours }: Pick<Site, 'phone' | 'hours'>): string =>
    `We don’t have shipping information under this name. Call ${phone}, ${hours}, and we’ll be happy to answer your question.`,
  failed: 'Shipping information',
} as const;

/** Shipping information in a popup (ROUTE-11). */
export const shippingPopupMessages = {
  /** Until its own title is loaded. */
  title: 'Shipping information',
  loading: 'Loading the shipping information',
  notFound: 'We don’t have shipping information under this name.',
  notFoundHelp: 'It may have been taken down. Everything else about your order is shown at checkout.',
} as const;
