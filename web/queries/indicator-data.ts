import {
  type IndicatorData,
  indicatorDataOf,
  type LgaData,
  lgaDataOf,
  type ReportingData,
  reportingDataOf,
} from '#contract/release-data.ts'
import type {
  IndicatorFile,
  LgaFile,
  LgaMonthsFile,
  LocalCountsFile,
  ReportingFile,
} from '#contract/release-file.ts'
import { ownFigures } from './catalogue.ts'
import { readIndicatorFile } from './indicator-file.ts'
import { type Resource, resource } from './resource.ts'

export type { IndicatorData, LgaData } from '#contract/release-data.ts'

const indicators = new Map<number, Resource<IndicatorData>>()
const lgas = new Map<number, Resource<LgaData>>()
const lgaMonths = new Map<string, Resource<LgaData>>()
const localCounts = new Map<number, Resource<LocalCountsFile>>()
const reporting = new Map<number, Resource<ReportingData>>()

export function indicatorResource(id: number): Resource<IndicatorData> {
  return kept(indicators, id, async () =>
    withOwn(await readIndicatorFile<IndicatorFile>('GET /releases/{hash}/indicators/{id}', id)),
  )
}

/** A file of an indicator, with the figures of the reader's own sheets. */
export async function withOwn(file: IndicatorFile): Promise<IndicatorData> {
  const data = indicatorDataOf(file)
  const own = await ownFigures()
  return own ? own.indicatorWithOwn(data) : data
}

async function areasWithOwn(data: LgaData, state: number | null): Promise<LgaData> {
  const own = await ownFigures()
  return own ? own.areasWithOwn(data, state) : data
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
  const files = readIndicatorFile<readonly IndicatorFile[]>(
    'GET /releases/{hash}/indicators/{id}/related',
    of,
  )
  for (const id of missing) {
    indicatorResource(id).load(async () => {
      // A device may keep each by itself and not the file of several.
      const file = (await files.catch(() => [])).find(({ indicator }) => indicator === id)
      return withOwn(
        file ?? (await readIndicatorFile<IndicatorFile>('GET /releases/{hash}/indicators/{id}', id)),
      )
    })
  }
}

export function lgaResource(id: number): Resource<LgaData> {
  return kept(lgas, id, async () =>
    areasWithOwn(
      lgaDataOf(await readIndicatorFile<LgaFile>('GET /releases/{hash}/indicators/{id}/lga', id)),
      null,
    ),
  )
}

/** The LGAs of a state by month. */
export function lgaMonthsResource(id: number, state: number): Resource<LgaData> {
  return kept(lgaMonths, `${id}:${state}`, async () =>
    areasWithOwn(
      lgaDataOf(
        await readIndicatorFile<LgaMonthsFile>('GET /releases/{hash}/indicators/{id}/lga/{state}', id, {
          state,
        }),
      ),
      state,
    ),
  )
}

/** How many figures an indicator has of LGAs and districts. */
export function localCountsResource(id: number): Resource<LocalCountsFile> {
  return kept(localCounts, id, () =>
    readIndicatorFile<LocalCountsFile>('GET /releases/{hash}/indicators/{id}/lga-counts', id),
  )
}

/** The reports of an indicator by place and month. */
export function reportingResource(id: number): Resource<ReportingData> {
  return kept(reporting, id, async () =>
    reportingDataOf(
      await readIndicatorFile<ReportingFile>('GET /releases/{hash}/indicators/{id}/reporting', id),
    ),
  )
}

function kept<K, T>(store: Map<K, Resource<T>>, id: K, load: () => Promise<T>): Resource<T> {
  const existing = store.get(id)
  if (existing) return existing
  const made = resource(load)
  store.set(id, made)
  return made
}
