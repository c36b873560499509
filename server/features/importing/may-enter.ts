import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { Staged } from '#server/release/staging.ts'

interface Entered {
  readonly source: number
  readonly name: string
  readonly places: readonly number[]
}

/** Throws `not-allowed` where staged rows hold figures that somebody may not enter. */
export async function refuseOthersFigures(staged: Staged, actor: Account): Promise<void> {
  if (may(actor, 'figures.publish')) return
  const rows = await staged.transaction.query<Entered>(entered(staged))
  const wrong = rows.find(({ source, places }) => !may(actor, 'figures.publish', { source, places }))
  if (wrong) throw new Problem('not-allowed', `Your right to enter figures is not for all of ${wrong.name}.`)
}

/** Each source and place, with every place that holds it. */
const entered = ({ points, groups }: Staged) => `
  with recursive staged as (
    select datasource, location from ${points.name} union select datasource, location from ${groups.name}
  ), held as (
    select location as place, location as id from staged
    union
    select held.place, l.parent from held join location l on l.id = held.id where l.parent is not null
  )
  select s.datasource as source, d.datasource as name, array_agg(held.id) as places
  from staged s join datasource d on d.id = s.datasource join held on held.place = s.location
  group by s.datasource, d.datasource, s.location`
