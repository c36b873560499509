import { mergeTables } from '#domain/observation/merge-tables.ts'
import {
  distinct,
  latestPoint,
  type ObservationTable,
  pointsWhere,
} from '#domain/observation/observation-table.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { type Measured, report } from './report.ts'
import { milliseconds, sample } from './sample.ts'

// The questions of figures to the observation table, on the indicators with most rows of the data set that
// ships.
const ROUNDS = 40
const INDICATORS = 20

const data = await readShippedData()
const tables = [...data.reference.indicators.keys()]
  .map((id) => data.tableOf(id))
  .toSorted((a, b) => b.length - a.length)
  .slice(0, INDICATORS)
const ids = tables.map(({ indicator }) => indicator[0] ?? 0)

/** The same rows as a table of its own, so that nothing is known of it yet. */
const unknown = (table: ObservationTable): ObservationTable => ({ ...table })
const merged = mergeTables(tables)

async function measured(what: string, ask: (table: ObservationTable) => unknown): Promise<Measured> {
  const { median, p95 } = await sample(ROUNDS, async () => ask(merged))
  return { what, value: `${milliseconds(median)} (95% below ${milliseconds(p95)})` }
}

report('Observation table', [
  await measured(`${INDICATORS} tables made one of ${merged.length} rows`, () =>
    mergeTables(tables.map(unknown)),
  ),
  await measured('one source over all places, the first question', (table) =>
    pointsWhere(unknown(table), { indicator: 18, source: 101 }),
  ),
  await measured('one source over all places', (table) => pointsWhere(table, { indicator: 18, source: 101 })),
  await measured('all sources of one place', (table) => pointsWhere(table, { indicator: 18, location: 8 })),
  await measured('the newest figure of 240 cells', (table) => {
    for (const indicator of ids) {
      for (const source of [1, 2, 9, 10, 101, 102]) {
        for (const location of [1, 8]) latestPoint(table, { indicator, source, location })
      }
    }
  }),
  await measured(`the sources of ${INDICATORS} indicators`, (table) => {
    for (const indicator of ids) distinct(table, 'source', { indicator })
  }),
])
