import { type IndicatorData, indicatorDataOf, type LgaData, lgaDataOf } from '#contract/release-data.ts'
import type { IndicatorFile, LgaFile } from '#contract/release-file.ts'
import { readReleaseFile } from './release.ts'
import { LoadError, type Resource, resource } from './resource.ts'

export type { IndicatorData, LgaData } from '#contract/release-data.ts'

const indicators = new Map<number, Resource<IndicatorData>>()
const lgas = new Map<number, Resource<LgaData>>()

export function indicatorResource(id: number): Resource<IndicatorData> {
  return kept(indicators, id, async () =>
    indicatorDataOf(await readReleaseFile<IndicatorFile>('GET /releases/{hash}/indicators/{id}', id)),
  )
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
  const files = readReleaseFile<readonly IndicatorFile[]>('GET /releases/{hash}/indicators/{id}/related', of)
  for (const id of missing) {
    indicatorResource(id).load(async () => {
      const file = (await files).find(({ indicator }) => indicator === id)
      if (!file) throw new LoadError('missing', `The related files of ${of} hold no indicator ${id}`)
      return indicatorDataOf(file)
    })
  }
}

export function lgaResource(id: number): Resource<LgaData> {
  return kept(lgas, id, async () =>
    lgaDataOf(await readReleaseFile<LgaFile>('GET /releases/{hash}/indicators/{id}/lga', id)),
  )
}

function kept<T>(store: Map<number, Resource<T>>, id: number, load: () => Promise<T>): Resource<T> {
  const existing = store.get(id)
  if (existing) return existing
  const made = resource(load)
  store.set(id, made)
  return made
}
