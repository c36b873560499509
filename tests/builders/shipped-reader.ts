import type { Catalogue } from '#contract/release-data.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import { Problem } from '#domain/problem.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { ShippedData } from './shipped-data.ts'
import { shippedGroups } from './shipped-groups.ts'

const ALL_LEVELS = 15
const RELEASE = { number: 4, hash: 'shipped', published_at: '2026-11-01T08:00:00.000Z', note: '' }

/**
 * The data set that ships, read as a release is read, without a database. Figures of LGAs stand with the others; nobody reports by
 * month. Of the indicators `covered` it knows which sources have them at which levels.
 */
export function shippedReader(data: ShippedData, covered: readonly number[] = []): ReleaseReader {
  const catalogue: Catalogue = {
    release: RELEASE,
    reference: { ...data.reference, measures: new Map() },
    dashboards: [],
    coverage: new Map(covered.map((id) => [id, coverageOf(id, data)])),
  }
  return { catalogue: () => Promise.resolve(catalogue), file: async (request) => fileOf(request, data) }
}

function fileOf(request: FileRequest, { reference, tableOf }: ShippedData): LoadedFile {
  if (request.file === 'indicator') {
    const { indicator } = request
    const measures = [...reference.measures.values()].filter((measure) => measure.indicator === indicator)
    const lga = new Map()
    return { file: 'indicator', indicator, data: { id: indicator, table: tableOf(indicator), measures, lga } }
  }
  if (request.file === 'groups') {
    const { indicator } = request
    return {
      file: 'groups',
      indicator,
      data: someGroups().filter((figure) => figure.indicator === indicator),
    }
  }
  if (request.file === 'reporting') {
    return {
      file: 'reporting',
      indicator: request.indicator,
      data: { id: request.indicator, bySource: new Map() },
    }
  }
  if (request.file === 'places')
    return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
  if (request.file === 'group-index') return { file: 'group-index', data: indexed(someGroups()) }
  throw new Problem('not-found', `The shipped data are read without the file ${request.file}.`)
}

/** Of the figures by group, those of two sources. */
const someGroups = () => [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]

function indexed(figures: readonly GroupFigure[]): GroupIndexRow[] {
  const bySeries = Map.groupBy(figures, ({ indicator, source, dimension }) =>
    [indicator, source, dimension].join(),
  )
  return [...bySeries.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { indicator, source, dimension } = first
    const periods = [...new Set(same.map(({ period }) => period))].sort((a, b) => a - b)
    return [{ indicator, source, dimension, periods, categories: same.length, levels: ALL_LEVELS }]
  })
}

/** Every source of an indicator, at the national, zonal and state level. */
function coverageOf(indicator: number, { tableOf }: ShippedData): ReadonlyMap<number, number> {
  return new Map([...new Set(tableOf(indicator).source)].map((source) => [source, 7] as const))
}
