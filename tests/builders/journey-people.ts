import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { makeAccount } from './people.ts'

/** The people who can sign in at the product of the journeys, with their roles. */
const PEOPLE = [
  ['journey.reader', 'user'],
  ['journey.author', 'user'],
  ['journey.moderator', 'moderator'],
  ['journey.admin', 'admin'],
] as const

export type JourneyPerson = (typeof PEOPLE)[number][0]

/** Makes the people of the journeys in the embedded store of a product that does not run yet. */
export async function prepareJourneyPeople(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  for (const [username, role] of PEOPLE) await makeAccount(database, username, role, SLOW_HASHING)
  await database.close()
}
