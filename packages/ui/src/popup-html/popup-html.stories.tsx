import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, spyOn } from 'storybook/test';
import { readPopupHtml } from './popup-html.ts';

/** A fragment of HTML after it was cleaned. */
const Fragment = ({ html }: { readonly html: string }) => {
  const { title, body } = readPopupHtml(html);
  return (
    <main style={{ padding: 24 }}>
      <h1>{O.isSome(title) ? title.value : 'Without a title'}</h1>
      {O.isSome(body) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what the story looks at.
        <div dangerouslySetInnerHTML={{ __html: body.value }} />
      )}
    </main>
  );
};

/** HTML from outside before and after it is cleaned for a popup: nothing in it runs, loads, is sent or covers the page. */
const meta: Meta<typeof Fragment> = { title: 'Dialogs/Popup HTML', component: Fragment };
export default meta;
type Story = StoryObj<typeof Fragment>;

export const Words: Story = {
  name: 'Headings, paragraphs, lists, emphasis and links stay',
  parameters: { a11y: { test: 'error' } },
  args: {
    html: '<h2>Ready</h2><p>Your <strong>card</strong> is in your <a href="/checkout/cart">cart</a>.</p><ul><li>One</li></ul><p><a href="https://shop.example/terms">Terms</a> <a href="mailto:help@shop.example">Write</a></p>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ready' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('One');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/cart',
      'https://shop.example/terms',
      'mailto:help@shop.example',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** HTML as it was sent, and what is left of it. */
const attacks: ReadonlyArray<readonly [html: string, left: string]> = [
  ['<p>a<script>window.__x = 1</script></p>', '<p>a</p>'],
  ['<p>a</p><img src="/x.png" onerror="window.__x = 1">', '<p>a</p>'],
  ['<p>a</p><svg onload="window.__x = 1"><circle/></svg>', '<p>a</p>'],
  ['<p onclick="window.__x = 1" style="position:fixed;inset:0" id="app" class="x" data-x="1">a</p>', '<p>a</p>'],
  ['<p>a</p><iframe src="/"></iframe><iframe srcdoc="<script>window.__x = 1</script>"></iframe>', '<p>a</p>'],
  ['<form action="https://evil.example"><input name="email"><button>Go</button><p>a</p></form>', 'Go<p>a</p>'],
  ['<p>a</p><base href="https://evil.example/">', '<p>a</p>'],
  ['<p>a</p><meta http-equiv="refresh" content="0;url=https://evil.example">', '<p>a</p>'],
  ['<p>a</p><link rel="stylesheet" href="https://evil.example/x.css">', '<p>a</p>'],
  ['<p>a</p><style>* { background: url(https://evil.example/x) }</style>', '<p>a</p>'],
  ['<p>a</p><object data="x"></object><embed src="x"><video src="x"></video><audio src="x"></audio>', '<p>a</p>'],
  ['<p>a</p><picture><source srcset="https://evil.example/x"></picture>', '<p>a</p>'],
  ['<p><a href="javascript:window.__x=1">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href=" java\nscript:window.__x=1">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href="data:text/html,x">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href="vbscript:x">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href="//evil.example">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href="/\\evil.example">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  ['<p><a href="http://evil.example">a</a></p>', '<p><a rel="noopener noreferrer">a</a></p>'],
  [
    '<p><a href="https://shop.example" target="_top" ping="https://evil.example" rel="opener">a</a></p>',
    '<p><a href="https://shop.example" rel="noopener noreferrer">a</a></p>',
  ],
  ['<p>a</p><math><mtext><table><mglyph><style><img src onerror="window.__x = 1">', '<p>a</p>'],
  ['<p>a</p><svg></p><style><a id="</style><img src onerror=window.__x=1>">', '<p>a</p><p></p>"&gt;'],
  ['<p>a</p><noscript><p title="</noscript><img src onerror=window.__x=1>">', '<p>a</p>'],
  ['<p>a</p><template><script>window.__x = 1</script></template>', '<p>a</p>'],
  ['<p>a</p><x-element onfocus="window.__x=1" autofocus tabindex="1"></x-element>', '<p>a</p>'],
  ['<p>{{7*7}} <b>b</b></p>', '<p>{{7*7}} <b>b</b></p>'],
  ['<p>&lt;img src onerror=window.__x=1&gt;</p>', '<p>&lt;img src onerror=window.__x=1&gt;</p>'],
  ['<script>window.__x = 1</script>', ''],
  ['<p> </p><div>\n</div>', ''],
];

/** The URLs that the browser requested under a name that only attacks use. */
const requestedUrls = (): ReadonlyArray<string> =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('evil.example') || name.endsWith('/x.png'));

export const Attacks: Story = {
  tags: ['more'],
  name: 'Whatever runs, loads, is sent or covers the page is removed',
  args: { html: attacks.map(([html]) => html).join('') },
  play: async ({ canvasElement }) => {
    const found = attacks.map(([html]) => [html, O.toNullable(readPopupHtml(html).body) ?? '']);
    await expect(found).toEqual(attacks);
    await expect('__x' in window).toBe(false);
    await expect(canvasElement.querySelectorAll('[id], [style], [class], script, img, svg, form, iframe')).toHaveLength(
      canvasElement.querySelectorAll('main').length,
    );
    await expect(requestedUrls()).toEqual([]);
  },
};

export const Styles: Story = {
  tags: ['more'],
  name: 'No style is ever in a document, where a browser would report it as forbidden before it is removed',
  args: { html: '<p>a</p>' },
  play: async () => {
    const parsed = spyOn(DOMParser.prototype, 'parseFromString');
    try {
      for (const [html] of attacks) readPopupHtml(html);
      await expect(readPopupHtml('<STYLE>p { color: red }</STYLE><p>a</p>').body).toEqual(O.some('<p>a</p>'));
      await expect(parsed).toHaveBeenCalled();
      for (const [html] of parsed.mock.calls) await expect(String(html)).not.toMatch(/<style/i);
    } finally {
      parsed.mockRestore();
    }
  },
};

export const Twice: Story = {
  tags: ['more'],
  name: 'Cleaned HTML stays the same when it is cleaned again',
  args: { html: '<p>a</p>' },
  play: async () => {
    for (const [html] of attacks) {
      const once = readPopupHtml(html).body;
      if (O.isSome(once)) await expect(readPopupHtml(once.value).body).toEqual(once);
    }
  },
};
