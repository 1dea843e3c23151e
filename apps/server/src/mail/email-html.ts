import {
  type EmailGift,
  type EmailLink,
  type EmailPart,
  type EmailSum,
  footerLinks,
  messagesOf,
  type OutgoingMail,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { escapeHtml } from '../http/markup.ts';
import { jpegAddress } from '../product-pictures/picture-variants.ts';
import { emailLogoPath } from '../site-look/site-look.ts';
import type { EmailLook } from './email-look.ts';

/*
 * Tables and inline styles, since mail programs draw little else: Outlook knows no max-width, some drop the style sheet, many show no picture until asked. All that a style sheet adds is what a phone
 * needs. A program that darkens emails darkens this one whole; the wordmark has its own white ground.
 */

/** The height of the wordmark, in pixels. */
const LOGO_HEIGHT = 32;

/** The side of a gift's picture, in pixels. */
const PICTURE = 80;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const style = (look: EmailLook, size: number, line: number, color: string = look.text): string =>
  `margin:0;font-family:${look.textFont};font-size:${size}px;line-height:${line}px;color:${color};word-break:break-word`;

const display = (look: EmailLook, size: number, line: number): string =>
  `margin:0;font-family:${look.displayFont};font-weight:${look.displayWeight};font-size:${size}px;line-height:${line}px;color:${look.text}`;

const bold = (text: string): string => `<b style="font-weight:600">${escapeHtml(text)}</b>`;

const joined = (lead: string, text: string): string =>
  [...(lead === '' ? [] : [bold(lead)]), ...(text === '' ? [] : [escapeHtml(text)])].join(' ');

const linkHtml = ({ label, url }: EmailLink, color: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${color};text-decoration:underline">${escapeHtml(label)}</a>`;

/** The absolute URL of a path of the service; an absolute one is returned unchanged. */
const absolute = (origin: string, path: string): string => (path.startsWith('/') ? `${origin}${path}` : path);

const gift = (
  look: EmailLook,
  { origin, site }: Pick<OutgoingMail, 'origin' | 'site'>,
  { name, imagePath, details, message, price }: EmailGift,
): string => {
  const cell = `padding:16px 0;border-bottom:1px solid ${look.border}`;
  const picture =
    imagePath === ''
      ? '&nbsp;'
      : `<img src="${escapeHtml(absolute(origin, jpegAddress(imagePath)))}" alt="" width="${PICTURE}" height="${PICTURE}" style="display:block;border:0;border-radius:${look.cardRadius}">`;
  return `<tr><td width="${PICTURE}" valign="top" style="${cell};font-size:0"><div style="width:${PICTURE}px;height:${PICTURE}px;background:${look.stage};border-radius:${look.cardRadius}">${picture}</div></td>
<td${price === '' ? ' colspan="2"' : ''} valign="top" style="${cell.replace('16px 0', '16px 0 16px 16px')};${style(look, 16, 23)}">${[
    bold(name),
    ...details.map((detail) => `<span style="font-size:15px;color:${look.muted}">${escapeHtml(detail)}</span>`),
    ...(message === ''
      ? []
      : [
          `<span style="font-family:${look.displayFont}">${escapeHtml(messagesOf(site.language).emailSigns.quoted(message))}</span>`,
        ]),
  ].join('<br>')}</td>
${price === '' ? '' : `<td align="right" valign="top" style="${cell};${style(look, 16, 23)};white-space:nowrap;padding-left:12px">${escapeHtml(price)}</td>`}</tr>`;
};

const sum = (look: EmailLook, { label, amount, isTotal }: EmailSum): string => {
  const cell = isTotal
    ? `padding:12px 0 0;border-top:1px solid ${look.border};${style(look, 17, 26)};font-weight:600`
    : `padding:0 0 8px;${style(look, 16, 24)}`;
  return `<tr><td style="${cell}${isTotal ? '' : `;color:${look.muted}`}">${escapeHtml(label)}</td>
<td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
};

const buttonHtml = (look: EmailLook, label: string, url: string): string =>
  `<table ${TABLE}><tr><td bgcolor="${look.accent}" style="border-radius:${look.controlRadius}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;font-family:${look.textFont};font-size:16px;line-height:20px;font-weight:600;color:${look.onAccent};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const partHtml = (look: EmailLook, mail: Pick<OutgoingMail, 'origin' | 'site'>, part: EmailPart): string => {
  switch (part._tag) {
    case 'Paragraph': {
      const color = part.isSmall ? look.muted : look.text;
      const links = part.links.map((link) => ` ${linkHtml(link, color)}`).join('');
      return `<p style="${part.isSmall ? style(look, 14, 21, color) : style(look, 16, 25)}">${joined(part.lead, part.text)}${links}</p>`;
    }
    case 'Heading':
      return `<h2 style="${display(look, 24, 30)};padding-top:12px">${escapeHtml(part.text)}</h2>`;
    case 'Note':
      return `<table ${TABLE} width="100%"><tr><td bgcolor="${look.sunken}" style="padding:18px 20px;border-radius:${look.cardRadius}"><p style="${style(look, 16, 25)}">${joined(part.lead, part.text)}</p></td></tr></table>`;
    case 'Button':
      return buttonHtml(look, part.label, part.url);
    case 'Gifts':
      return `<table ${TABLE} width="100%">${part.gifts.map((one) => gift(look, mail, one)).join('\n')}</table>`;
    case 'Sums':
      return `<table ${TABLE} width="100%">${part.sums.map((one) => sum(look, one)).join('\n')}</table>`;
  }
};

const row = (content: string, space: number): string =>
  `<tr><td class="px" style="padding:0 40px ${space}px">${content}</td></tr>`;

/** The preview text that a mail program shows beside the subject: the first words after the greeting. */
const previewOf = (parts: ReadonlyArray<EmailPart>): string =>
  parts.flatMap((part) => (part._tag === 'Paragraph' ? [part.text] : [])).slice(0, 1)[0] ?? '';

/** The name of the site: its wordmark, or text if it has none. */
const nameHtml = (look: EmailLook, { id, name, wordmark }: OutgoingMail['site'], origin: string): string =>
  O.isSome(wordmark)
    ? `<img src="${escapeHtml(`${origin}${emailLogoPath(id)}`)}" alt="${escapeHtml(name)}" width="${Math.round(wordmark.value.ratio * LOGO_HEIGHT)}" height="${LOGO_HEIGHT}" style="display:block;border:0;max-width:100%;${display(look, 18, LOGO_HEIGHT)}">`
    : `<p style="${display(look, 24, LOGO_HEIGHT)}">${escapeHtml(name)}</p>`;

/** The email as HTML in the look of its site: 600 px wide, and narrower on a phone. */
export const emailHtml = (
  { subject, heading, greeting, parts, footer, site, origin }: OutgoingMail,
  look: EmailLook,
): string => {
  const ends = footerLinks(footer).map((link) => linkHtml(link, look.muted));
  return `<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light}body{margin:0;padding:0}@media(max-width:619px){.px{padding-left:20px!important;padding-right:20px!important}.outer{padding:0!important}}</style></head>
<body style="margin:0;padding:0;background:${look.sunken}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(parts))}</div>
<table ${TABLE} width="100%" bgcolor="${look.sunken}"><tr><td align="center" class="outer" style="padding:32px 0">
<table ${TABLE} width="600" bgcolor="${look.surface}" style="width:100%;max-width:600px;background:${look.surface}">
<tr><td class="px" style="padding:32px 40px 28px">${nameHtml(look, site, origin)}</td></tr>
${row(`<h1 style="${display(look, 34, 40)}">${escapeHtml(heading)}</h1>`, 16)}
${greeting === heading ? '' : row(`<p style="${style(look, 16, 25)}">${escapeHtml(greeting)}</p>`, 12)}
${parts.map((part) => row(partHtml(look, { origin, site }, part), 20)).join('\n')}
<tr><td style="height:20px;line-height:20px;font-size:0">&nbsp;</td></tr></table>
<table ${TABLE} width="600" style="width:100%;max-width:600px"><tr><td class="px" style="padding:24px 40px"><p style="${style(look, 14, 21, look.muted)}">${[escapeHtml(footer.reason), ends.join(' · ')].join(' ')}</p></td></tr></table>
</td></tr></table></body></html>`;
};
