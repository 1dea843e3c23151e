import ts from 'typescript';

/** The function that is called in the end, and what is asked of it on the way: `it.each(table)(…)` is `it`, with `each`. */
const calledThrough = (
  called: ts.Expression,
  ways: ReadonlyArray<string> = [],
): readonly [string, ReadonlyArray<string>] => {
  if (ts.isIdentifier(called)) return [called.text, ways];
  if (ts.isPropertyAccessExpression(called)) return calledThrough(called.expression, [...ways, called.name.text]);
  if (ts.isCallExpression(called)) return calledThrough(called.expression, ways);
  return ['', ways];
};

const isTest = (call: ts.CallExpression): boolean => {
  const [name, ways] = calledThrough(call.expression);
  return ['it', 'test'].includes(name) && !ways.some((way) => ['skip', 'todo'].includes(way));
};

/** The titles of the tests that a test file runs, as they are written. */
export const titlesOf = (text: string): ReadonlyArray<string> => {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('titles.ts', text, ts.ScriptTarget.Latest));
  return titles;
};

/** Words as they are compared: without ids, full stop, capitals and the curl of quotes. */
const compared = (words: string): string =>
  words
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(\[[A-Z]+-\d{2}\] ?)+/, '')
    .replace(/\.+$/, '')
    .trim()
    .toLowerCase();

/** The laws that no title says. A title may say several, and more. */
export const untriedLaws = (laws: ReadonlyArray<string>, titles: ReadonlyArray<string>): ReadonlyArray<string> => {
  const said = titles.map(compared);
  return laws.filter((law) => !said.some((title) => title.includes(compared(law))));
};
