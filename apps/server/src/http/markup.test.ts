import { expect, it } from 'vitest';
import { escapeHtml } from './markup.ts';

it('a text means nothing as markup, neither between tags nor in an attribute in either kind of quotes', () => {
  expect(escapeHtml(`<a href="/" title='x'>Fish & Chips</a>`)).toBe(
    '&lt;a href=&quot;/&quot; title=&#39;x&#39;&gt;Fish &amp; Chips&lt;/a&gt;',
  );
});
