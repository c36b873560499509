import { PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { withhold } from '#domain/small-numbers/withhold.ts'
import type { Story } from '#domain/story/story.ts'
import { todaysStories } from '#domain/story/todays-stories.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import type { Release } from '#server/release/current-release.ts'
import { readPoints } from '#server/release/read-points.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'

/** The stories of a release with the names that their figures are written with. */
export interface ReleaseStories {
  readonly stories: readonly Story[]
  readonly reference: ReferenceData
}

/** Indicators that health profiles measure, not merely count: those that readers come for. */
const HEADLINES = PROFILE_AREAS.filter(({ counted }) => !counted).flatMap(({ indicators }) => indicators)

async function storiesOf(database: SqlRunner, release: Release): Promise<ReleaseStories> {
  const { reference } = await readReferenceData(database, release, HEADLINES)
  const known = HEADLINES.flatMap((id) => reference.indicators.get(id) ?? [])
  const ids = known.map(({ id }) => id)
  const points = await readPoints(database, release.number, {
    indicators: ids,
    levels: [1, 3],
    periods: 'years',
  })
  const { shown } = withhold(points, reference)
  const ofIndicator = Map.groupBy(shown, ({ indicator }) => indicator)
  const currentYear = release.published_at.getUTCFullYear()
  const questions = known.map((indicator) => ({
    ...{ indicator, reference, currentYear },
    table: tableOf(ofIndicator.get(indicator.id) ?? []),
  }))
  return { stories: todaysStories(questions), reference }
}

/** Those of the newest release, which all who ask at once share. */
const stories = MadeOnce.newest<ReleaseStories>()

/** The stories of a release: computed once, at the first request. */
export function storiesOfRelease(database: SqlRunner, release: Release): Promise<ReleaseStories> {
  return stories.get(release.hash, () => storiesOf(database, release))
}
