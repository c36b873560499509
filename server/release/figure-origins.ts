import type { ORIGINS } from '#contract/releases/history.ts'
import type { Role } from '#domain/account/role.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Where a release comes from, as far as it tells of one figure. Names of people are not told. */
export interface ReleaseOrigin {
  readonly number: number
  readonly origin: (typeof ORIGINS)[number]
  /** Of whoever entered or brought its figures; null: nobody did, or the account is gone. */
  readonly role: Role | null
  /** Somebody else than they approved it. */
  readonly approved: boolean
  /** Why the figure is right although a check asked; empty: none did. */
  readonly explained: string
  /** The release that it undid. */
  readonly undoes: number | null
}

/** The origins of some releases, with what was said of one indicator. */
export function releaseOrigins(
  store: SqlRunner,
  releases: readonly number[],
  indicator: number,
): Promise<ReleaseOrigin[]> {
  return store.query<ReleaseOrigin>(
    `select r.number, u.release as undoes,
       case when u.release is not null then 'undo' when s.entry_form is not null then 'form'
         when s.id is not null then 'files' when r.dataset <> '' or r.number = 1 then 'data-set' else 'publisher' end as origin,
       coalesce(a.role, p.role) as role, s.id is not null as approved,
       coalesce((select one ->> 'reason' from jsonb_array_elements(s.explained) one
         where (one ->> 'indicator')::int = $2 limit 1), '') as explained
     from release r
     left join release_undo u on u.undone_by = r.number
     left join figure_submission s on s.release = r.number
     left join account a on a.id = s.author
     left join account p on s.id is null and r.dataset = '' and p.display_username = r.actor
     where r.number = any($1::int[])`,
    [releases, indicator],
  )
}
