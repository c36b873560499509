import type { Cell, GridRow } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'

/** Rows made of records that name their cells, each of which may have other ones. */
export class Records {
  readonly heads: string[] = []
  readonly rows: GridRow[] = []
  readonly #columns = new Map<string, number>()
  readonly #budget: Budget

  constructor(budget: Budget, heads: readonly string[] = []) {
    this.#budget = budget
    for (const head of heads) this.column(head)
  }

  /** The position of a column, which is added where it is new. */
  column(head: string): number {
    const known = this.#columns.get(head)
    if (known !== undefined) return known
    this.#columns.set(head, this.heads.length)
    this.heads.push(head)
    return this.heads.length - 1
  }

  /** Adds a record. Its number in the file is its row. */
  add(record: Readonly<Record<string, Cell>>): void {
    const cells: Cell[] = []
    for (const [head, cell] of Object.entries(record)) {
      const at = this.column(head)
      while (cells.length < at) cells.push('')
      cells[at] = cell
    }
    this.#budget.row(cells.length)
    this.rows.push({ line: this.rows.length + 1, cells })
  }

  /** True when there is such a column. */
  has(head: string): boolean {
    return this.#columns.has(head)
  }
}
