import ts from 'typescript';
import { type Fault, parsed } from './fault.ts';

const isChain = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node);

const isAssignment = ({ kind }: ts.Node): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Whether the syntax allows only an expression, or only this form of one, in this place. */
const isBound = (node: ts.Expression): boolean => {
  const { parent } = node;
  if (ts.isSpreadElement(node) || ts.isJsxExpression(node) || ts.isOmittedExpression(node)) return true;
  if ('name' in parent && parent.name === node) return true;
  if (ts.isJsxAttribute(parent) || ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  if (ts.isTaggedTemplateExpression(parent) || ts.isExpressionWithTypeArguments(parent)) return true;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isDeleteExpression(parent) || ts.isPostfixUnaryExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent) && !/^[!~+-]$/.test(ts.tokenToString(parent.operator) ?? '')) return true;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent.operatorToken)) return true;
  if (ts.isNonNullExpression(parent)) return true;
  // The `this` of a call and optional chains depend on the form of the expression before.
  return isChain(parent) && 'expression' in parent && parent.expression === node && isChain(node);
};

/** Wraps the text of a place so that its faults can be switched on. */
type Switch = (inner: string, faults: ReadonlyArray<Fault>) => string;

const condition = ({ id }: Fault): string => `globalThis.isPlanted?.("${id}")`;

const ofExpression: Switch = (inner, faults) =>
  `(${faults.map((fault) => `${condition(fault)} ? (${fault.replacement}) : `).join('')}(${inner}))`;

const ofBlock: Switch = (inner, faults) => `{ if (!(${faults.map(condition).join(' || ')})) ${inner} }`;

const switchesIn = (file: string, text: string): ReadonlyMap<string, Switch> => {
  const found = new Map<string, Switch>();
  const visit = (node: ts.Node): void => {
    const range = `${node.getStart()}-${node.end}`;
    if (ts.isBlock(node)) found.set(range, ofBlock);
    // The outermost expression of a range determines the switch.
    else if (ts.isExpression(node) && !found.has(range) && !isBound(node)) found.set(range, ofExpression);
    else if (ts.isExpression(node) && isBound(node)) return void ts.forEachChild(node, visit);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, text));
  return found;
};

export interface Switched {
  readonly text: string;
  /** The faults of the file that can be switched on. */
  readonly ids: ReadonlySet<string>;
}

/** The text of a file with switches for its faults: each is on while `globalThis.isPlanted` says so. */
export const withSwitches = (file: string, text: string, faults: ReadonlyArray<Fault>): Switched => {
  const switches = switchesIn(file, text);
  const switchOf = ({ start, end, replacement }: Fault): Switch | undefined => {
    const found = switches.get(`${start}-${end}`);
    return found === ofBlock && replacement.replace(/\s/g, '') !== '{}' ? undefined : found;
  };
  const able = faults.filter((fault) => switchOf(fault) !== undefined);
  const written = (start: number, end: number, inside: ReadonlyArray<Fault>): string => {
    const [first] = inside.toSorted((a, b) => a.start - b.start || b.end - a.end);
    if (first === undefined) return text.slice(start, end);
    const isSame = (fault: Fault) => fault.start === first.start && fault.end === first.end;
    const within = inside.filter((fault) => !isSame(fault) && fault.start < first.end);
    const behind = inside.filter(({ start: at }) => at >= first.end);
    const change = switchOf(first) ?? ((inner) => inner);
    return (
      text.slice(start, first.start) +
      change(written(first.start, first.end, within), inside.filter(isSame)) +
      written(first.end, end, behind)
    );
  };
  return { text: written(0, text.length, able), ids: new Set(able.map(({ id }) => id)) };
};
