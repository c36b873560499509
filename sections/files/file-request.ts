/** A file of the release that a section is made from, by what is in it. */
export type FileRequest = IndicatorRequest | StateRequest | WholeRequest

/** Files about no indicator: which are published by group, and the places. */
type WholeRequest = { readonly file: 'group-index' } | { readonly file: 'places' }

interface IndicatorRequest {
  /** Figures of an indicator down to states; those of its LGAs by year; those by group of people; who reported by month. */
  readonly file: 'indicator' | 'lgas' | 'groups' | 'reporting'
  readonly indicator: number
  /** The section is shown without it and once more when it has come. */
  readonly optional?: true
  /** It is one of the standard related indicators of this one, which can be fetched together. */
  readonly relatedTo?: number
}

/** The LGAs of one state by month, of an indicator. */
interface StateRequest {
  readonly file: 'lga-months'
  readonly indicator: number
  readonly state: number
  readonly optional?: true
}

/** False for the files that are about no indicator. */
export function isOfIndicator(request: FileRequest): request is IndicatorRequest | StateRequest {
  return request.file !== 'group-index' && request.file !== 'places'
}

/** The files of several indicators down to states. */
export function indicatorFiles(ids: readonly number[]): readonly FileRequest[] {
  return [...new Set(ids)].map((indicator) => ({ file: 'indicator', indicator }))
}

/** True for a file without which the section has nothing to show. */
export function isRequired(request: FileRequest): boolean {
  return !isOfIndicator(request) || request.optional !== true
}
