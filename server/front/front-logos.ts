import { randomBytes } from 'node:crypto'
import { Problem } from '#domain/problem.ts'
import type { Picture } from '#server/pictures/clean-picture.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** In pixels. Browsers shrink pictures before they are sent. */
export const LONGEST_SIDE = 512

/**
 * Keeps a logo for somebody's draft and gives its name. Earlier ones of theirs that neither a draft nor a version shows
 * go with it, so that nobody fills the store.
 */
export async function keepLogo(
  transaction: SqlRunner,
  owner: number,
  { mediaType, bytes }: Picture,
): Promise<string> {
  await transaction.query(
    `delete from front_logo l where (owner = $1 or owner is null)
       and not exists (select from front_version v where v.content ->> 'logo' = l.name)
       and not exists (select from front_draft d where d.content ->> 'logo' = l.name)`,
    [owner],
  )
  const name = randomBytes(16).toString('base64url')
  await transaction.query(
    `insert into front_logo (name, owner, media_type, content) values ($1, $2, $3, decode($4, 'base64'))`,
    [name, owner, mediaType, bytes.toString('base64')],
  )
  return name
}

/** A logo by its name. Throws `not-found`. */
export async function logoNamed(
  store: SqlRunner,
  name: string,
): Promise<Pick<Picture, 'bytes'> & { readonly mediaType: string }> {
  const [row] = await store.query<{ media_type: string; content: string }>(
    `select media_type, encode(content, 'base64') as content from front_logo where name = $1`,
    [name],
  )
  if (!row) throw new Problem('not-found', 'There is no such logo.')
  return { mediaType: row.media_type, bytes: Buffer.from(row.content, 'base64') }
}
