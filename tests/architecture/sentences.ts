import type { Node, SourceFile } from './source-files.ts'
import { isNode, placeIn, visit } from './syntax.ts'

/**
 * Texts of two words or more that stand in the code of a file instead of in the message files, as `path:line
 * text`. Texts that a reader never sees do not count: thrown, compared or imported ones, types, names of
 * properties, or markup.
 */
export function sentencesIn(file: SourceFile): string[] {
  const silent = silentPlaces(file)
  const found: string[] = []
  visit(file.program, (node) => {
    const text = wordsOf(node)
    if (text === null || !readsAsWords(text)) return
    if (silent.some(({ start, end }) => start <= node.start && node.end <= end)) return
    found.push(`${placeIn(file, node.start)} ${text}`)
  })
  return found
}

/** The text of a string or of a template, without the values that fill it. */
function wordsOf(node: Node & Record<string, unknown>): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value.trim()
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null
  const pieces: { value: { raw: string } }[] = node.quasis
  return pieces.map(({ value }) => value.raw).join('…')
}

/** Two words with a space between them, or a word beside something filled in. */
function readsAsWords(text: string): boolean {
  if (/^\s*(<[a-z]|@[a-z-]+\{)/.test(text)) return false
  return /[A-Za-z]{2,}[,;:]? +[A-Za-z(]/.test(text) || /[A-Za-z]{2,} …|… [A-Za-z]{2,}/.test(text)
}

function silentPlaces(file: SourceFile): readonly Node[] {
  const places: Node[] = []
  visit(file.program, (node) => {
    if (/^TS.*(Type|Declaration)$|^(Import|ExportAll)|^ThrowStatement$/.test(node.type)) places.push(node)
    if (node.type === 'Property' && isNode(node.key)) places.push(node.key)
    if (node.type === 'NewExpression' && /Error$/.test(nameOfCallee(node))) places.push(node)
  })
  return places
}

function nameOfCallee(node: Record<string, unknown>): string {
  const callee = node.callee
  return typeof callee === 'object' && callee !== null && 'name' in callee ? String(callee.name) : ''
}
