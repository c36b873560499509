import { besideIndicator } from '#domain/statistics/beside-indicator.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'
import { indicatorText } from './release-files.ts'

/** The indicators whose files the list beside an indicator holds; null when the release has no such indicator. As in the web, the catalogue decides. */
export async function indicatorsBeside(
  database: Database,
  release: Release,
  indicator: number,
): Promise<readonly number[] | null> {
  const { reference, coverage } = await releaseWords(database, release)
  const about = reference.indicators.get(indicator)
  return about ? besideIndicator(about, reference.indicators.values(), coverage) : null
}

/**
 * Text of a list with the files of the related indicators that the table of sources shows beside an indicator, and of the people that its
 * states are weighted with; null when the release has no such indicator.
 */
export async function relatedText(
  database: Database,
  release: Release,
  indicator: number,
): Promise<string | null> {
  const beside = await indicatorsBeside(database, release, indicator)
  if (beside === null) return null
  const texts = []
  for (const id of beside) texts.push(await indicatorText(database, release, id))
  return `[${texts.filter((text) => text !== null).join(',')}]`
}
