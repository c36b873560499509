import { CURATION } from '#catalogue/curation.ts'
import { withDefinitions } from '#contract/definitions-file.ts'
import { type Catalogue, catalogueOf } from '#contract/release-data.ts'
import { Problem } from '#domain/problem.ts'
import { type FileRequest, isOfIndicator } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { decodedFile, type ReleaseReader } from '#sections/files/release-reader.ts'
import { RecentlyUsed } from '#server/platform/recently-used.ts'
import type { DataFileRequest } from './data-files.ts'

/** The text of a file of a release; null when it has none. */
export type ReadText = (request: DataFileRequest) => Promise<string | null>

/** Characters of files that stay decoded: the ones used last. Decoded they take two to four times as many bytes. */
const KEPT = 12_000_000

/** Reads a release from the texts of its files. A cache keeps decoded files as long as they are used. */
export function readerOf(read: ReadText): ReleaseReader {
  const kept = new RecentlyUsed<{ readonly file: LoadedFile; readonly length: number }>(
    KEPT,
    ({ length }) => length,
  )
  const textOf = async (request: DataFileRequest) => {
    const text = await read(request)
    if (text === null) throw new Problem('not-found', 'This release has no such figures.')
    return text
  }
  const wholeCatalogue = async () => {
    const texts = [textOf({ file: 'catalogue' }), textOf({ file: 'definitions' })] as const
    const [columns, definitions] = await Promise.all(texts)
    const catalogue = catalogueOf(JSON.parse(columns), CURATION)
    return { ...catalogue, reference: withDefinitions(catalogue.reference, JSON.parse(definitions)) }
  }
  let catalogue: Promise<Catalogue> | null = null
  return {
    catalogue() {
      catalogue ??= wholeCatalogue()
      return catalogue
    },
    async file(request) {
      const name = nameOf(request)
      const known = kept.get(name)
      if (known) return known.file
      const text = await textOf(request)
      const file = decodedFile(request, text)
      kept.keep(name, { file, length: text.length })
      return file
    },
  }
}

function nameOf(request: FileRequest): string {
  if (!isOfIndicator(request)) return request.file
  return `${request.file} ${request.indicator} ${request.file === 'lga-months' ? request.state : ''}`
}
