import type { Catalogue } from '#contract/release-data.ts'
import { Problem } from '#domain/problem.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { ShippedData } from './shipped-data.ts'
import { shippedGroups } from './shipped-groups.ts'

const RELEASE = { number: 4, hash: 'shipped', published_at: '2026-11-01T08:00:00.000Z', note: '' }

/** The data set that ships, read as a release is read, without a database. Figures of LGAs stand with the others; nobody reports by month. */
export function shippedReader(data: ShippedData): ReleaseReader {
  const catalogue: Catalogue = {
    release: RELEASE,
    reference: { ...data.reference, measures: new Map() },
    dashboards: [],
    coverage: new Map(),
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
    const figures = [...shippedGroups('gdl.csv'), ...shippedGroups('cod-ps.csv')]
    return { file: 'groups', indicator, data: figures.filter((figure) => figure.indicator === indicator) }
  }
  if (request.file === 'reporting') {
    return {
      file: 'reporting',
      indicator: request.indicator,
      data: { id: request.indicator, bySource: new Map() },
    }
  }
  throw new Problem('not-found', `The shipped data are read without the file ${request.file}.`)
}
