import type { ItemImages } from '@gift-registry/domain';

/** The width and height of a product's picture by the ending of its file's name. */
export const productSizes = { mobile: 240, mobileHiRes: 480, desktop: 400, desktopHiRes: 800 } as const;

/** The four files of a drawing such as `plates-e9e2d4-8a9a86`, as they are built into the web app. */
export const pictureOf = (drawing: string, alt: string): ItemImages => ({
  desktop: `/art/${drawing}-desktop.webp`,
  desktopHiRes: `/art/${drawing}-desktopHiRes.webp`,
  mobile: `/art/${drawing}-mobile.webp`,
  mobileHiRes: `/art/${drawing}-mobileHiRes.webp`,
  alt,
});

/** The drawing that a picture shows. */
export const drawingOf = ({ desktop }: ItemImages): string => desktop.replace(/^\/art\/|-desktop\.webp$/g, '');
