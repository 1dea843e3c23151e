import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const sheets = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
/** A component without styles of its own, and the one that it is made of. */
const madeOf = new Map([['Autocomplete', 'Combobox']]);
const imported = /import\s*\{([^}]*)\}\s*from '@mantine\/core'/g;

const componentsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(join(sources, file), 'utf8').matchAll(imported)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

describe('the styles of the component library', () => {
  it('are imported for every component in use', () => {
    const used = new Set(
      readdirSync(sources, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .flatMap(componentsOf),
    );
    const styled = [...used]
      .map((name) => madeOf.get(name) ?? name)
      .filter((name) => existsSync(join(sheets, `${name}.layer.css`)));
    const css = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
    expect(styled).toContain('Modal');
    expect(styled.filter((name) => !css.includes(`styles/${name}.layer.css`))).toEqual([]);
  });

  it('read no variable that the sites do not set, except those of a dark page', () => {
    const css = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
    const set = readFileSync(join(import.meta.dirname, 'mantine-variables.css'), 'utf8');
    const read = [...css.matchAll(/styles\/(\w+\.layer\.css)/g)].flatMap(([, file = '']) =>
      [...readFileSync(join(sheets, file), 'utf8').matchAll(/var\((--mantine-[a-z0-9-]+)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(read.filter((name) => !name.includes('-dark-') && !set.includes(`${name}:`))).toEqual([]);
  });
});
