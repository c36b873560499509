import type { Catalogue } from '#contract/release-data.ts'
import { besideIndicator } from '#domain/statistics/beside-indicator.ts'
import { type FileRequest, isOfIndicator } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { groupIndexResource, groupResource } from './group-data.ts'
import {
  indicatorResource,
  lgaMonthsResource,
  lgaResource,
  loadRelated,
  reportingResource,
} from './indicator-data.ts'
import { placesResource } from './places-data.ts'
import { loadedValue, type Resource, type ResourceState } from './resource.ts'

/** Where the load of a file stands. */
export function fileState(request: FileRequest): ResourceState<unknown> {
  return resourceOf(request).state()
}

/** The file if it has come. */
export function loadedFile(request: FileRequest): LoadedFile | null {
  if (request.file === 'group-index') {
    const data = readyValue(groupIndexResource)
    return data && { file: request.file, data }
  }
  if (request.file === 'places') {
    const data = readyValue(placesResource)
    return data && { file: request.file, data }
  }
  if (request.file === 'lga-months') {
    const data = readyValue(lgaMonthsResource(request.indicator, request.state))
    return data && { ...request, data }
  }
  const { file, indicator } = request
  if (file === 'reporting') {
    const data = readyValue(reportingResource(indicator))
    return data && { file, indicator, data }
  }
  if (file === 'groups') {
    const data = readyValue(groupResource(indicator))
    return data && { file, indicator, data }
  }
  if (file === 'lgas') {
    const data = readyValue(lgaResource(indicator))
    return data && { file, indicator, data }
  }
  const data = readyValue(indicatorResource(indicator))
  return data && { file, indicator, data }
}

/** The file, once it has come. Throws a LoadError when it does not come. */
export async function readSectionFile(request: FileRequest): Promise<LoadedFile> {
  await loadedValue(resourceOf(request))
  const file = loadedFile(request)
  if (!file) throw new RangeError(`The file ${request.file} came and is gone`)
  return file
}

/** Starts the loads that are neither under way nor done; related indicators go together where they can. */
export function loadFiles(requests: readonly FileRequest[], catalogue: Catalogue): void {
  const related = Map.groupBy(requests, relatedTo)
  for (const request of related.get(null) ?? []) resourceOf(request).load()
  for (const [main, group] of related) {
    if (main !== null) loadRelated(main, group.flatMap(indicatorOf), standardOf(main, catalogue))
  }
}

function resourceOf(request: FileRequest): Resource<unknown> {
  if (request.file === 'group-index') return groupIndexResource
  if (request.file === 'places') return placesResource
  if (request.file === 'lga-months') return lgaMonthsResource(request.indicator, request.state)
  const { file, indicator } = request
  if (file === 'groups') return groupResource(indicator)
  if (file === 'reporting') return reportingResource(indicator)
  return file === 'lgas' ? lgaResource(indicator) : indicatorResource(indicator)
}

function readyValue<T>(resource: Resource<T>): T | null {
  const state = resource.state()
  return state.status === 'ready' ? state.value : null
}

function relatedTo(request: FileRequest): number | null {
  return 'relatedTo' in request ? (request.relatedTo ?? null) : null
}

function indicatorOf(request: FileRequest): number[] {
  return isOfIndicator(request) ? [request.indicator] : []
}

function standardOf(main: number, { reference, coverage }: Catalogue): readonly number[] {
  const about = reference.indicators.get(main)
  return about ? besideIndicator(about, reference.indicators.values(), coverage) : []
}
