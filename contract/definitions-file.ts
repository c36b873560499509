import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { CatalogueFile } from './release-file.ts'

/** `GET /api/releases/{hash}/definitions`: the definitions of the indicators, which are read where somebody asks for one. */
export interface DefinitionsFile {
  readonly release: string
  readonly definitions: readonly (readonly [indicator: number, definition: string])[]
}

/** The definitions of a catalogue as they travel; an indicator without one has no row. */
export function definitionsFile({ release, indicators }: CatalogueFile): DefinitionsFile {
  const rows = indicators.map(({ id, definition }) => [id, definition] as const)
  return { release: release.hash, definitions: rows.filter(([, definition]) => definition !== '') }
}

/** Reference data with the definitions that came; an indicator that the file does not know keeps its own. */
export function withDefinitions(
  reference: ReferenceData,
  { definitions }: Pick<DefinitionsFile, 'definitions'>,
): ReferenceData {
  const byIndicator = new Map(definitions)
  const indicators = [...reference.indicators].map(
    ([id, indicator]) =>
      [id, { ...indicator, definition: byIndicator.get(id) ?? indicator.definition }] as const,
  )
  return { ...reference, indicators: new Map(indicators) }
}
