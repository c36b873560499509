import type { OneFault } from '#tests/one-fault.ts'
import { nameOf, placeIn, visit } from '#tests/architecture/syntax.ts'
import type { Node, SourceFile } from '#tests/architecture/source-files.ts'

/** A fault with where it stands and what stood there, for whoever reads the result. */
export interface PlacedFault extends OneFault {
  /** `path:line`. */
  readonly place: string
  readonly before: string
  /** The expression of a function that runs when the token does; null for what runs when its file is loaded, and for a name. */
  readonly whole: Span | null
  /** What stands in for an element of a list: only the compiler asks for it, where the list always has that element. */
  readonly isFallback: boolean
}

export type Span = Pick<Node, 'start' | 'end'>

type Seen = Node & Record<string, unknown>

/** The replacement of an operator: it means the opposite, or goes the other way. */
const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
  ...{ '<': '>=', '>=': '<', '>': '<=', '<=': '>' },
  ...{ '===': '!==', '!==': '===', '&&': '||', '||': '&&' },
}

/** The replacement of a method. */
const METHODS: Readonly<Record<string, string>> = {
  ...{ some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' },
  ...{ find: 'findLast', findLast: 'find', findIndex: 'findLastIndex', slice: 'concat' },
}

/** Every token of a file that can be made wrong so that it still compiles. */
export function faultsOf(file: SourceFile): PlacedFault[] {
  const found: PlacedFault[] = []
  const above: Seen[] = []
  visit(file.program, (node) => {
    while (above.some((one) => !isWithin(node, one))) above.pop()
    const change = above.some(isSilent) || isSilent(node) ? null : changeOf(node, file.text)
    if (change !== null) {
      const { start, end } = change
      const [place, before] = [placeIn(file, start), file.text.slice(start, end)]
      const isFallback = [...above, node].some((one, at, all) => at > 0 && standsIn(one, all.slice(0, at)))
      found.push({ path: file.path, ...change, place, before, whole: wholeOf(node, above), isFallback })
    }
    above.push(node)
  })
  return found
}

/** Types, which do nothing, and how far apart things stand on a page, which is a matter of taste. */
function isSilent({ type, expression }: Seen): boolean {
  if (type !== 'JSXExpressionContainer') return /^TS(?!As|NonNull|Satisfies)/.test(type)
  return hasPlace(expression) && 'value' in expression && typeof expression.value === 'number'
}

/** A method runs with its call, and both with the chain of `?.` that they are part of. */
function wholeOf(node: Seen, above: readonly Seen[]): Span | null {
  const isInFunction = above.some(({ type }) => /Function/.test(type))
  const parent = above.at(-1)
  if (
    !isInFunction ||
    parent?.key === node ||
    (parent?.left === node && parent.type === 'AssignmentExpression')
  )
    return null
  if (node.type !== 'MemberExpression') return node
  const call = parent?.callee === node ? parent : node
  const outside = above.findLast(({ type }) => !/^(Member|Call|TSNonNull)Expression$/.test(type))
  return outside?.type === 'ChainExpression' ? outside : call
}

/** `list[at] ?? this`, `list.at(-1) ?? this`, `const [first = this] = list`. */
function standsIn(node: Seen, above: readonly Seen[]): boolean {
  const parent = above.at(-1)
  if (parent?.type === 'AssignmentPattern')
    return parent.right === node && above.at(-2)?.type === 'ArrayPattern'
  return parent?.operator === '??' && parent.right === node && isElement(parent.left)
}

/** An element of a list, or a member of one. */
function isElement(node: unknown): boolean {
  if (!hasPlace(node)) return false
  const { type, computed, object, callee, expression, property }: Seen = { ...node }
  if (type === 'ChainExpression') return isElement(expression)
  if (type === 'CallExpression') return isElement(callee)
  if (type !== 'MemberExpression') return false
  return computed === true || nameOf(property) === 'at' || isElement(object)
}

type Change = Omit<OneFault, 'path'>

function changeOf(node: Seen, text: string): Change | null {
  const { type, start, end } = node
  if (type === 'BinaryExpression' || type === 'LogicalExpression') return operatorChange(node, text)
  if (type === 'UnaryExpression' && node.operator === '!') return { start, end: start + 1, after: '' }
  if (type === 'Literal' && typeof node.value === 'boolean') return { start, end, after: String(!node.value) }
  if (type === 'Literal' && typeof node.value === 'number')
    return { start, end, after: String(node.value + 1) }
  if (type === 'MemberExpression' && node.computed === false) return methodChange(node.property)
  return null
}

/** Between the two sides stands the operator, and perhaps a comment or a bracket. */
function operatorChange({ left, right, operator }: Seen, text: string): Change | null {
  const after = OPERATORS[String(operator)]
  if (after === undefined || !hasPlace(left) || !hasPlace(right)) return null
  const at = text.slice(left.end, right.start).indexOf(String(operator))
  const start = left.end + at
  return at < 0 ? null : { start, end: start + String(operator).length, after }
}

function methodChange(property: unknown): Change | null {
  const after = hasPlace(property) && 'name' in property ? METHODS[String(property.name)] : undefined
  return after !== undefined && hasPlace(property)
    ? { start: property.start, end: property.end, after }
    : null
}

function isWithin(node: Span, outer: Span): boolean {
  return outer.start <= node.start && node.end <= outer.end
}

function hasPlace(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'start' in node && 'end' in node
}
