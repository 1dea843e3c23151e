import ts from 'typescript';

/** The tokens that compare and do not say: what stands beside them is not told to anybody. */
const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** What of a node may be said; what chooses between words is not. */
const saying = (node: ts.Node): ReadonlyArray<ts.Node> => {
  if (ts.isTypeNode(node)) return [];
  if (ts.isBinaryExpression(node) && COMPARING.has(node.operatorToken.kind)) return [];
  if (ts.isCaseClause(node)) return node.statements;
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return [node.expression];
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
};

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
};

/** Says something besides what is filled in. */
const SAYS = /[^\s…]/u;

/** What an object of the same file has under the name that a node takes from it: `ways.ViewRegistry`. */
const takenFrom = (node: ts.Node, own: ReadonlyMap<string, ts.Node>): ts.Node | undefined => {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const object = own.get(node.expression.text);
  return object !== undefined && ts.isObjectLiteralExpression(object)
    ? object.properties.find(({ name }) => name?.getText() === node.name.text)
    : undefined;
};

/** The same of a call: what other files are given in words chooses between theirs; only what is given to the same file, or wrapped in an option, may be said. */
const sayingOf = (node: ts.Node, own: ReadonlyMap<string, ts.Node>): ReadonlyArray<ts.Node> => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return saying(node);
  const callee = node.expression.getText();
  const isOwn = own.has(callee) || callee === 'O.some';
  return saying(node).filter((child) => isOwn || !ts.isStringLiteralLike(child));
};

/** What is said in a node and in what of the same file it leans on. */
export const saidIn = (
  node: ts.Node,
  own: ReadonlyMap<string, ts.Node>,
  seen: ReadonlySet<string> = new Set(),
): ReadonlyArray<string> => {
  const taken = takenFrom(node, own);
  if (taken !== undefined) return saidIn(taken, own, seen);
  const text = textOf(node);
  const here = text !== undefined && SAYS.test(text) ? [text] : [];
  const leant = ts.isIdentifier(node) && !seen.has(node.text) ? own.get(node.text) : undefined;
  return [
    ...here,
    ...(leant === undefined ? [] : saidIn(leant, own, new Set([...seen, node.getText()]))),
    ...sayingOf(node, own).flatMap((child) => saidIn(child, own, seen)),
  ];
};

/** The words of other files that a node asks: `shellWords.skip`, `cartFull`. */
export const askedIn = (node: ts.Node, foreign: ReadonlySet<string>): ReadonlyArray<string> => {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && foreign.has(node.expression.text))
    return [node.getText()];
  if (ts.isIdentifier(node) && foreign.has(node.text)) return [node.text];
  return saying(node).flatMap((child) => askedIn(child, foreign));
};
