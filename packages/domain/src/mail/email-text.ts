/*
 * [AUTH-06] What an email says, from which both its forms are made: the plain text here, the HTML where emails are sent.
 *
 * @example plainEmail({ subject: 'Hello', heading: 'Hello', greeting: 'Hello Rosa,', parts: [paragraph('Come in.')], footer: { reason: 'You have an account.', links: [], unsubscribe: O.none } }, { colon: ':', quoted: (text) => `“${text}”` })
 *   // => 'Hello Rosa,\n\nCome in.\n\n--\nYou have an account.'
 */
import { option as O } from 'fp-ts';

/** A link in an email. */
export interface EmailLink {
  readonly label: string;
  /** An absolute URL. */
  readonly url: string;
}

/** A gift in an email; empty parts are omitted. */
export interface EmailGift {
  readonly name: string;
  /** A path of the shop, or a URL. */
  readonly imagePath: string;
  /** One per line: the giver, the quantity, the personalization. */
  readonly details: ReadonlyArray<string>;
  /** The giver's message. */
  readonly message: string;
  readonly price: string;
}

/** A line of a bill. */
export interface EmailSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

/** A part of an email; parts follow each other from top to bottom. */
export type EmailPart =
  | {
      readonly _tag: 'Paragraph';
      /** Bold text at its beginning; empty for none. */
      readonly lead: string;
      readonly text: string;
      readonly links: ReadonlyArray<EmailLink>;
      /** In small, grey type. */
      readonly isSmall: boolean;
    }
  | { readonly _tag: 'Heading'; readonly text: string }
  /** A paragraph in a box. */
  | { readonly _tag: 'Note'; readonly lead: string; readonly text: string }
  | { readonly _tag: 'Button'; readonly label: string; readonly url: string }
  | {
      readonly _tag: 'Gifts';
      readonly gifts: ReadonlyArray<EmailGift>;
      /** Where all gifts are, shown when some are left out (MAIL-05). */
      readonly all: EmailLink;
    }
  | { readonly _tag: 'Sums'; readonly sums: ReadonlyArray<EmailSum> };

/** The footer of an email. */
export interface EmailFooter {
  /** Why the recipient gets the email. */
  readonly reason: string;
  readonly links: ReadonlyArray<EmailLink>;
  /** The one-click unsubscribe link, also offered by mail programs themselves; `none` for emails that cannot be stopped. */
  readonly unsubscribe: O.Option<EmailLink>;
}

/** All links of a footer, the unsubscribe link last. */
export const footerLinks = ({ links, unsubscribe }: EmailFooter): ReadonlyArray<EmailLink> => [
  ...links,
  ...(O.isSome(unsubscribe) ? [unsubscribe.value] : []),
];

/** The text of an email. */
export interface EmailText {
  readonly subject: string;
  /** The heading in HTML, without a greeting where that says the same; plain text uses the subject. */
  readonly heading: string;
  /** Includes the recipient's name if it is known. */
  readonly greeting: string;
  readonly parts: ReadonlyArray<EmailPart>;
  readonly footer: EmailFooter;
}

/** A plain paragraph, optionally ending with links. */
export const paragraph = (text: string, ...links: ReadonlyArray<EmailLink>): EmailPart => ({
  _tag: 'Paragraph',
  lead: '',
  text,
  links,
  isSmall: false,
});

/** A paragraph that begins with bold text. */
export const paragraphWithLead = (lead: string, text: string): EmailPart => ({
  _tag: 'Paragraph',
  lead,
  text,
  links: [],
  isSmall: false,
});

/** A paragraph in small type. */
export const smallPrint = (text: string): EmailPart => ({
  _tag: 'Paragraph',
  lead: '',
  text,
  links: [],
  isSmall: true,
});

/** The main action of an email. */
export const button = (label: string, url: string): EmailPart => ({ _tag: 'Button', label, url });

const joined = (...words: ReadonlyArray<string>): string => words.filter((word) => word !== '').join(' ');

/** The signs of a language, with the spaces around them. */
export interface EmailSigns {
  readonly colon: string;
  readonly quoted: (text: string) => string;
}

const linkLines = ({ colon }: EmailSigns, links: ReadonlyArray<EmailLink>): ReadonlyArray<string> =>
  links.map(({ label, url }) => `${label}${colon}\n${url}`);

const plainGift = ({ quoted }: EmailSigns, { name, details, message, price }: EmailGift): string =>
  [
    `* ${name}${price === '' ? '' : `, ${price}`}`,
    ...details.map((detail) => `  ${detail}`),
    ...(message === '' ? [] : [`  ${quoted(message)}`]),
  ].join('\n');

const plainPart = (signs: EmailSigns, part: EmailPart): string => {
  switch (part._tag) {
    case 'Paragraph':
      return [joined(part.lead, part.text), ...linkLines(signs, part.links)].join('\n');
    case 'Heading':
      return `== ${part.text} ==`;
    case 'Note':
      return joined(part.lead, part.text);
    case 'Button':
      return `${part.label}${signs.colon}\n${part.url}`;
    case 'Gifts':
      return part.gifts.map((gift) => plainGift(signs, gift)).join('\n');
    case 'Sums':
      return part.sums.map(({ label, amount }) => `${label}${signs.colon} ${amount}`).join('\n');
  }
};

/** Renders the email as plain text. */
export const plainEmail = ({ greeting, parts, footer }: EmailText, signs: EmailSigns): string =>
  [
    greeting,
    ...parts.map((part) => plainPart(signs, part)),
    ['--', footer.reason, ...linkLines(signs, footerLinks(footer))].join('\n'),
  ].join('\n\n');
