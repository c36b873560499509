import type { Catalogue } from '#contract/release-data.ts'
import { type FileRequest, isRequired } from '#sections/files/file-request.ts'
import { type Figures, figuresOf } from '#sections/files/figures.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'

/** A thing that names the files it is made from: a section, or the findings of a place. */
export interface NeedsFiles<Asked> {
  /** Those that have come may lead to others. */
  files(asked: Asked, arrived: Figures): readonly FileRequest[]
}

/** The files that are needed, and those that are loaded. */
export interface NeededFiles {
  readonly requests: readonly FileRequest[]
  readonly figures: Figures
}

/**
 * Asks for files until no more are wanted: those that are there may lead to others, and what has led to something stays.
 * `together` gives the same figures for the same files.
 */
export function neededFiles<Asked>(
  definition: NeedsFiles<Asked>,
  asked: Asked,
  loaded: (request: FileRequest) => LoadedFile | null,
  together: (files: readonly LoadedFile[]) => Figures,
): NeededFiles {
  let files: readonly LoadedFile[] = []
  for (;;) {
    const figures = together(files)
    const requests = definition.files(asked, figures)
    const there = requests.flatMap((request) => loaded(request) ?? [])
    const more = there.filter(({ data }) => files.every((file) => file.data !== data))
    if (more.length === 0) return { requests, figures }
    files = [...files, ...more]
  }
}

/** Reads all that is needed, one round after the other. Optional files are waited for. Rejects when a required one cannot be read. */
export async function readFigures<Asked extends { readonly catalogue: Catalogue }>(
  definition: NeedsFiles<Asked>,
  asked: Asked,
  read: (request: FileRequest) => Promise<LoadedFile>,
): Promise<Figures> {
  const files = new Map<string, LoadedFile | null>()
  const keyOf = (request: FileRequest) => JSON.stringify(request)
  for (;;) {
    const { requests, figures } = neededFiles(
      definition,
      asked,
      (request) => files.get(keyOf(request)) ?? null,
      (loaded) => figuresOf(asked.catalogue, loaded),
    )
    const missing = requests.filter((request) => !files.has(keyOf(request)))
    if (missing.length === 0) return figures
    const reading = missing.map(async (request) => {
      const file = isRequired(request) ? await read(request) : await read(request).catch(() => null)
      files.set(keyOf(request), file)
    })
    await Promise.all(reading)
  }
}
