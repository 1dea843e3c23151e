import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoThemes, siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../settings.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { readLooks } from './read-looks.ts';
import { emailLogoPath } from './site-look.ts';

const folders: Array<() => void> = [];
afterEach(() => {
  for (const remove of folders.splice(0)) remove();
});

/** The folder of a shop with these files for its site `main`. */
const shopWith = (files: Readonly<Record<string, string | object>>): string => {
  const { path, remove } = temporaryFolder();
  folders.push(remove);
  for (const folder of ['sites/main', 'fonts']) mkdirSync(join(path, folder), { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const mistakesOf = async (files: Readonly<Record<string, string | object>>) =>
  (await readLooks(shopWith(files), ['main'])).mistakes;
const themed = (theme: object) => mistakesOf({ 'sites/main/theme.json': theme });
const drawn = (svg: string) => mistakesOf({ 'sites/main/wordmark.svg': svg });
const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${content}</svg>`;

const demo = await readLooks(DEMO_SHOP, siteIds);

describe('the looks of the sites', () => {
  it('[SITE-01] [INT-01] of the demo are read from its folder: themes, wordmarks, and two fonts each that are loaded first', () => {
    expect(demo.mistakes).toEqual([]);
    for (const id of siteIds) {
      const { style, preloads } = demo.looks.of(sites[id]);
      expect(style.text).toContain(`--accent:${demoThemes[id].accent};`);
      expect(preloads).toHaveLength(2);
      for (const { path } of preloads) {
        expect(style.text).toContain(`src:url("${path}") format("woff2")`);
        expect(demo.looks.files.get(path)).toMatchObject({ type: 'font/woff2', isImmutable: true });
      }
    }
    expect(demo.bySite['kids']).toMatchObject({ style: 'playful', wordmark: O.some({ ratio: 450 / 64 }) });
    expect(demo.looks.of(sites.main).style.text).not.toContain('Archivo');
  });

  it.each([
    ['main', '#2f4a3a', '6px', "Georgia,'Times New Roman','Noto Serif','DejaVu Serif',serif"],
    ['canada', '#1f4b57', '6px', "Georgia,'Times New Roman','Noto Serif','DejaVu Serif',serif"],
    ['modern', '#0b0b0b', '0', "'Arial Black','Helvetica Neue',Helvetica,Arial,sans-serif"],
    ['kids', '#475792', '999px', "Georgia,'Times New Roman','Noto Serif','DejaVu Serif',serif"],
  ] as const)(
    '[AUTH-06] an email of %s has colors and corners of its theme, fonts that mail programs have, and a wordmark of twice the stated size',
    async (site, accent, controlRadius, displayFont) => {
      expect(demo.looks.of(sites[site]).email).toMatchObject({
        accent,
        controlRadius,
        displayFont,
        textFont: "'Helvetica Neue',Helvetica,Arial,sans-serif",
      });
      const logo = demo.looks.files.get(emailLogoPath(site));
      const { width, height, format } = await sharp(logo?.bytes).metadata();
      expect([format, height]).toEqual(['png', 64]);
      expect(
        O.map(({ ratio }: { readonly ratio: number }) => Math.abs(ratio * 64 - width) < 1)(sites[site].wordmark),
      ).toEqual(O.some(true));
    },
  );

  it('[SITE-01] without files are those of the style, and the name is text', async () => {
    const { mistakes, bySite, looks } = await readLooks(shopWith({}), ['main']);
    expect([mistakes, bySite['main']]).toEqual([[], { style: 'classic', wordmark: O.none }]);
    expect(looks.of(sites.main).style.text).toMatch(/^:root\{--page:[^@]*\}$/);
    for (const style of ['classic', 'bold', 'playful']) expect(await themed({ style })).toEqual([]);
  });
});

describe('a mistake in the look of a site is reported with its file and place', () => {
  it.each<[string, object, string]>([
    ['style', { style: 'modern' }, 'one of classic, bold, playful'],
    ['tokens.acent', { tokens: { acent: '#2f4a3a' } }, 'left out; what may be there is page, surface'],
    ['tokens.accent', { tokens: { accent: 'greenish' } }, 'a color such as'],
    ['tokens.accent', { tokens: { accent: '#2f4a3a80' } }, 'a color such as'],
    ['tokens.r-card', { tokens: { 'r-card': '6' } }, 'corners such as'],
    ['tokens.shadow-raised', { tokens: { 'shadow-raised': '0 0 1px red;}body{' } }, 'none, or a shadow'],
    ['tokens.font-text', { tokens: { 'font-text': '"</style>"' } }, 'a list of fonts'],
    ['tokens.r-card', { tokens: { 'r-card': '6px /*' } }, 'corners such as'],
    ['tokens.font-text', { tokens: { 'font-text': '"Georgia' } }, 'a list of fonts'],
    ['tokens.accent', { tokens: { accent: 'rgb(10 20 30' } }, 'a color such as'],
    ['tokens.accent', { tokens: { accent: '2f4a3a' } }, 'a color such as'],
    ['emailFonts.text', { emailFonts: { text: 'Arial,' } }, 'a list of fonts'],
  ])('[INT-01] [SITE-01] in a theme: %s', async (place, theme, expected) => {
    expect(await themed(theme)).toEqual([
      { file: 'sites/main/theme.json', place, expected: expect.stringContaining(expected) },
    ]);
  });

  it('[INT-01] [SITE-01] colors that cannot be told apart are named with their contrast: 4.5 : 1 for text, 3 : 1 for lines', async () => {
    expect(await themed({ tokens: { muted: '#777777', 'border-strong': '#aaaaaa', 'stage-2': '#777777' } })).toEqual(
      [
        ['text', expect.stringContaining('on stage-2')],
        ['muted', 'a color that has at least 4.5 : 1 on page (WCAG); #777777 on #fafaf9 has 4.28 : 1'],
        ['muted', 'a color that has at least 4.5 : 1 on surface (WCAG); #777777 on #ffffff has 4.47 : 1'],
        ['muted', expect.stringContaining('on sunken')],
        ['head-muted', expect.stringContaining('on head')],
        ['border-strong', expect.stringContaining('at least 3 : 1 on page')],
        ['border-strong', expect.stringContaining('at least 3 : 1 on surface')],
        ['focus', expect.stringContaining('on stage-2')],
      ].map(([token, expected]) => ({ file: 'sites/main/theme.json', place: `tokens.${token}`, expected })),
    );
  });

  it('[INT-01] all mistakes of a theme are reported at once', async () => {
    const theme = { style: 'grand', colors: {}, tokens: { acent: '#000', 'r-card': '6', muted: '#777777' } };
    expect((await themed(theme)).map(({ place }) => place).sort()).toEqual(
      [
        'colors',
        'style',
        'tokens.acent',
        'tokens.r-card',
        'tokens.muted',
        'tokens.muted',
        'tokens.muted',
        'tokens.head-muted',
      ].sort(),
    );
  });

  it('[INT-01] in fonts: a file that is missing or is no font', async () => {
    const fonts = [
      { family: 'A', files: [{ file: 'a.woff2' }, { file: 'b.woff2', letters: 'U+0000-00FF' }] },
      { family: 'C', weight: '400 700', files: [{ file: 'c.woff2' }] },
    ];
    const files = { 'fonts/fonts.json': fonts, 'fonts/a.woff2': 'wOF2…', 'fonts/c.woff2': 'OTTO…' };
    expect(await mistakesOf(files)).toEqual([
      { file: 'fonts/fonts.json', place: '[0].files[1].file', expected: 'the name of a file in fonts' },
      { file: 'fonts/fonts.json', place: '[1].files[0].file', expected: 'a WOFF2 file; c.woff2 is another' },
    ]);
    for (const wrong of [{ family: 'A"' }, { weight: 'heavy' }, { files: [{ file: '../a.woff2' }] }, { files: [] }])
      expect(await mistakesOf({ 'fonts/fonts.json': [{ ...fonts[1], ...wrong }] })).toHaveLength(1);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<g onload="alert(1)"/>', 'onload'],
    ['<image href="https://elsewhere.example/a.png"/>', 'href'],
    ['<use xlink:href="other.svg#a"/>', 'xlink:href'],
    ['<rect fill="url(https://elsewhere.example/#a)"/>', 'fill'],
    ['<style>@import "https://elsewhere.example/a.css";</style>', '@import'],
    ['<foreignObject/>', '<foreignObject>'],
  ])(
    '[INT-01] [SITE-01] in a wordmark, which has neither scripts nor references to other files: %s',
    async (part, name) => {
      expect(await drawn(svg(part))).toEqual([
        { file: 'sites/main/wordmark.svg', place: '', expected: expect.stringContaining(`it has ${name}`) },
      ]);
    },
  );

  it('[INT-01] in a wordmark or icon that is no SVG; one that refers to itself is none', async () => {
    expect(await drawn(svg('<defs><g id="a"/></defs><use href="#a"/><rect fill="url(#a)"/>'))).toEqual([]);
    expect(await drawn('GIF89a')).toMatchObject([{ expected: expect.stringContaining('another format') }]);
    expect(await drawn('<svg xmlns="http://www.w3.org/2000/svg"><path')).toHaveLength(1);
    expect(await mistakesOf({ 'icon.svg': svg('<script/>') })).toMatchObject([{ file: 'icon.svg' }]);
    expect(await drawn(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toHaveLength(1);
  });
});
