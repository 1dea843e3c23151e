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

/** For what a case of a switch stands, with those before it that lead into it; undefined for what is no case, or not one of a name. */
const caseOf = (node: ts.Node): string | undefined => {
  if (!ts.isCaseClause(node)) return undefined;
  const { clauses } = node.parent;
  const names: string[] = [];
  for (let at = clauses.indexOf(node); at >= 0; at -= 1) {
    const clause = clauses[at];
    if (clause === undefined || !ts.isCaseClause(clause) || (clause !== node && clause.statements.length > 0)) break;
    if (ts.isStringLiteralLike(clause.expression)) names.unshift(clause.expression.text);
  }
  return names.length === 0 ? undefined : names.join(', ');
};

/** Under which name of an object a node is said, where the object is chosen from and not given to a call. */
const entryOf = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) && !ts.isCallExpression(node.parent.parent) && !ts.isComputedPropertyName(node.name)
    ? node.name.text
    : undefined;

/** The reason of a part of something that is said for a reason of its own already: both. */
const within = (of: string | undefined, node: ts.Node): string | undefined => {
  const entry = entryOf(node);
  if (entry === undefined) return caseOf(node) ?? of;
  return of === undefined ? entry : `${of}: ${entry}`;
};

/** A thing that is said or asked, and the reason or kind that it belongs to, where there are several. */
export interface Said {
  readonly of: string | undefined;
  readonly it: string;
}

/** What is said in a node and in what of the same file it leans on. */
export const saidIn = (
  node: ts.Node,
  own: ReadonlyMap<string, ts.Node>,
  of?: string,
  seen: ReadonlySet<string> = new Set(),
): ReadonlyArray<Said> => {
  const taken = takenFrom(node, own);
  if (taken !== undefined) return saidIn(taken, own, of, seen);
  const text = textOf(node);
  const here = text !== undefined && SAYS.test(text) ? [{ of, it: text }] : [];
  const leant = ts.isIdentifier(node) && !seen.has(node.text) ? own.get(node.text) : undefined;
  return [
    ...here,
    ...(leant === undefined ? [] : saidIn(leant, own, of, new Set([...seen, node.getText()]))),
    ...sayingOf(node, own).flatMap((child) => saidIn(child, own, within(of, child), seen)),
  ];
};

/** The words of other files that a node asks: `shellWords.skip`, `cartFull`. */
export const askedIn = (node: ts.Node, foreign: ReadonlySet<string>, of?: string): ReadonlyArray<Said> => {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && foreign.has(node.expression.text))
    return [{ of, it: node.getText() }];
  if (ts.isIdentifier(node) && foreign.has(node.text)) return [{ of, it: node.text }];
  return saying(node).flatMap((child) => askedIn(child, foreign, within(of, child)));
};
