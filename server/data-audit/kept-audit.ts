import type { SqlRunner } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'
import type { IndicatorAudit } from './release-audit.ts'

/** Rises when the rules change, so that findings of earlier ones are made anew. */
const EDITION = 5

/** The kept findings of a release; null where nobody has looked, or by earlier rules. */
export async function readAudit(
  runner: SqlRunner,
  { number }: Pick<Release, 'number'>,
): Promise<readonly IndicatorAudit[] | null> {
  const [row] = await runner.query<{ body: string }>(
    'select body from release_audit where release = $1 and edition = $2',
    [number, EDITION],
  )
  return row ? JSON.parse(row.body) : null
}

/** Keeps the findings of a release. Those of earlier ones go: nobody asks for them. */
export async function keepAudit(
  runner: SqlRunner,
  { number }: Pick<Release, 'number'>,
  audits: readonly IndicatorAudit[],
): Promise<void> {
  await runner.query(
    `insert into release_audit (release, edition, body) values ($1, $2, $3)
     on conflict (release) do update set edition = excluded.edition, body = excluded.body`,
    [number, EDITION, JSON.stringify(audits)],
  )
  await runner.query('delete from release_audit where release < $1', [number])
}
