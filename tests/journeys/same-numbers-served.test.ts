import { expect, test } from 'vitest'
import { chooseAtRandom, readDataSet } from './data-set.ts'
import { WIDE } from '../wide-run.ts'
import { productUrl } from './product.ts'

const SEED = 20261101
const chosen = chooseAtRandom(readDataSet(), WIDE ? 250 : 100, SEED)

/** As many figures, of fewer indicators: packing the files of one takes a third of a second. */
const INDICATORS = new Set(
  chooseAtRandom([...new Set(readDataSet().map(({ indicator }) => indicator))], WIDE ? 60 : 10, SEED),
)
const inFiles = chooseAtRandom(
  readDataSet().filter(({ indicator }) => INDICATORS.has(indicator)),
  250,
  SEED,
)

interface Page {
  readonly count: number
  readonly results: readonly { readonly value: string; readonly value_type: number }[]
}

interface Place {
  readonly id: number
  readonly level: number
  readonly parent: number | null
}

interface PointFile {
  readonly dictionaries: Readonly<Record<'sources' | 'locations' | 'periods', readonly number[]>>
  readonly columns: Readonly<Record<'source' | 'location' | 'period' | 'value', readonly number[]>>
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(productUrl() + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

test('figures chosen at random are the same in the data set and in the rows of the API', async () => {
  const different: unknown[] = []
  for (const row of chosen) {
    const { indicator, datasource, location, period } = row
    const query = new URLSearchParams({
      indicator: `${indicator}`,
      datasource: `${datasource}`,
      location: `${location}`,
      period,
    })
    const { results } = await get<Page>(`/api/data/?${query}`)
    // Main values stand before bounds and parts.
    if (Number(results[0]?.value) !== row.value) different.push({ row, served: results })
  }
  expect(different).toEqual([])
})

test('250 figures chosen at random are the same in the files of the release', async () => {
  const { hash } = await get<{ hash: string }>('/api/releases/current')
  const { results: places } = await get<{ results: readonly Place[] }>('/api/location?size=1500')
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const different: unknown[] = []
  for (const indicator of new Set(inFiles.map((row) => row.indicator))) {
    // Months of LGAs travel state by state.
    const states = inFiles.flatMap((row) => {
      const place = placeOf.get(row.location)
      const isMonth = row.indicator === indicator && row.period.includes('-')
      return isMonth && place?.level === 4 ? [place.parent] : []
    })
    const files = await Promise.all(
      ['', '/lga', ...[...new Set(states)].map((state) => `/lga/${state}`)].map((part) =>
        get<PointFile>(`/api/releases/${hash}/indicators/${indicator}${part}`),
      ),
    )
    const served = new Map(files.flatMap(entries))
    for (const row of inFiles.filter((candidate) => candidate.indicator === indicator)) {
      const key = `${row.datasource} ${row.location} ${storedPeriod(row.period)}`
      if (served.get(key) !== row.value) different.push({ row, served: served.get(key) })
    }
  }
  expect(different).toEqual([])
})

function entries({ dictionaries, columns }: PointFile): [string, number][] {
  return columns.value.map((value, row) => {
    const source = dictionaries.sources[columns.source[row] ?? -1]
    const location = dictionaries.locations[columns.location[row] ?? -1]
    const period = dictionaries.periods[columns.period[row] ?? -1]
    return [`${source} ${location} ${period}`, value]
  })
}

/** The store's code of a period, as the design gives it: year × 1000, months from 1, weeks from 101, quarters from 201. */
function storedPeriod(period: string): number {
  const [year = '', part = ''] = period.split('-')
  const base = Number(year) * 1000
  if (part.startsWith('W')) return base + 100 + Number(part.slice(1))
  if (part.startsWith('Q')) return base + 200 + Number(part.slice(1))
  return base + Number(part)
}
