/** A file of the release that a section is made from, by what is in it. */
export type FileRequest = IndicatorRequest | { readonly file: 'group-index' }

interface IndicatorRequest {
  /** Figures of an indicator down to states; those of its LGAs; those by group of people. */
  readonly file: 'indicator' | 'lgas' | 'groups'
  readonly indicator: number
  /** The section is shown without it and once more when it has come. */
  readonly optional?: true
  /** It is one of the standard related indicators of this one, which can be fetched together. */
  readonly relatedTo?: number
}

/** The files of several indicators down to states. */
export function indicatorFiles(ids: readonly number[]): readonly FileRequest[] {
  return [...new Set(ids)].map((indicator) => ({ file: 'indicator', indicator }))
}

/** True for a file without which the section has nothing to show. */
export function isRequired(request: FileRequest): boolean {
  return request.file === 'group-index' || request.optional !== true
}
