import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPopupFragment, popupFragment } from './popup-fragment.ts';

/** What a reader of HTML shows of a text without elements. */
const shown = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('&', '<', '>', '"', "'", '&amp;', '&lt;', '<script>', '</p>', 'a'))
    .map((parts) => parts.join('')),
);

describe('popup fragment', () => {
  it('[GC-07] nothing in a text is read as HTML', () => {
    expect(popupFragment({ title: '<img src=x onerror=alert(1)>', text: `"Ida" & 'Roe'</p><script>` })).toBe(
      '<h2>&lt;img src=x onerror=alert(1)&gt;</h2><p>&quot;Ida&quot; &amp; &#39;Roe&#39;&lt;/p&gt;&lt;script&gt;</p>',
    );
  });

  it('[GC-07] the title comes before the sentence, and nothing else comes along', () => {
    fc.assert(
      fc.property(text, text, (title, sentence) => {
        expect(popupFragment({ title, text: sentence })).toMatch(/^<h2>[^<>"']*<\/h2><p>[^<>"']*<\/p>$/);
      }),
    );
  });

  it('[GC-07] what a popup shows is known as a fragment; a whole page, and what does not begin with an element, is not', () => {
    for (const html of [
      '<h2>Ready</h2><p>So <b>it</b> is</p>',
      '\n <div>Ready</div>',
      '<header>Ready</header>',
      '<h2 onclick="x()">Ready</h2><script>x()</script>',
    ])
      expect([html, isPopupFragment(html)]).toEqual([html, true]);
    for (const html of [
      '',
      'Ready',
      'Ready <b>so it is</b>',
      '{"isSuccess":true}',
      '<!DOCTYPE html><h2>Sign in</h2>',
      '<html><body><h2>Sign in</h2></body></html>',
      ' <HTML lang="en">',
      '<head><title>Sign in</title></head>',
      '<body>Sign in</body>',
    ])
      expect([html, isPopupFragment(html)]).toEqual([html, false]);
    fc.assert(fc.property(text, text, (title, sentence) => isPopupFragment(popupFragment({ title, text: sentence }))));
  });

  it('[GC-07] what is in a text is shown as it is, whatever characters it has', () => {
    fc.assert(
      fc.property(text, text, (title, sentence) => {
        const [, first = '', second = ''] =
          /^<h2>([^<>]*)<\/h2><p>([^<>]*)<\/p>$/.exec(popupFragment({ title, text: sentence })) ?? [];
        expect([shown(first), shown(second)]).toEqual([title, sentence]);
      }),
    );
  });
});
