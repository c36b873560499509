import type { Node, SourceFile } from './source-files.ts'

/** Calls `see` for a node and everything below it. */
export function visit(node: Node, see: (node: Node & Record<string, unknown>) => void): void {
  see(node as Node & Record<string, unknown>)
  for (const child of Object.values(node)) {
    for (const entry of Array.isArray(child) ? child : [child]) {
      if (isNode(entry)) visit(entry, see)
    }
  }
}

/** All nodes of a file that fulfil a condition, as `path:line`. */
export function placesOf(
  file: SourceFile,
  condition: (node: Node & Record<string, unknown>) => boolean,
): string[] {
  const places: string[] = []
  visit(file.program, (node) => {
    if (condition(node)) places.push(placeIn(file, node.start))
  })
  return places
}

export function placeIn(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`
}

/** A file without any function or class: a table of data, which may be as long as its subject. */
export function isTable(file: SourceFile): boolean {
  return placesOf(file, (node) => /Function|Class/.test(node.type)).length === 0
}

/** Functions that a file offers to others and that no `/** … *\/` comment explains, as `path:line name`. */
export function undocumentedFunctions(file: SourceFile): string[] {
  const found: string[] = []
  for (const statement of bodyOf(file)) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const names = functionNames(statement.declaration)
    if (names.length > 0 && !hasDocComment(file, statement.start)) {
      found.push(`${placeIn(file, statement.start)} ${names.join(', ')}`)
    }
  }
  return found
}

/** The property of a member expression on one of the named objects: `it.only` gives `only`. */
export function memberOf(node: Record<string, unknown>, objects: readonly string[]): string | null {
  if (node.type !== 'MemberExpression') return null
  const object = nameOf(node.object)
  return object !== null && objects.includes(object) ? nameOf(node.property) : null
}

export function nameOf(node: unknown): string | null {
  return isNode(node) && 'name' in node && typeof node.name === 'string' ? node.name : null
}

function bodyOf(file: SourceFile): (Node & Record<string, unknown>)[] {
  const body = 'body' in file.program ? file.program.body : []
  return Array.isArray(body) ? body : []
}

function functionNames(declaration: unknown): string[] {
  if (!isNode(declaration)) return []
  if (/FunctionDeclaration|TSDeclareFunction/.test(declaration.type)) {
    return [nameOf('id' in declaration ? declaration.id : null) ?? '']
  }
  const list = 'declarations' in declaration ? declaration.declarations : []
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: { id?: unknown; init?: unknown }) =>
    isNode(entry.init) && /Function/.test(entry.init.type) ? [nameOf(entry.id) ?? ''] : [],
  )
}

function hasDocComment(file: SourceFile, start: number): boolean {
  return file.comments.some(
    (comment) =>
      comment.value.startsWith('*') &&
      file.text.slice(comment.end, start).trim() === '' &&
      comment.end <= start,
  )
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
