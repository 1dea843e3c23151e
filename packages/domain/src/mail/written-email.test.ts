import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type EmailText, writtenEmail } from './written-email.ts';

const words: EmailText = {
  subject: 'Choose a new password',
  paragraphs: ['Hello,', 'somebody asked for it.'],
  action: O.some({ label: 'Choose', url: 'https://house.example/a?token=b&c=d' }),
  after: ['It works once.'],
};

describe('an email as it is sent', () => {
  it('[AUTH-06] no word of an email becomes markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('<img src=x onerror=alert(1)>', '"><script>', '{{7*7}}')),
        (name) => {
          const { html } = writtenEmail({ ...words, paragraphs: [name], after: [name] });
          const tags = [...html.matchAll(/<\/?([a-z!]+)/g)].map(([, tag]) => tag);
          expect(tags).toEqual(['!doctype', 'html', 'body', 'p', 'p', 'p', 'a', 'a', 'p', 'p', 'p', 'body', 'html']);
        },
      ),
    );
  });

  it('[AUTH-06] a message is read as it was written', () => {
    const { html } = writtenEmail({ ...words, paragraphs: [`Ada & "Jo" <O'Neill>`] });
    expect(html).toContain('<p>Ada &amp; &quot;Jo&quot; &lt;O&#39;Neill&gt;</p>');
  });

  it('[AUTH-06] the subject is on one line', () => {
    expect(writtenEmail({ ...words, subject: 'Hello\r\nBcc: thief@evil.example' }).subject).toBe(
      'Hello  Bcc: thief@evil.example',
    );
  });

  it('[AUTH-06] the link is whole in the text and behind the button', () => {
    const { text, html } = writtenEmail(words);
    expect(text).toBe(
      'Hello,\n\nsomebody asked for it.\n\nChoose:\nhttps://house.example/a?token=b&c=d\n\nIt works once.',
    );
    expect(html).toContain('href="https://house.example/a?token=b&amp;c=d">Choose</a>');
    expect(html).toMatchInlineSnapshot(`
      "<!doctype html><html lang="en"><body style="margin:0 auto;padding:32px 24px;max-width:560px;font-family:Georgia,serif;font-size:17px;line-height:1.6">
      <p>Hello,</p>
      <p>somebody asked for it.</p>
      <p><a style="display:inline-block;padding:14px 28px;background:#222;color:#fff;text-decoration:none" href="https://house.example/a?token=b&amp;c=d">Choose</a></p>
      <p>It works once.</p>
      </body></html>"
    `);
    const plain = writtenEmail({ ...words, action: O.none });
    expect(plain.text).toBe('Hello,\n\nsomebody asked for it.\n\nIt works once.');
    expect(plain.html.split('\n').slice(1)).toEqual([
      '<p>Hello,</p>',
      '<p>somebody asked for it.</p>',
      '<p>It works once.</p>',
      '</body></html>',
    ]);
  });
});
