import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { sectionDefinition, strangeParameters } from '#sections/section-state.ts'
import { isView } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import type { Document } from '#domain/document/document.ts'
import { blocksOf } from '#domain/document/blocks.ts'
import { PROBLEM_TEXTS } from '#domain/document/problem-texts.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { Level } from '#domain/location/location.ts'
import { missingReferences, referencesIn } from '#domain/document/references.ts'
import type { Known } from '#domain/document/known.ts'
import { closedView, isNothingChosen } from '#domain/document/blocks/view-field.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * Throws `invalid-input` unless a document is within its bounds, and every indicator, data source, place, section and kind
 * of figure of it exists. It may have none of them: one that only leads to an embedded page.
 */
export async function refuseStrange(store: SqlRunner, document: Document): Promise<void> {
  const read = readDocument(document)
  const faults = read.ok ? missingReferences(document, await knownOf(store, document)) : read.errors
  const named = Object.entries(faults).map(
    ([path, found]) => [`document.${path}`, found.map((fault) => english.text(fault))] as const,
  )
  const [sentence] = named.flatMap(([, sentences]) => sentences)
  if (sentence === undefined) return
  throw new Problem('invalid-input', sentence, Object.fromEntries(named.slice(0, MOST_NAMED)))
}

/** Fields of one document that a problem names. */
const MOST_NAMED = 20

async function knownOf(store: SqlRunner, document: Document): Promise<Known> {
  const { indicators, sources, locations } = referencesIn(document)
  const slugs = blocksOf(document.blocks, 'section').map(({ section }) => section)
  const definitions = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await sectionDefinition(slug)] as const)),
  )
  const levels = await levelsOf(store, locations)
  return {
    sections: new Set(OFFERED_SECTIONS.map(({ slug }) => slug)),
    strangeParameters: (section, state) => {
      const definition = definitions.get(section)
      return definition ? strangeParameters(definition, state) : []
    },
    indicators: await existing(store, 'indicator', indicators),
    sources: await existing(store, 'datasource', sources),
    locations: new Set(levels.keys()),
    view: (view) => {
      if (isNothingChosen(view)) return []
      // How many there are, and of which level, is known when nothing is left open.
      const closed = closedView(view)
      if (!isView(closed ?? { ...view, sources: [], locations: [] })) {
        return [PROBLEM_TEXTS.noFigure(view.kind)]
      }
      const reason = closed && isView(closed) && whyNotView(closed, (location) => levels.get(location))
      return reason ? [reason] : []
    },
  }
}

async function existing(
  store: SqlRunner,
  table: 'indicator' | 'datasource',
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await store.query<{ id: number }>(
    `select id from ${table} where id::bigint = any($1::bigint[])`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The level of each place that exists. */
async function levelsOf(store: SqlRunner, ids: readonly number[]): Promise<ReadonlyMap<number, Level>> {
  if (ids.length === 0) return new Map()
  const rows = await store.query<{ id: number; level: Level }>(
    'select id, level from location where id::bigint = any($1::bigint[])',
    [ids],
  )
  return new Map(rows.map(({ id, level }) => [id, level]))
}
