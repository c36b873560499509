import { addJob } from '#server/jobs/job-store.ts'
import { growing, type JobInput, type JobKind } from '#server/jobs/job-kind.ts'
import type { TextSealer } from '#server/platform/sealed-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Remote } from '#server/platform/remote/remote.ts'
import { RemoteRefusal } from '#server/platform/remote/remote-refusal.ts'
import { NAMES_OF_SET, namesOfSet } from './dhis2.ts'
import { type PullPart, partsOf } from './pull-parts.ts'
import { keepPart, keptPositions, readPull, type StoredPull } from './stored-pull.ts'

/** Bytes of one part, and of all parts of a pull. */
const MOST_OF_PART = 20_000_000
const MOST_OF_PULL = 60_000_000

/** Attempts in a row that may fail before somebody has to press "go on". */
const PATIENCE = 4

/** Seconds after which a long pull lets other work of the background have its turn. */
const TURN = 20

const UNAUTHORISED = 401

interface PullWork {
  readonly database: Database
  readonly remote: Remote
  readonly tokens: TextSealer
  /** Is called when the last part has come: what is repeated is submitted. */
  readonly finished: (pull: StoredPull) => Promise<void>
}

/** Reads what is missing of a pull, part by part. Each part is kept as it comes, so a process that dies loses the part under way at most. */
export function pullJob(work: PullWork): JobKind {
  return {
    name: 'data-pull',
    attempts: PATIENCE * 2,
    pause: growing(5, 3),
    failure: 'Another server could not be read.',
    run: (input) => pull(work, input),
  }
}

async function pull(work: PullWork, { pull: id }: JobInput): Promise<void> {
  const { database } = work
  const stored = await readPull(database, Number(id))
  if (stored?.state !== 'running') return
  const kept = await keptPositions(database, stored.id)
  const until = performance.now() + TURN * 1000
  let size = stored.size
  for (const [position, part] of partsOf(stored.asked).entries()) {
    if (kept.has(position)) continue
    if (performance.now() > until)
      return addJob(database, 'data-pull', { pull: stored.id }, `pull ${stored.id} ${position}`)
    if ((await readPull(database, stored.id))?.state !== 'running') return
    try {
      const bytes = await readPart(work, stored, part)
      size += bytes.length
      if (size > MOST_OF_PULL) throw new RemoteRefusal('too-large')
      await keepPart(database, stored.id, position, bytes)
    } catch (error) {
      if (!(error instanceof RemoteRefusal)) throw error
      return failed(database, stored, error)
    }
  }
  await work.finished(stored)
}

function readPart(
  { remote, tokens }: PullWork,
  { asked, sealed_token: sealed }: StoredPull,
  { address }: PullPart,
): Promise<Uint8Array> {
  const token = sealed === null ? {} : { token: openToken(tokens, sealed) }
  if (typeof address === 'string') return remote.read({ address, most: MOST_OF_PART, ...token })
  if (asked.kind === 'file') throw new Error(`A file has no ${String(NAMES_OF_SET)}.`)
  return namesOfSet(remote, { address: asked.address, ...token }, asked)
}

/** A token that was sealed with another secret of the server has to be given anew. */
function openToken(tokens: TextSealer, sealed: string): string {
  try {
    return tokens.open(sealed)
  } catch {
    throw new RemoteRefusal('status', UNAUTHORISED)
  }
}

/** A failure that may pass is tried again by the job; the others, and too many in a row, wait for somebody. */
async function failed(database: Database, { id }: StoredPull, refusal: RemoteRefusal): Promise<void> {
  const [row] = await database.query<{ state: string }>(
    `update data_pull set failures = failures + 1, failure = $2, failure_status = $3,
       state = case when $4 or failures + 1 >= ${PATIENCE} then 'broken' else state end
     where id = $1 and state = 'running' returning state`,
    [id, refusal.kind, refusal.status, refusal.isLasting],
  )
  if (row?.state === 'running') throw refusal
}
