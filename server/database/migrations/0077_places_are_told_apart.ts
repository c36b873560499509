import { type NamedPlace, shownNames } from '#domain/location/shown-name.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Places get the name by which readers tell them apart (`Bassa, Kogi`) beside their own. In code and not in SQL, so that the
 * rule is the one by which places are loaded.
 */
export default async function placesAreToldApart(transaction: Transaction): Promise<void> {
  await transaction.script(`alter table location add column shown_name text`)
  const places = await transaction.query<NamedPlace>('select id, name, level, parent from location')
  const names = shownNames(places)
  await transaction.query(
    `update location l set shown_name = n.name
     from unnest($1::int[], $2::text[]) as n (id, name) where n.id = l.id`,
    [[...names.keys()], [...names.values()]],
  )
  await transaction.script(`alter table location alter column shown_name set not null`)
}
