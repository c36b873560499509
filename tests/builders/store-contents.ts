import { migrate } from '#server/database/migrate.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publishAnalysedCountry } from './analysed-country.ts'
import { seedMadeUp } from './made-up-store.ts'
import { publishCountry } from './published-country.ts'

/**
 * The contents that the store of a test can begin with. Each is made once in a run and copied for every test
 * that asks for it.
 */
export const CONTENTS = {
  /** No table at all. */
  nothing: (database) => database.query('select 1'),
  /** The product's tables, empty. */
  tables: migrate,
  /** The made-up country, with its first release only. */
  'first-release': (database) => publishCountry(database, 1),
  /** The made-up country with both of its releases. */
  country: publishCountry,
  /** A third release, with figures that every method of analysis can be tried on. */
  'analysed-country': publishAnalysedCountry,
  /** The made-up data set, read from files as the one that ships. */
  'made-up-files': seedMadeUp,
  /** The data set that ships. */
  'default-data': (database) => seedDefaultData(database, { progress: () => {} }),
} as const satisfies Record<string, (database: Database) => Promise<unknown>>

export type Content = keyof typeof CONTENTS
