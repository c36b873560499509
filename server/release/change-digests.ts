import { createHash } from 'node:crypto'
import { byColumn, byName, NUMBERS_IN_ROWS } from '#domain/observation/columns.ts'
import { type FigureLists, LIST_COLUMNS, type ListColumn, readLists } from './figure-lists.ts'
import type { Changes } from './find-changes.ts'
import { NOTE_COLUMNS } from './stored-columns.ts'

/** Columns that changes may say nothing in, each with whether they do. */
const OPTIONAL: Readonly<Partial<Record<ListColumn, string>>> = {
  ...byName(NUMBERS_IN_ROWS, ({ name }) => `bool_or(${name})`),
  ...byColumn(NOTE_COLUMNS, () => 'bool_or(noted)'),
}

/** The changes of some indicators; those without a change are left out. A figure without a value goes. */
export async function readChangedLists(
  { transaction, points, cover }: Changes,
  indicators: readonly number[],
): Promise<FigureLists[]> {
  const held = Object.entries(OPTIONAL).map(([column, holds]) => `${holds} as ${column}`)
  const [holds] = await transaction.query<Partial<Record<ListColumn, boolean | null>>>(
    `select ${held.join(', ')} from ${cover.name} where indicator = any($1::int[])`,
    [indicators],
  )
  const columns = LIST_COLUMNS.filter((column) => OPTIONAL[column] === undefined || holds?.[column])
  const figures = `${points.name} figure where indicator = any($1::int[])`
  return readLists(transaction, columns, figures, [indicators])
}

/** Figures that are read together: each reading goes through all changes, and holds its part of them as text. */
const AT_ONCE = 30_000

interface Changing {
  readonly indicator: number
  readonly figures: number
}

/** Indicators in parts of so many figures; one with more is a part of its own. */
function inParts(changing: readonly Changing[]): number[][] {
  const parts: number[][] = []
  let room = 0
  for (const { indicator, figures } of changing) {
    if (figures > room) {
      parts.push([])
      room = AT_ONCE
    }
    parts.at(-1)?.push(indicator)
    room -= figures
  }
  return parts
}

/**
 * Digests of the changes, indicator by indicator. A reader of an indicator's changes notes them here, so that
 * publishing does not read them again.
 */
export class ChangeDigests {
  readonly #known = new Map<number, string>()

  note(changes: readonly FigureLists[]): void {
    for (const { indicator, lists } of changes) {
      if (this.#known.has(indicator)) continue
      const hash = createHash('sha256')
      for (const column of LIST_COLUMNS)
        if (lists[column] !== undefined) hash.update(`${column} ${lists[column]}\n`)
      this.#known.set(indicator, hash.digest('hex'))
    }
  }

  /** The digest of all changes of figures, in the order of the indicators. */
  async ofAll(changes: Changes): Promise<string> {
    const changing = await changes.transaction.query<Changing>(
      `select indicator, sum(figures)::int as figures from ${changes.cover.name} group by indicator order by indicator`,
    )
    for (const some of inParts(changing.filter(({ indicator }) => !this.#known.has(indicator)))) {
      this.note(await readChangedLists(changes, some))
    }
    const hash = createHash('sha256')
    for (const { indicator } of changing) hash.update(`${indicator} ${this.#known.get(indicator)}\n`)
    return hash.digest('hex')
  }
}
