import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlBlocks, simpleHtml, textOfHtml } from './html-text.ts';

describe('a text that may hold markup', () => {
  it.each([
    [
      '<p>Oiled &amp; ready.</p><ul><li>18" long</li><li><b>Hand wash</b> only</li></ul>',
      '<p>Oiled &amp; ready.</p><ul><li>18&quot; long</li><li>Hand wash only</li></ul>',
    ],
    ['Line one<br>line two&nbsp;here', '<p>Line one</p><p>line two here</p>'],
    ['First.\n\nSecond.', '<p>First.</p><p>Second.</p>'],
    ['<div>a<p>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['', ''],
  ])('[INT-06] %s is shown as paragraphs and lists', (html, shown) => {
    expect(simpleHtml(htmlBlocks(html))).toBe(shown);
  });

  it.each([
    ['A <mug> & more', 'A <mug> & more'],
    ['12 < 14 > 3', '12 < 14 > 3'],
    ['Walnut &amp; maple board', 'Walnut & maple board'],
    ['<b>Bold</b> towel', 'Bold towel'],
    ['Spring\u00adform\tpan', 'Springform pan'],
    ['Chef 👩‍🍳 apron', 'Chef 👩‍🍳 apron'],
    ['می‌خواهم bowl', 'می‌خواهم bowl'],
    ['\u202eevil\u202c lamp\ufeff', 'evil lamp'],
    ['=HYPERLINK("http://x.example","pan")', '=HYPERLINK("http://x.example","pan")'],
  ])('[INT-06] what is no markup stays: %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('[INT-06] scripts, styles and the like leave nothing', () => {
    expect(textOfHtml('a<script>alert(1)</script><style>p{}</style>b<!-- c --><iframe src="x">d</iframe>')).toBe('ab');
    expect(textOfHtml('a<script>alert(1)')).toBe('a');
  });

  it('[INT-06] a written-out entity is the character that it represents', () => {
    expect(textOfHtml('caf&eacute; &#8211; 5&frac12; &lt;b&gt;')).toBe('café – 5½ <b>');
  });

  it('[INT-06] nothing in it becomes markup', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      'a',
      '/',
      '<li>',
      '<p>',
      '&lt;',
      '<script>',
      '</script>',
      '<!--',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const html = simpleHtml(htmlBlocks(parts.join('')));
        expect(html.replace(/<\/?(?:p|ul|li)>/g, '')).not.toMatch(/[<>"]/);
      }),
    );
  });
});
