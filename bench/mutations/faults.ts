import type { OneFault } from '#tests/one-fault.ts'
import { placeIn, visit } from '#tests/architecture/syntax.ts'
import type { Node, SourceFile } from '#tests/architecture/source-files.ts'

/** A fault with where it stands and what stood there, for whoever reads the result. */
export interface PlacedFault extends OneFault {
  /** `path:line`. */
  readonly place: string
  readonly before: string
}

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
  const silent: Node[] = []
  visit(file.program, (node) => {
    if (isSilent(node)) silent.push(node)
    const change = changeOf(node, file.text)
    if (change === null || silent.some(({ start, end }) => start <= node.start && node.end <= end)) return
    const { start, end, after } = change
    found.push({
      path: file.path,
      ...change,
      place: placeIn(file, start),
      before: file.text.slice(start, end),
      after,
    })
  })
  return found
}

/** Types, which do nothing, and how far apart things stand on a page, which is a matter of taste. */
function isSilent({ type, expression }: Seen): boolean {
  if (type !== 'JSXExpressionContainer') return /^TS(?!As|NonNull|Satisfies)/.test(type)
  return hasPlace(expression) && 'value' in expression && typeof expression.value === 'number'
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

function hasPlace(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'start' in node && 'end' in node
}
