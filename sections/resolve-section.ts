import type { FileRequest } from './files/file-request.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import { readFigures } from './definition/needed-files.ts'
import { finished } from './definition/steps.ts'
import { workedOut } from './definition/work.ts'
import type { SectionRequest, SectionDefinition, ResolvedSection } from './definition/section-definition.ts'

/**
 * A section resolved to its end, without anything that draws: for pages that servers write. Optional files are waited for.
 * Rejects when a required file cannot be read.
 */
export async function resolveSection<State extends object, Choice>(
  definition: SectionDefinition<State, Choice>,
  asked: SectionRequest<State>,
  read: (request: FileRequest) => Promise<LoadedFile>,
): Promise<ResolvedSection<State, Choice>> {
  const figures = await readFigures(definition, asked, read)
  return {
    ...asked,
    figures,
    choice: workedOut(definition.work, finished(definition.resolve(asked, figures))),
  }
}
