import { isRequired, type FileRequest } from './files/file-request.ts'
import { figuresOf } from './files/figures.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import { neededFiles } from './definition/needed-files.ts'
import { finished } from './definition/steps.ts'
import { workedOut } from './definition/work.ts'
import type { Asked, SectionDefinition, Shown } from './definition/section-definition.ts'

/**
 * A section resolved to its end, without anything that draws: for pages that servers write. Optional files are waited for.
 * Rejects when a required file cannot be read.
 */
export async function resolveSection<State extends object, Choice>(
  definition: SectionDefinition<State, Choice>,
  asked: Asked<State>,
  read: (request: FileRequest) => Promise<LoadedFile>,
): Promise<Shown<State, Choice>> {
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
    if (missing.length === 0)
      return {
        ...asked,
        figures,
        choice: workedOut(definition.work, finished(definition.resolve(asked, figures))),
      }
    const reading = missing.map(async (request) => {
      const file = isRequired(request) ? await read(request) : await read(request).catch(() => null)
      files.set(keyOf(request), file)
    })
    await Promise.all(reading)
  }
}
