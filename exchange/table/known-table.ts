import type { GridRow } from '#exchange/reading/cell.ts'
import type { NumberStyle } from '#exchange/values/number.ts'
import { type Layout, NO_LAYOUT } from './layout.ts'
import type { Table } from './table.ts'

/** The formats that a file may have. */
export const FORMATS = [
  'sheet',
  'own',
  'dhis2-analytics',
  'dhis2-data-values',
  'dhis2-adx',
  'dhis2-metadata',
  'dhis2-org-units',
  'dhs',
  'gho',
  'world-bank',
  'sdmx-csv',
  'sdmx-json',
  'sdmx-ml',
  'unaids',
  'ihme',
  'owid',
  'frictionless',
  'hxl',
  'fhir',
  'places',
  'geojson',
] as const

export type FormatId = (typeof FORMATS)[number]

/** Rows under heads. */
export interface Headed {
  readonly sheet: string
  readonly heads: readonly string[]
  readonly rows: readonly GridRow[]
  readonly style: NumberStyle
}

/** A table that is known by its heads. */
export interface KnownTable {
  readonly format: FormatId
  /** Whether the heads are those of the format. */
  knows(heads: readonly string[]): boolean
  /** The table with its layout; the rows may get further columns. */
  table(headed: Headed): Table
}

/** A table of figures whose columns are known. */
export function knownTable(headed: Headed, layout: Partial<Layout>, hasFields = false): Table {
  return { ...headed, hasFields, layout: { ...NO_LAYOUT, ...layout }, kind: 'figures', aside: null }
}

/** Finds columns by their heads, whatever their case; several spellings in the order in which they are preferred. */
export class Heads {
  readonly #at: ReadonlyMap<string, number>

  constructor(heads: readonly string[]) {
    this.#at = new Map(heads.map((head, at) => [plain(head), at] as const).reverse())
  }

  /** The first column of one of the names; undefined where there is none. */
  at(...names: readonly string[]): number | undefined {
    for (const name of names) {
      const found = this.#at.get(plain(name))
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The same, null where there is none. */
  or(...names: readonly string[]): number | null {
    return this.at(...names) ?? null
  }

  /** The same as a list of one column or none. */
  list(...names: readonly string[]): number[] {
    const found = this.at(...names)
    return found === undefined ? [] : [found]
  }

  hasAll(...names: readonly string[]): boolean {
    return names.every((name) => this.#at.has(plain(name)))
  }
}

function plain(head: string): string {
  return head.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** A property of an object where there is something to say. */
export function given<Name extends string>(
  name: Name,
  column: number | undefined,
): { readonly [N in Name]?: number } {
  return column === undefined ? {} : ({ [name]: column } as { readonly [N in Name]: number })
}
