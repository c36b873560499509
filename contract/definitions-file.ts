import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { CatalogueFile } from './release-file.ts'

/** An id with a text of its own. */
type TextOf = readonly [id: number, text: string]

/**
 * `GET /api/releases/{hash}/definitions`: the texts of a catalogue that are read where somebody asks for one. What has no such text has
 * no row.
 */
export interface DefinitionsFile {
  readonly release: string
  /** Definitions of indicators. */
  readonly definitions: readonly TextOf[]
  /** How sources ask to be cited. */
  readonly citations: readonly TextOf[]
}

/** The texts of a catalogue as they travel. */
export function definitionsFile({ release, indicators, sources }: CatalogueFile): DefinitionsFile {
  return {
    release: release.hash,
    definitions: rowsOf(indicators, ({ definition }) => definition),
    citations: rowsOf(sources, ({ citation }) => citation),
  }
}

function rowsOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): TextOf[] {
  return rows.map((row) => [row.id, textOf(row)] as const).filter(([, text]) => text !== '')
}

/** Reference data with the texts that came; what the file does not know keeps its own. */
export function withDefinitions(
  reference: ReferenceData,
  file: Omit<DefinitionsFile, 'release'>,
): ReferenceData {
  const [definitions, citations] = [new Map(file.definitions), new Map(file.citations)]
  const indicators = [...reference.indicators].map(
    ([id, own]) => [id, { ...own, definition: definitions.get(id) ?? own.definition }] as const,
  )
  const sources = [...reference.sources].map(
    ([id, own]) => [id, { ...own, citation: citations.get(id) ?? own.citation }] as const,
  )
  return { ...reference, indicators: new Map(indicators), sources: new Map(sources) }
}
