import type { DecidedRow, WaitingRow } from '#contract/waiting/waiting.ts'
import type { Account } from '#domain/account/account.ts'
import { kindsDecidedBy, type WaitingKind } from '#domain/waiting/waiting-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  decidedIn,
  type StoredDecided,
  type StoredWaiting,
  waitingIn,
  type WaitingSource,
} from './waiting-source.ts'

/** The things of this server's features that wait for somebody's decision. */
export interface WaitingList {
  /** Makes known where things of one kind wait. */
  register(source: WaitingSource): void
  /** Everything on which this person decides, oldest first; nobody decides on their own. */
  readFor(person: Account): Promise<Waiting>
}

export interface Waiting {
  readonly results: WaitingRow[]
  readonly counts: Partial<Record<WaitingKind, number>>
  readonly decided: DecidedRow[]
}

/** How many of the last decisions are told, of all kinds together. */
const LAST_DECISIONS = 20

export function openWaitingList(database: Database): WaitingList {
  const sources: WaitingSource[] = []
  return {
    register(source) {
      sources.push(source)
    },
    async readFor(person) {
      const kinds = kindsDecidedBy(person)
      const theirs = sources.filter(({ kind }) => kinds.includes(kind))
      const found = await Promise.all(
        theirs.map(async (source) => ({
          kind: source.kind,
          waiting: await waitingIn(database, source, person.id),
          decided: await decidedIn(database, source, LAST_DECISIONS),
        })),
      )
      return {
        results: found
          .flatMap(({ kind, waiting }) => waiting.map((row) => wireWaiting(kind, row)))
          .sort((a, b) => a.since.localeCompare(b.since)),
        counts: Object.fromEntries(found.map(({ kind, waiting }) => [kind, waiting[0]?.total ?? 0])),
        decided: found
          .flatMap(({ kind, decided }) => decided.map((row) => wireDecided(kind, row)))
          .sort((a, b) => b.at.localeCompare(a.at))
          .slice(0, LAST_DECISIONS),
      }
    },
  }
}

function wireWaiting(kind: WaitingKind, { total: _, since, ...row }: StoredWaiting): WaitingRow {
  return { kind, ...row, since: since.toISOString() }
}

function wireDecided(kind: WaitingKind, { at, ...row }: StoredDecided): DecidedRow {
  return { kind, ...row, at: at.toISOString() }
}
