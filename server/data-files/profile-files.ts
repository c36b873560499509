import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import type { Database } from '#server/platform/database/database.ts'
import { contentTag } from '#server/platform/http/entity-tag.ts'
import type { Release } from '#server/release/current-release.ts'
import { indicatorText } from './release-files.ts'

/** Another choice of indicators makes another file of the same release. */
const CHOICE = contentTag(Buffer.from(PROFILE_FILE.join()))

/** The name under which the file of the health profiles is kept. */
export function profilesFileName({ hash }: Release): string {
  return `${hash}-profiles-${CHOICE}`
}

/** Text of a list with the files of the indicators that health profiles speak of, as far as the release has them. */
export async function profilesText(database: Database, release: Release): Promise<string> {
  const texts = []
  for (const id of PROFILE_FILE) texts.push(await indicatorText(database, release, id))
  return `[${texts.filter((text) => text !== null).join(',')}]`
}
