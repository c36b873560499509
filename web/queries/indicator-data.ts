import { decodeLocation, decodePoints } from '#contract/release-decode.ts'
import type { CitationRow, IndicatorFile, LgaFile } from '#contract/release-file.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { LgaCoverage } from '#domain/section/availability.ts'
import { currentRelease } from './release.ts'
import { fetchJson, LoadError, type Resource, resource } from './resource.ts'

/** One indicator's figures at national, zone and state level, from all sources. */
export interface IndicatorData {
  readonly id: number
  readonly table: ObservationTable
  readonly measures: readonly IndicatorSource[]
  readonly citations: ReadonlyMap<number, CitationRow>
  readonly lga: LgaCoverage
}

/** One indicator's figures for LGAs and senatorial districts, with their names. */
export interface LgaData {
  readonly id: number
  readonly table: ObservationTable
  readonly locations: readonly Location[]
  readonly citations: ReadonlyMap<number, CitationRow>
}

const indicators = new Map<number, Resource<IndicatorData>>()
const lgas = new Map<number, Resource<LgaData>>()

export function indicatorResource(id: number): Resource<IndicatorData> {
  return kept(indicators, id, async () => decodeIndicatorFile(await readIndicator<IndicatorFile>(`${id}`)))
}

/**
 * Loads the standard related indicators of one in a single request. Those that are there already are kept; when none is
 * missing, or others are wanted, each loads by itself.
 */
export function loadRelated(of: number, related: readonly number[], standard: readonly number[]): void {
  const missing = related.filter((id) => indicatorResource(id).state().status === 'idle')
  if (missing.length < 2 || missing.join() !== standard.join()) {
    for (const id of related) indicatorResource(id).load()
    return
  }
  const files = readIndicator<readonly IndicatorFile[]>(`${of}/related`)
  for (const id of missing) {
    indicatorResource(id).load(async () => {
      const file = (await files).find(({ indicator }) => indicator === id)
      if (!file) throw new LoadError('missing', `The related files of ${of} hold no indicator ${id}`)
      return decodeIndicatorFile(file)
    })
  }
}

async function readIndicator<T>(path: string): Promise<T> {
  const { hash } = await currentRelease()
  return fetchJson<T>(`/api/releases/${hash}/indicators/${path}`)
}

function decodeIndicatorFile(file: IndicatorFile): IndicatorData {
  return {
    id: file.indicator,
    table: decodePoints(file),
    measures: file.measures,
    citations: new Map(file.citations.map((row) => [row.id, row])),
    lga: new Map(file.lga),
  }
}

export function lgaResource(id: number): Resource<LgaData> {
  return kept(lgas, id, async () => {
    const file = await readIndicator<LgaFile>(`${id}/lga`)
    return {
      id,
      table: decodePoints(file),
      locations: file.locations.map(decodeLocation),
      citations: new Map(file.citations.map((row) => [row.id, row])),
    }
  })
}

function kept<T>(store: Map<number, Resource<T>>, id: number, load: () => Promise<T>): Resource<T> {
  const existing = store.get(id)
  if (existing) return existing
  const made = resource(load)
  store.set(id, made)
  return made
}
