import { decodeGroups } from '#contract/groups/group-file.ts'
import { placesDataOf } from '#contract/places-file.ts'
import { type Catalogue, indicatorDataOf, lgaDataOf, reportingDataOf } from '#contract/release-data.ts'
import type { FileRequest } from './file-request.ts'
import type { LoadedFile } from './loaded-file.ts'

/** One release, read as pages read it: decoded from the same files. */
export interface ReleaseReader {
  catalogue(): Promise<Catalogue>
  /** Throws `not-found` when the release has no such file. */
  file(request: FileRequest): Promise<LoadedFile>
}

/** A file of a release from the text in which it travels. */
export function decodedFile(request: FileRequest, text: string): LoadedFile {
  if (request.file === 'group-index') return { file: request.file, data: JSON.parse(text).rows }
  if (request.file === 'places') return { file: request.file, data: placesDataOf(JSON.parse(text)) }
  const { file, indicator } = request
  switch (file) {
    case 'indicator':
      return { file, indicator, data: indicatorDataOf(JSON.parse(text)) }
    case 'lgas':
      return { file, indicator, data: lgaDataOf(JSON.parse(text)) }
    case 'lga-months':
      return { file, indicator, state: request.state, data: lgaDataOf(JSON.parse(text)) }
    case 'reporting':
      return { file, indicator, data: reportingDataOf(JSON.parse(text)) }
    case 'groups':
      return { file, indicator, data: decodeGroups(JSON.parse(text)) }
  }
}
