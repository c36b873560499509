import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/**
 * The place where things of one kind wait: a table with the alias `t`, and expressions on it. A reviewed
 * thing takes most of them from its review (`server/reviews/review-source.ts`).
 */
export interface WaitingSource {
  readonly kind: WaitingKind
  /** Tables and joins, beginning with that whose alias is `t`; it has an id. */
  readonly from: string
  /** When it waits. */
  readonly waits: string
  /** Its author, as an id; `null`: nobody with an account. */
  readonly author: string
  readonly columns: {
    readonly id: string
    readonly what: string
    readonly title: string
    /** Its author, by name. */
    readonly by: string
    readonly since: string
    readonly version: string
    readonly changed: string
    readonly remarks: string
  }
  readonly decided: {
    /** When somebody has decided on it. */
    readonly where: string
    readonly state: string
    /** The account that decided, as an id. */
    readonly by: string
    readonly at: string
  }
}

/** The most of one kind that is listed; `total` counts all. */
const LISTED = 200

/** Characters of a title: the beginning of what may be a whole text. */
const TITLE = 160

/** A thing that waits, as the store has it. */
export interface StoredWaiting {
  readonly id: string
  readonly what: string
  readonly title: string
  readonly from: string
  readonly since: Date
  readonly version: string
  readonly changed: boolean
  readonly remarks: number
  readonly total: number
}

/** The things that wait at one place for somebody other than their author, oldest first. */
export function waitingIn(store: SqlRunner, source: WaitingSource, person: number): Promise<StoredWaiting[]> {
  const { from, waits, author, columns } = source
  return store.query<StoredWaiting>(
    `select (${columns.id})::text as id, ${columns.what} as what, left(${columns.title}, ${TITLE}) as title,
       coalesce(${columns.by}, '') as "from", ${columns.since} as since, (${columns.version})::text as version,
       ${columns.changed} as changed, (${columns.remarks})::int as remarks, (count(*) over ())::int as total
     from ${from} where (${waits}) and (${author}) is distinct from $1::int
     order by ${columns.since}, t.id limit ${LISTED}`,
    [person],
  )
}

/** A thing that somebody decided on, as the store has it. */
export interface StoredDecided {
  readonly id: string
  readonly what: string
  readonly title: string
  readonly state: string
  readonly by: string
  readonly at: Date
}

/** The last decisions at one place, the newest first. */
export function decidedIn(store: SqlRunner, source: WaitingSource, most: number): Promise<StoredDecided[]> {
  const { from, columns, decided } = source
  return store.query<StoredDecided>(
    `select (${columns.id})::text as id, ${columns.what} as what, left(${columns.title}, ${TITLE}) as title,
       ${decided.state} as state, coalesce(decider.display_username, '') as by, ${decided.at} as at
     from ${from} left join account decider on decider.id = ${decided.by}
     where ${decided.where} order by ${decided.at} desc limit ${most}`,
  )
}
