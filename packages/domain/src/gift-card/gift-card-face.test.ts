import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giftCardFace,
  giftCardImages,
  giftCardKindNames,
  giftCardSection,
  isPopupFragment,
  popupFragment,
} from './gift-card-face.ts';

const faces = (['GiftCard', 'EGiftCard'] as const).flatMap((kind) =>
  (['CB2GOLD', 'KIDS23', 'LATTE23'] as const).map((code) => giftCardFace(kind, code)),
);

describe('gift card face', () => {
  it('[GC-06] each kind has its own name', () => {
    expect(giftCardKindNames).toEqual({ GiftCard: 'Gift Card', EGiftCard: 'eGift Card' });
    expect(new Set(faces.map(({ name }) => name))).toEqual(new Set(['Gift Card', 'eGift Card']));
  });

  it('[GC-06] [CART-05] every kind and code has its own picture', () => {
    const pictures = faces.map(({ imagePath }) => imagePath);
    expect(new Set(pictures).size).toBe(6);
    for (const path of pictures)
      expect(path).toMatch(/^\/pictures\/e?giftcard-(cb2gold|kids23|latte23)-desktop\.webp$/);
  });

  it("[GC-06] where it is sold the picture comes in four sizes, the cart's among them", () => {
    expect(giftCardImages('GiftCard', 'LATTE23')).toEqual({
      desktop: '/pictures/giftcard-latte23-desktop.webp',
      desktopHiRes: '/pictures/giftcard-latte23-desktopHiRes.webp',
      mobile: '/pictures/giftcard-latte23-mobile.webp',
      mobileHiRes: '/pictures/giftcard-latte23-mobileHiRes.webp',
      alt: 'Gift Card',
    });
    for (const kind of ['GiftCard', 'EGiftCard'] as const)
      for (const code of ['CB2GOLD', 'KIDS23', 'LATTE23'] as const)
        expect(giftCardImages(kind, code).desktop).toBe(giftCardFace(kind, code).imagePath);
  });
});

describe('gift card section', () => {
  it('[GC-08] in the United States the section has the form and no ways elsewhere', () => {
    for (const { marketRules } of [sites.main, sites.modern, sites.kids])
      expect(giftCardSection(marketRules)).toEqual({ _tag: 'Form' });
  });

  it('[GC-08] in Canada it has no form, and the ways to buy one online and in a store, in this order', () => {
    expect(giftCardSection(sites.canada.marketRules)).toEqual({
      _tag: 'Elsewhere',
      ways: [
        { way: 'online', path: '/gift-cards/' },
        { way: 'store', path: '/stores/' },
      ],
    });
  });
});

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
    forAll(text, text, (title, sentence) => {
      expect(popupFragment({ title, text: sentence })).toMatch(/^<h2>[^<>"']*<\/h2><p>[^<>"']*<\/p>$/);
    });
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
    forAll(text, text, (title, sentence) => isPopupFragment(popupFragment({ title, text: sentence })));
  });

  it('[GC-07] what is in a text is shown as it is, whatever characters it has', () => {
    forAll(text, text, (title, sentence) => {
      const [, first = '', second = ''] =
        /^<h2>([^<>]*)<\/h2><p>([^<>]*)<\/p>$/.exec(popupFragment({ title, text: sentence })) ?? [];
      expect([shown(first), shown(second)]).toEqual([title, sentence]);
    });
  });
});
