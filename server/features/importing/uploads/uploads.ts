import { createHash, randomBytes } from 'node:crypto'
import { type SentFile, uploadedList } from '#contract/data-import/data-import.ts'
import type { Upload } from '#contract/data-import/uploads.ts'
import { Problem } from '#domain/problem.ts'
import { isNoList, ListReader } from './list-reader.ts'
import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'
import type { StoredBytes, UploadRoom } from '#server/uploads/upload-room.ts'

/** Uploads that one person may have: the oldest makes room for the next. */
const MOST = 3

const COLUMNS = 'id, size, received'

/** Where uploads are noted, and where their pieces lie. */
interface UploadStore {
  readonly database: Database
  readonly uploads: UploadRoom
}

/** Begins an upload, or goes on with the one of this digest. */
export function begin(
  database: Database,
  owner: number,
  { size, digest }: { readonly size: number; readonly digest: string },
): Promise<Upload> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      `insert into upload (id, owner, size, digest) values ($1, $2, $3, $4) on conflict (owner, digest) do nothing`,
      [randomBytes(16).toString('base64url'), owner, size, digest],
    )
    const [own] = await transaction.query<Upload>(
      `select ${COLUMNS} from upload where owner = $1 and digest = $2 and size = $3`,
      [owner, digest, size],
    )
    if (!own) throw new Problem('invalid-input', 'This file has another size.', { size: ['It has another.'] })
    await transaction.query(
      `delete from upload where owner = $1 and id <> $2 and id not in (
         select id from upload where owner = $1 and id <> $2 order by created_at desc limit $3)`,
      [owner, own.id, MOST - 1],
    )
    return own
  })
}

/** An upload of this person. Throws `not-found`, also for uploads of others. */
export async function uploadOf(store: SqlRunner, owner: number, id: string): Promise<Upload> {
  return owned(
    await store.query<Upload>(`select ${COLUMNS} from upload where id = $1 and owner = $2`, [id, owner]),
  )
}

function owned([row]: readonly Upload[]): Upload {
  if (row) return row
  throw new Problem('not-found', 'There is no such upload of yours; it is forgotten after a day.')
}

/** Takes a piece that begins where the upload stands. One that is here already changes nothing. Throws `changed-meanwhile` behind a gap. */
export async function takePiece(
  { database, uploads }: UploadStore,
  owner: number,
  { id, from, bytes }: { readonly id: string; readonly from: number; readonly bytes: Buffer },
): Promise<Upload> {
  const { received, size } = await uploadOf(database, owner, id)
  // What is refused below, or is here already, is not carried to the bucket first.
  const isNext = from === received && bytes.length > 0 && from + bytes.length <= size
  const kept = isNext ? await uploads.keep(bytes) : null
  return database.transaction(async (transaction) => {
    const upload = owned(
      await transaction.query<Upload>(
        `select ${COLUMNS} from upload where id = $1 and owner = $2 for update`,
        [id, owner],
      ),
    )
    const end = from + bytes.length
    if (end <= upload.received) return upload
    if (from !== upload.received || (kept === null && upload.received !== received)) {
      throw new Problem('changed-meanwhile', `The next piece begins at byte ${upload.received}.`)
    }
    if (kept === null) {
      throw new Problem('invalid-input', 'The pieces are longer than the file.', {
        from: ['It is too long.'],
      })
    }
    await transaction.query(
      `insert into upload_piece (upload, start, content, object) values ($1, $2, decode($3, 'base64'), $4)`,
      [id, from, kept.content, kept.object],
    )
    await transaction.query('update upload set received = $2 where id = $1', [id, end])
    return { ...upload, received: end }
  })
}

/** Forgets an upload. */
export async function forget(database: Database, owner: number, id: string): Promise<Upload> {
  const upload = await uploadOf(database, owner, id)
  await database.query('delete from upload where id = $1 and owner = $2', [id, owner])
  return upload
}

/** Forgets what was begun more than a day ago. */
export async function forgetOld(transaction: Transaction): Promise<void> {
  await transaction.script(`delete from upload where created_at < now() - interval '1 day'`)
}

/** What a call says of its files: they are in it, or arrived in pieces before. */
interface Sent {
  readonly files?: readonly SentFile[] | undefined
  readonly upload?: string | undefined
}

/** The files of a call. Throws `invalid-input` where an upload is not whole, or is no list of files, and `not-found`. */
export async function filesSent(store: UploadStore, owner: number, sent: Sent): Promise<readonly SentFile[]> {
  if (sent.files) return sent.files
  if (sent.upload === undefined) throw refused('Send files, or an upload.')
  const upload = await uploadOf(store.database, owner, sent.upload)
  if (upload.received < upload.size) {
    throw refused(`Only ${upload.received} of ${upload.size} bytes are here.`)
  }
  const [row] = await store.database.query<{ digest: string }>('select digest from upload where id = $1', [
    upload.id,
  ])
  const { digest, files } = await readList(store, upload)
  if (digest !== row?.digest) throw refused('The file is not the one of its digest. Send it again.')
  const list = files && uploadedList.safeParse(files.map(({ name, text }) => ({ name, text })))
  if (!files || !list?.success) throw refused('The upload is no list of files of an import.')
  return files
}

/**
 * Reads an upload piece by piece, so that the store never answers with more than one at a time, no more than one is held beside what was
 * read, and whoever else is answered waits for one at most.
 */
async function readList({ database, uploads }: UploadStore, { id, size }: Upload) {
  const hash = createHash('sha256')
  let reader: ListReader | null = new ListReader()
  for (let at = 0; at < size; ) {
    const [piece] = await database.query<StoredBytes>(
      `select encode(content, 'base64') as content, object from upload_piece where upload = $1 and start = $2`,
      [id, at],
    )
    const bytes = piece && (await uploads.read(piece))
    if (!bytes || bytes.length === 0) throw refused('A piece is missing. Send the file again.')
    hash.update(bytes)
    reader = reader && taken(reader, bytes)
    at += bytes.length
  }
  return { digest: hash.digest('hex'), files: reader && ended(reader) }
}

/** The reader after a piece; null where that is no list of files. */
function taken(reader: ListReader, bytes: Buffer): ListReader | null {
  return read(() => {
    reader.push(bytes)
    return reader
  })
}

function ended(reader: ListReader): readonly SentFile[] | null {
  return read(() => reader.end())
}

function read<Found>(work: () => Found | null): Found | null {
  try {
    return work()
  } catch (error) {
    if (isNoList(error)) return null
    throw error
  }
}

function refused(sentence: string): Problem {
  return new Problem('invalid-input', sentence, { upload: [sentence] })
}
