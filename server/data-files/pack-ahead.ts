import { setTimeout } from 'node:timers/promises'
import type { FilesList, ListedFile } from '#contract/files-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { unpack } from '#server/release/packed-file.ts'
import type { DataFileRequest, DataFiles } from './data-files.ts'

/** Milliseconds without a request after which nobody is taken to be reading. */
const QUIET = 5000

/** A file that belongs to an indicator alone. */
type OfIndicator = Exclude<ListedFile, 'lga-months'> | 'related'

/** Who asks a server, and when. */
export interface Requests {
  /** Waits until nobody has asked for a while. Rejects when `signal` ends it. */
  quiet(signal: AbortSignal): Promise<void>
  /** Whether somebody has asked a short while ago. */
  isBusy(): boolean
}

/** Notes when `server` is asked. `quiet` is a time without requests, in milliseconds. */
export function watchRequests(
  server: { on(event: 'request', listener: () => void): unknown },
  quiet = QUIET,
): Requests {
  let last = performance.now()
  server.on('request', () => {
    last = performance.now()
  })
  const left = () => last + quiet - performance.now()
  return {
    isBusy: () => left() > 0,
    async quiet(signal) {
      while (left() > 0) await setTimeout(left(), undefined, { signal, ref: false })
      signal.throwIfAborted()
    },
  }
}

/** The packing of files that nobody has asked for yet. */
export interface PackAhead {
  /**
   * Packs the files of the current release, one after the other and only while nobody asks for anything, so that no reader of an hour with many
   * waits for one to be made. Months of LGAs are left to whoever asks: they are more files than all others, and few are ever read.
   * A file that is there already costs its reading. What was begun before, for another release, ends.
   */
  begin(): void
  /** Waits until the file under way is packed. */
  stop(): Promise<void>
}

/** `failed` is told why the files cannot be packed now; readers then wait for them as they are asked for. */
export function openPackAhead(
  database: Database,
  files: DataFiles,
  { requests, failed }: { readonly requests: Requests; readonly failed: (error: unknown) => void },
): PackAhead {
  let ending = new AbortController()
  let work = Promise.resolve()

  const pack = async (signal: AbortSignal) => {
    await requests.quiet(signal)
    const release = await currentRelease(database)
    for (const request of await filesOf(release, files)) {
      await requests.quiet(signal)
      await files.file(release, request)
    }
  }
  return {
    begin() {
      ending.abort()
      ending = new AbortController()
      const { signal } = ending
      work = Promise.all([work, pack(signal)]).then(
        () => {},
        (error: unknown) => {
          if (!signal.aborted) failed(error)
        },
      )
    },
    stop() {
      ending.abort()
      return work
    },
  }
}

/** Those that most readers need stand first. */
async function filesOf(release: Release, files: DataFiles): Promise<readonly DataFileRequest[]> {
  const packed = await files.file(release, { file: 'files' })
  if (packed === null) return []
  const list = JSON.parse((await unpack(packed, 'identity')).toString()) as FilesList
  const ofIndicators = (file: OfIndicator, listed: ListedFile) =>
    list.files.filter(([, name]) => name === listed).map(([indicator]) => ({ file, indicator }))
  return [
    ...(['definitions', 'group-index', 'places', 'profiles'] as const).map((file) => ({ file })),
    ...ofIndicators('indicator', 'indicator'),
    ...ofIndicators('related', 'indicator'),
    ...(['groups', 'lgas', 'lga-counts', 'reporting'] as const).flatMap((file) => ofIndicators(file, file)),
  ]
}
