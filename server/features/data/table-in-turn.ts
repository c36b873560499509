import { setImmediate } from 'node:timers/promises'
import { Streamed } from '#server/platform/http/endpoint-route.ts'
import { type CsvRow, csvAnswer } from '#server/platform/listing/csv-answer.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'

/** Two tables at once leave the store and the thread that answers to everybody else. */
const QUEUE = new FairQueue({
  what: 'figures',
  atOnce: 2,
  waiting: 1000,
  retryAfter: 5,
  ofOneCaller: { account: 40, guest: 20 },
})

/** What is made of a table in one turn, in characters: the largest page is whole then. */
const OF_A_TURN = 1_000_000

/** What a table of figures is called. */
export const DATA_TABLE = 'data'

/** Rows of a table, as many at a time as are read with one question of the store. */
export type RowsInParts = AsyncIterable<readonly CsvRow[]>

/** What was made in a turn. */
interface Made {
  readonly parts: readonly (string | Uint8Array)[]
  readonly isLast: boolean
}

/**
 * A table, read and written when it is its caller's turn, so that five hundred of them keep nobody waiting who asks for something else. A
 * longer one takes a turn for each million characters: whoever takes it slowly holds no place meanwhile. Throws `too-many-requests` where
 * too many wait, before the first byte.
 */
export async function tableInTurn(
  asker: Asker,
  columns: readonly string[],
  rows: RowsInParts,
): Promise<Streamed> {
  const { table, parts, first } = await QUEUE.run(asker, async () => {
    const table = csvAnswer(DATA_TABLE, columns, oneByOne(rows))
    const parts = table.parts[Symbol.asyncIterator]()
    return { table, parts, first: await madeInTurn(parts) }
  })
  return new Streamed(everyTurn(asker, parts, first), table.mediaType, table.fileName)
}

/** Lets others in between two questions of the store. */
async function* oneByOne(rows: RowsInParts): AsyncGenerator<CsvRow> {
  for await (const some of rows) {
    yield* some
    await setImmediate()
  }
}

async function madeInTurn(from: AsyncIterator<string | Uint8Array>): Promise<Made> {
  const parts: (string | Uint8Array)[] = []
  for (let length = 0; length < OF_A_TURN; ) {
    const next = await from.next()
    if (next.done) return { parts, isLast: true }
    parts.push(next.value)
    length += next.value.length
  }
  return { parts, isLast: false }
}

async function* everyTurn(
  asker: Asker,
  from: AsyncIterator<string | Uint8Array>,
  first: Made,
): AsyncGenerator<string | Uint8Array> {
  try {
    for (let made = first; ; made = await QUEUE.goOn(asker, () => madeInTurn(from))) {
      yield* made.parts
      if (made.isLast) return
    }
  } finally {
    await from.return?.()
  }
}
