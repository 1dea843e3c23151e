/*
 * [AUTH-06] An email is sent twice in one: as plain text, and with a button. Whatever a person wrote is in it as it was written, and is neither markup nor a second line of the subject.
 *
 * Laws:
 * - no word of an email becomes markup
 * - the subject is on one line
 * - the link is whole in the text and behind the button
 *
 * @example writtenEmail({ subject: 'Hello', paragraphs: ['1 < 2'], action: O.none, after: [] }).html.includes('1 &lt; 2') // => true
 */
import { option as O } from 'fp-ts';
import { onOneLine } from '../text/index.ts';

/** What an email says: paragraphs, at most one thing to do, and what is shown after that. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: ReadonlyArray<string>;
  readonly action: O.Option<{ readonly label: string; readonly url: string }>;
  readonly after: ReadonlyArray<string>;
}

/** An email as it is sent. */
export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const BODY = 'margin:0 auto;padding:32px 24px;max-width:560px;font-family:Georgia,serif;font-size:17px;line-height:1.6';
const BUTTON = 'display:inline-block;padding:14px 28px;background:#222;color:#fff;text-decoration:none';

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The email in both its forms. */
export const writtenEmail = ({ subject, paragraphs, action, after }: EmailText): WrittenEmail => {
  const todo = O.toUndefined(action);
  return {
    subject: onOneLine(subject),
    text: [...paragraphs, ...(todo === undefined ? [] : [`${todo.label}:\n${todo.url}`]), ...after].join('\n\n'),
    html: [
      `<!doctype html><html lang="en"><body style="${BODY}">`,
      ...paragraphs.map(paragraph),
      ...(todo === undefined
        ? []
        : [`<p><a style="${BUTTON}" href="${escaped(todo.url)}">${escaped(todo.label)}</a></p>`]),
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
};
