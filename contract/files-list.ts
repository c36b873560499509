/** The files of an indicator that a release lists. */
export const LISTED_FILES = ['indicator', 'groups', 'lgas', 'lga-counts', 'lga-months', 'reporting'] as const

export type ListedFile = (typeof LISTED_FILES)[number]

/** A file of an indicator. `state`: of figures by month, which travel state by state; else null. `bytes`: about what it weighs as it travels. */
export type FileRow = readonly [indicator: number, file: ListedFile, state: number | null, bytes: number]

/**
 * `GET /api/releases/{hash}/files`: every file of a release about an indicator with its size, so that somebody who wants to keep some
 * knows beforehand which there are and what they weigh.
 */
export interface FilesList {
  readonly release: string
  readonly files: readonly FileRow[]
}
