import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Findings } from './finding.ts'

/** A dimension of people and a category of it, such as `sex` and `Female`. */
type GroupName = Pick<GroupFigure, 'dimension' | 'category'>

interface Strange {
  readonly line: number
  readonly column: 'dimension' | 'category'
  readonly said: string
  count: number
}

/**
 * Watches the names of groups in a file for those that no published figure has: a slip in one makes a group of its own, which no chart
 * puts beside the others. They are a warning, for every group was new once.
 */
export class GroupNames {
  /** The names in small letters → as they are published; dimensions by themselves, categories behind theirs. */
  readonly #known = new Map<string, string>()
  readonly #strange = new Map<string, Strange>()

  constructor(known: Iterable<GroupName>) {
    for (const { dimension, category } of known) {
      this.#known.set(keyOf(dimension), dimension)
      this.#known.set(keyOf(dimension, category), category)
    }
  }

  /** Looks at a figure and the line on which it stands. */
  see({ dimension, category }: GroupName, line: number): void {
    if (!this.#look('dimension', dimension, keyOf(dimension), line, '')) return
    this.#look('category', category, keyOf(dimension, category), line, ` of “${dimension}”`)
  }

  /** One warning for each name that is new or written otherwise. */
  warn(file: string, warnings: Findings): void {
    for (const { line, column, said, count } of this.#strange.values()) {
      const rows = count === 1 ? '1 row has' : `${count} rows have`
      warnings.add({ file, line, column, message: `${said} ${rows} it.` })
    }
  }

  /** True for a dimension whose categories can be known. */
  #look(column: Strange['column'], name: string, key: string, line: number, of: string): boolean {
    const known = this.#known.get(key)
    if (known === name) return true
    const seen = this.#strange.get(`${key} ${name}`)
    if (seen) seen.count += 1
    else {
      const said =
        known === undefined
          ? `No published figure has the ${column} “${name}”${of}. Is it meant as a new one?`
          : `The ${column} “${name}”${of} is published as “${known}”. Written otherwise it is a group of its own.`
      this.#strange.set(`${key} ${name}`, { line, column, said, count: 1 })
    }
    return known !== undefined
  }
}

function keyOf(dimension: string, category?: string): string {
  const parts = category === undefined ? [dimension] : [dimension, category]
  return JSON.stringify(parts.map((part) => part.toLowerCase()))
}
