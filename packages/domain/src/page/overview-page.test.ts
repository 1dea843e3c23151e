import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HomeEntry, overviewPage } from './overview-page.ts';

const whole = (at: number): HomeEntry => ({ title: `Entry ${at}`, text: '', imagePath: '', link: `/entry/${at}` });
const wholes = (count: number) => Array.from({ length: count }, (_, at) => whole(at));

const entry: fc.Arbitrary<HomeEntry> = fc.record({
  title: fc.constantFrom('', '  ', 'Welcome', 'Most loved'),
  text: fc.constantFrom('', 'Look around.'),
  imagePath: fc.constantFrom('', '/pictures/a.webp'),
  link: fc.constantFrom('', ' ', '/', '/gift-registry/add-more-gifts/wedding'),
});
const isWhole = ({ title, link }: HomeEntry) => title.trim().length > 0 && link.trim().length > 0;

describe('the Overview page', () => {
  it.each([
    [0, 'List'],
    [4, 'List'],
    [5, 'Dashboard'],
    [6, 'Dashboard'],
  ])('[PAGE-01] %d entries: %s', (count, expected) => {
    expect(overviewPage(wholes(count))._tag).toBe(expected);
  });

  it.each([
    ['without title', { title: '' }],
    ['with a title that nobody sees', { title: '\u200b' }],
    ['with a blank title', { title: ' ' }],
    ['without link', { link: '' }],
    ['with a blank link', { link: ' ' }],
    ['without either', { title: '', link: '' }],
  ])('[PAGE-01] a fifth entry %s does not count', (_, missing) => {
    expect(overviewPage([...wholes(4), { ...whole(5), ...missing }])).toEqual({ _tag: 'List' });
    expect(overviewPage([{ ...whole(5), ...missing }, ...wholes(5)])).toEqual({
      _tag: 'Dashboard',
      entries: wholes(5),
    });
  });

  it('[PAGE-01] an entry without text and picture counts', () => {
    expect(overviewPage(wholes(5).map((entry) => ({ ...entry, text: '', imagePath: '' })))._tag).toBe('Dashboard');
  });

  it('[PAGE-01] five entries with title and link or more make a dashboard, fewer make the list', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 14 }), (written) => {
        const count = written.filter(isWhole).length;
        expect(overviewPage(written)._tag).toBe(count > 4 ? 'Dashboard' : 'List');
      }),
    );
  });

  it('[PAGE-01] an entry without a title or without a link does not count, and is not shown; the entries that are shown keep their order', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 14 }), (written) => {
        const page = overviewPage([...written, ...wholes(5)]);
        expect(page).toEqual({ _tag: 'Dashboard', entries: [...written.filter(isWhole), ...wholes(5)] });
      }),
    );
  });
});
