import type { Asked, SectionDefinition } from './section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'

/** What a section needs, and as much of it as is there. */
export interface NeededFiles {
  readonly requests: readonly FileRequest[]
  readonly figures: Figures
}

/**
 * Asks a section for files until it wants no more: those that are there may lead to others, and what has led to something
 * stays. `together` gives the same figures for the same files.
 */
export function neededFiles<State extends object>(
  definition: Pick<SectionDefinition<State>, 'files'>,
  asked: Asked<State>,
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
