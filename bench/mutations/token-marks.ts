import { visit } from '#tests/architecture/syntax.ts'
import type { SourceFile } from '#tests/architecture/source-files.ts'
import type { PlacedFault, Span } from './faults.ts'

/** How a run of tests is told to note which tokens each of its files runs, and in which folder. */
export const SEEN_FOLDER = 'MSDAT_SEEN_FOLDER'

/** The global set that marks write into, where there is one: a worker of the product has none. */
export const SEEN = 'MSDAT_SEEN_TOKENS'

/** The name of a token in such notes. */
export function markOf({ path, start }: Pick<PlacedFault, 'path' | 'start'>): string {
  return `${path}:${start}`
}

interface Inserted {
  readonly at: number
  /** What closes stands before what opens there, what is outside before what is inside. */
  readonly turn: number
  readonly text: string
}

/** The text of a file in which each of some expressions says its name when it runs. */
export function withMarks({ text, program }: SourceFile, wholes: ReadonlyMap<string, Span>): string {
  const inserted: Inserted[] = [...wholes].flatMap(([mark, { start, end }]) => [
    { at: start, turn: -end, text: `(globalThis.${SEEN}?.add('${mark}'),` },
    { at: end, turn: -2 * text.length, text: ')' },
  ])
  const opened = new Set([...wholes.values()].map(({ start }) => start))
  visit(program, ({ type, start }) => {
    // Without it, a bracket that begins a line would call what stands on the line before.
    if (type === 'ExpressionStatement' && opened.has(start))
      inserted.push({ at: start, turn: -text.length - 1, text: '0,' })
  })
  let marked = ''
  let from = 0
  for (const { at, text: mark } of inserted.toSorted((a, b) => a.at - b.at || a.turn - b.turn)) {
    marked += text.slice(from, at) + mark
    from = at
  }
  return marked + text.slice(from)
}
