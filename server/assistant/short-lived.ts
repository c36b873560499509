import { createHash } from 'node:crypto'
import { textSealer } from '#server/platform/sealed-text.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * What is remembered for minutes, by every process of the store, under names that callers know and the store does not: it can
 * read neither the names nor what is kept.
 */
export interface ShortLived {
  /** Null: nothing of that name, or no more. */
  read(name: string): Promise<string | null>
  /** `read`, and nobody reads it again. */
  take(name: string): Promise<string | null>
  keep(name: string, content: string): Promise<void>
}

/** `purpose` keeps different uses apart; what is kept lasts for so many minutes. */
export function openShortLived(database: Database, purpose: string, minutes: number): ShortLived {
  const hidden = (name: string) => createHash('sha256').update(`${purpose} ${name}`).digest('base64url')
  const opened = (name: string, [row]: readonly { readonly content: string }[]) =>
    row ? textSealer(name, purpose).open(row.content) : null
  return {
    read: async (name) =>
      opened(
        name,
        await database.query('select content from short_lived where name = $1 and ends_at > now()', [
          hidden(name),
        ]),
      ),
    take: async (name) =>
      opened(
        name,
        await database.query(
          'delete from short_lived where name = $1 and ends_at > now() returning content',
          [hidden(name)],
        ),
      ),
    async keep(name, content) {
      await database.query(
        `insert into short_lived (name, content, ends_at) values ($1, $2, now() + make_interval(mins => $3))
         on conflict (name) do update set content = excluded.content, ends_at = excluded.ends_at`,
        [hidden(name), textSealer(name, purpose).seal(content), minutes],
      )
    },
  }
}

/** Removes what has run out. */
export function forgetShortLived(database: Database): JobKind {
  return {
    name: 'forget-short-lived',
    attempts: 3,
    pause: growing(60, 4),
    every: 60 * 60,
    failure: 'What has run out could not be removed.',
    run: async () => {
      await database.query('delete from short_lived where ends_at < now()')
    },
  }
}
