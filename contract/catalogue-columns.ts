import type {
  CatalogueDashboard,
  CatalogueFile,
  CatalogueIndicator,
  CatalogueSource,
} from './release-file.ts'

/** Rows as lists of the values of each member, which compress better: like stands beside like, and no name is said twice. */
type Columns<Row> = { readonly [Member in keyof Row]: readonly Row[Member][] }

/**
 * `GET /api/releases/{hash}/catalogue`: a catalogue as it travels. The definitions of indicators, which no menu says, come in a
 * file of their own (`definitions-file.ts`).
 */
export interface CatalogueColumns extends Omit<CatalogueFile, 'indicators' | 'sources' | 'dashboards'> {
  readonly indicators: Columns<Omit<CatalogueIndicator, 'definition'>>
  readonly sources: Columns<CatalogueSource>
  readonly dashboards: Columns<CatalogueDashboard>
}

/** A catalogue as it travels, of one as the store has it. */
export function catalogueColumns(file: CatalogueFile): CatalogueColumns {
  return {
    ...file,
    indicators: columnsOf(file.indicators.map(({ definition: _, ...row }) => row)),
    sources: columnsOf(file.sources),
    dashboards: columnsOf(file.dashboards),
  }
}

/** A catalogue that travelled; its definitions are empty. */
export function catalogueRows(file: CatalogueColumns): CatalogueFile {
  return {
    ...file,
    indicators: rowsOf(file.indicators).map((row) => ({ ...row, definition: '' })),
    sources: rowsOf(file.sources),
    dashboards: rowsOf(file.dashboards),
  }
}

function columnsOf<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const members = Object.keys(rows[0] ?? {}) as (keyof Row)[]
  const columns = {} as Columns<Row>
  for (const member of members) Object.assign(columns, { [member]: rows.map((row) => row[member]) })
  return columns
}

function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const members = Object.keys(columns) as (keyof Row)[]
  const [first] = members
  if (first === undefined) return []
  return columns[first].map(
    (_, at) => Object.fromEntries(members.map((member) => [member, columns[member][at]])) as Row,
  )
}
