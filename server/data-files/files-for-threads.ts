import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Problem } from '#domain/problem.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { DataFileRequest, DataFiles } from './data-files.ts'
import { readerOf } from './release-reader.ts'

const gunzipAsync = promisify(gunzip)

/** Releases whose files stay decoded. */
const KEPT_RELEASES = 2

/** A request of a thread that reads releases: a file of a release, packed by gzip; null when it has none. */
export type FileNeed = {
  readonly file: {
    readonly asked: { readonly release: string; readonly request: DataFileRequest }
    readonly answer: Uint8Array | null
  }
}

type FindFile = (asked: FileNeed['file']['asked']) => Promise<FileNeed['file']['answer']>

/** The server's answer to it. */
export function fileAnswer(data: DataFiles): FindFile {
  return async ({ release, request }) => {
    try {
      const file = await data.file(await data.release(release), request)
      return file?.gzip ?? null
    } catch (error) {
      if (error instanceof Problem) throw error
      const problem = new Problem('store-unavailable', 'The data cannot be read at the moment. Try again.')
      problem.cause = error
      throw problem
    }
  }
}

/** A release whose figures in question are known: marks and notes say it. */
export function withInQuestion(reader: ReleaseReader, keys: readonly string[]): ReleaseReader {
  if (keys.length === 0) return reader
  const inQuestion = new Set(keys)
  return {
    file: reader.file,
    async catalogue() {
      const catalogue = await reader.catalogue()
      return { ...catalogue, reference: { ...catalogue.reference, inQuestion } }
    },
  }
}

/** Readers of the releases that were asked for last, with a cache of decoded files. */
export function releaseReaders(): (release: string, find: FindFile) => ReleaseReader {
  const readers = new Map<string, { readonly reader: ReleaseReader; find: FindFile }>()
  return (release, find) => {
    const known = readers.get(release)
    if (known) {
      known.find = find
      return known.reader
    }
    const [oldest] = readers.keys()
    if (oldest !== undefined && readers.size >= KEPT_RELEASES) readers.delete(oldest)
    const reader = readerOf(async (request) => {
      const file = await readers.get(release)?.find({ release, request })
      return file ? (await gunzipAsync(file)).toString() : null
    })
    readers.set(release, { reader, find })
    return reader
  }
}
