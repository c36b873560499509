import { randomBytes } from 'node:crypto'
import { blocksOf } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { PROBLEM_TEXTS } from '#domain/document/problem-texts.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { Picture } from '#server/pictures/clean-picture.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** Pictures of one person that stand in no document; more are not taken until some are used. */
const MOST_LOOSE = 50

/** Pixels on a side. */
export const LONGEST_SIDE = 4096

/** A picture of a document, as it is sent. */
export interface DocumentPicture {
  readonly mediaType: string
  readonly bytes: Buffer
}

/** Keeps a picture for documents of somebody, and gives the name by which their blocks refer to it. */
export async function keepPicture(
  transaction: SqlRunner,
  owner: number,
  { mediaType, bytes }: Picture,
): Promise<string> {
  await transaction.query('select id from account where id = $1 for update', [owner])
  const [loose] = await transaction.query<{ count: number }>(
    `select count(*) as count from document_picture p where p.owner = $1
       and not exists (select from document_picture_use u where u.picture = p.name)`,
    [owner],
  )
  if ((loose?.count ?? 0) >= MOST_LOOSE) {
    throw new Problem('invalid-input', `${MOST_LOOSE} of your pictures stand in no document. Use them first.`)
  }
  const name = randomBytes(16).toString('base64url')
  await transaction.query(
    `insert into document_picture (name, owner, media_type, content) values ($1, $2, $3, decode($4, 'base64'))`,
    [name, owner, mediaType, bytes.toString('base64')],
  )
  return name
}

/** A picture by its name; whoever asks has to be allowed to see a document that shows it. Throws `not-found`. */
export async function pictureNamed(store: SqlRunner, name: string): Promise<DocumentPicture> {
  const [row] = await store.query<{ media_type: string; content: string }>(
    `select media_type, encode(content, 'base64') as content from document_picture where name = $1`,
    [name],
  )
  if (!row) throw new Problem('not-found', 'There is no such picture.')
  return { mediaType: row.media_type, bytes: Buffer.from(row.content, 'base64') }
}

/** The names of the pictures that a document shows. */
export function picturesIn({ blocks }: Document): readonly string[] {
  return [...new Set(blocksOf(blocks, 'picture').map(({ picture }) => picture))]
}

/**
 * Notes which pictures a document uses. Throws `invalid-input` for one that its owner did not upload and that the document
 * did not have before, nor one that it is a copy of: the name of somebody else's picture opens nothing.
 */
export async function notePictures(
  transaction: SqlRunner,
  id: number,
  owner: number,
  document: Document,
  copied: readonly string[] = [],
): Promise<void> {
  const names = picturesIn(document)
  const rows = await transaction.query<{ name: string }>(
    `select name from document_picture p where name = any($3::text[]) and (p.owner = $2 or name = any($4::text[])
       or exists (select from document_picture_use u where u.picture = p.name and u.document = $1))`,
    [id, owner, [...names], [...copied]],
  )
  const known = new Set(rows.map(({ name }) => name))
  const missing = document.blocks.findIndex((block) => block.kind === 'picture' && !known.has(block.picture))
  if (missing >= 0) {
    const sentence = english.text(PROBLEM_TEXTS.picture)
    throw new Problem('invalid-input', sentence, { [`document.blocks.${missing}.picture`]: [sentence] })
  }
  await transaction.query(
    `insert into document_picture_use (document, picture) select $1, unnest($2::text[]) on conflict do nothing`,
    [id, [...names]],
  )
}
