import type { GrId } from '../../identity/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import type { PageHeadMessages } from './page-heads.ts';
import { registrantNames, registryCalled } from './registry-name.ts';

/** A button that copies (SHARE-02). */
export const copyMessages = { copy: 'Copy to clipboard', copied: 'Copied' } as const;

/** The sheet in which a registry is shared (SHARE-01, SHARE-04). */
export const shareMessages = {
  title: (name: RegistryName): string => `Share ${registrantNames(name)}’s registry`,
  link: 'Link',
  copyLink: 'Copy Link',
  linkCopied: 'Link Copied',
  copied: 'Registry URL copied to clipboard',
  /** Shown when the browser refuses to copy. */
  selected: 'Your browser won’t copy it for you. The link is selected: copy it as you would any text.',
  withApp: 'Send with an App',
  notSent: 'That didn’t open. Copy the link instead.',
  email: 'Email',
  /** A `mailto` link with subject and text filled in. */
  mailto: (name: RegistryName, link: string): string => {
    const called = registryCalled(name);
    return `mailto:?subject=${encodeURIComponent(called)}&body=${encodeURIComponent(`${called} is here:\r\n\r\n${link}\r\n`)}`;
  },
  qrCode: 'QR Code',
  qrCodeLabel: (name: RegistryName): string => `QR code that opens ${registryCalled(name)}`,
  qrCodeHelp: 'Point a phone’s camera at it to open the registry.',
  savePicture: 'Save Picture',
  qrCodeFile: (grId: GrId): string => `registry-${grId}-qr-code.png`,
  card: 'Print a Card',
  isPrivate: 'Only you can see this registry. Choose who can find it, and then share it.',
  toSettings: 'Go to Settings',
} as const;

/** A paper size for a registry's cards, and how many fit on it. */
export type CardPaper = 'letter-cards' | 'a4-cards' | 'letter-sign' | 'a4-sign';

const papers: Readonly<Record<CardPaper, string>> = {
  'letter-cards': 'Letter, 4 cards',
  'a4-cards': 'A4, 4 cards',
  'letter-sign': 'Letter, 1 sign',
  'a4-sign': 'A4, 1 sign',
};

/** The page with cards to print (SHARE-04). */
export const cardMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Cards to print | ${name}`,
    description: `Cards that lead to your registry at ${name}.`,
  }),
  title: 'Cards to print',
  paper: 'Paper',
  paperName: (paper: CardPaper): string => papers[paper],
  print: 'Print',
  close: 'Close',
  /** The sheet's accessible name. */
  preview: 'Preview of the cards',
  /** Below the address, for people without a camera. */
  orNumber: (grId: GrId, { name }: Pick<Site, 'name'>): string => `or Registry # ${grId} at ${name}`,
  /** Instead of an address that is too long to type. */
  scan: 'Point your phone’s camera here',
} as const;
