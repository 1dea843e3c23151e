import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PopupBlock, popupBlocks } from './popup-blocks.ts';

const paragraphs = (...texts: ReadonlyArray<string>): ReadonlyArray<PopupBlock> =>
  texts.map((text) => ({ _tag: 'Paragraph', text }));

const word = fc.stringMatching(/^[a-z]{1,8}$/);

describe('shipping information as words', () => {
  it.each([
    [
      '<p>Ships free.</p><ul><li>US only</li><li>No boxes</li></ul><p>Ask us.</p>',
      [
        { _tag: 'Paragraph', text: 'Ships free.' },
        { _tag: 'List', items: ['US only', 'No boxes'] },
        { _tag: 'Paragraph', text: 'Ask us.' },
      ],
    ],
    ['Ships free', [{ _tag: 'Paragraph', text: 'Ships free' }]],
    ['', []],
    ['<p> </p><ul></ul>', []],
    ['<p>Over &amp; under &lt;5 lb&gt;</p>', [{ _tag: 'Paragraph', text: 'Over & under <5 lb>' }]],
    ['<p>Two <b>days</b>.</p>', [{ _tag: 'Paragraph', text: 'Two days.' }]],
    ['<p>It&apos;s in&nbsp;stock<br>today</p>', [{ _tag: 'Paragraph', text: "It's in stock today" }]],
    ['Ships free<p class="note">Ask us', paragraphs('Ships free', 'Ask us')],
    [
      '<p>Ships</p><ol start="2"><li>US</li><li class="far">Canada</li></ol>',
      [...paragraphs('Ships'), { _tag: 'List', items: ['US', 'Canada'] }],
    ],
    ['<p>Ships</p><ul><li>US', paragraphs('Ships', 'US')],
    ['<p>&amp;lt;b&amp;gt;</p>', [{ _tag: 'Paragraph', text: '&lt;b&gt;' }]],
    ['<p>Ships<script>window.__x=1</script> free</p>', paragraphs('Ships free')],
    ['<STYLE media=all>p { color: red }</STYLE ><p>Ships free</p>', paragraphs('Ships free')],
    ['<p>Ships free</p><style>p { color', paragraphs('Ships free')],
    ['<p>Ships <!-- <p>not yet --> free</p>', paragraphs('Ships free')],
    ['<p>A scripted stylebook</p>', paragraphs('A scripted stylebook')],
    ['<img src=x onerror=alert(1)><p onclick="a()">Hi</p>', [{ _tag: 'Paragraph', text: 'Hi' }]],
  ])('[ROUTE-11] %s', (html, blocks) => {
    expect(popupBlocks(html)).toEqual(blocks);
  });

  it('[ROUTE-11] paragraphs and lists keep their order, without what is empty', () => {
    forAll(fc.array(fc.oneof(word, fc.constant(''), fc.array(word, { maxLength: 4 })), { maxLength: 6 }), (parts) => {
      const html = parts
        .map((part) =>
          typeof part === 'string' ? `<p>${part}</p>` : `<ul>${part.map((one) => `<li>${one}</li>`).join('')}</ul>`,
        )
        .join('');
      expect(popupBlocks(html)).toEqual(
        parts
          .filter((part) => part.length > 0)
          .map((part) =>
            typeof part === 'string' ? { _tag: 'Paragraph', text: part } : { _tag: 'List', items: part },
          ),
      );
    });
  });

  it('[ROUTE-11] text without any tag is one paragraph', () => {
    forAll(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(popupBlocks(words.join(' '))).toEqual([{ _tag: 'Paragraph', text: words.join(' ') }]);
    });
  });

  it('[ROUTE-11] what a script, a style or the like holds is no words, whether it is closed or not; nor is a remark in the markup', () => {
    const unread = fc.constantFrom('script', 'style', 'template', 'noscript', 'iframe', 'svg');
    forAll(unread, word, word, (tag, text, before) => {
      const expected = paragraphs(before);
      expect(popupBlocks(`<p>${before}<${tag} x="y">${text}</${tag}></p>`)).toEqual(expected);
      expect(popupBlocks(`<p>${before}</p><${tag.toUpperCase()}>${text}<p>${text}`)).toEqual(expected);
      expect(popupBlocks(`<p>${before}<!--<p>${text}</p>--></p>`)).toEqual(expected);
    });
  });

  it('[ROUTE-11] no tag is left in the words, and a written-out entity is the character that it represents', () => {
    forAll(word, word, (tag, text) => {
      expect(JSON.stringify(popupBlocks(`<p><${tag} x="y">${text}</${tag}></p>`))).not.toContain('<');
      expect(popupBlocks(`<p>${text} &lt;${tag}&gt; &amp;lt; &quot;&#39;</p>`)).toEqual([
        { _tag: 'Paragraph', text: `${text} <${tag}> &lt; "'` },
      ]);
    });
  });
});
