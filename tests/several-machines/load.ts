import { setTimeout } from 'node:timers/promises'
import { decodePoints } from '#contract/release-decode.ts'
import { openDatabase, type StoreOptions } from '#server/platform/database/open-database.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { WRITER } from './machines.ts'

/** How long anything may take, in milliseconds: longer is a failure. */
const PATIENCE = 15_000

/** The words by which the note of a release of this load tells the value of its figures. */
const NOTE = 'every figure is '

/** What became of the load. */
interface Tally {
  readonly sent: Set<string>
  /** Those that were answered with success. */
  readonly acknowledged: Set<string>
  /** Hash of a release that was published → the value of its figures. */
  readonly released: Map<string, number>
  /** Answers that readers got, and questions that they had to ask again. */
  read: number
  repeated: number
  /** Questions that failed twice. */
  readonly failed: string[]
  /** Releases of which somebody saw a half. */
  readonly torn: string[]
}

export interface Load {
  readonly tally: Tally
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Somebody signs in at the site. Gives what stands in `Authorization`. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: WRITER, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (token === undefined) throw new Error(`Nobody could sign in: ${answer.status}`)
  return `Bearer ${token}`
}

/** Writers, readers and somebody who publishes, until they are stopped. */
export async function startLoad(
  url: string,
  store: StoreOptions,
  { writers, readers }: { readonly writers: number; readonly readers: number },
): Promise<Load> {
  const tally: Tally = {
    ...{ sent: new Set(), acknowledged: new Set(), released: new Map() },
    ...{ read: 0, repeated: 0, failed: [], torn: [] },
  }
  const stopping = new AbortController()
  const until = async (once: (turn: number) => Promise<void>) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) await once(turn)
  }
  const bearer = await signIn(url)
  const database = await openDatabase(store)
  const work = [
    ...Array.from({ length: writers }, (_, writer) =>
      until((turn) => writeOnce(url, bearer, `${writer} ${turn}`, tally)),
    ),
    ...Array.from({ length: readers }, () => until(() => readOnce(url, tally))),
    until(async (turn) => {
      const value = 41 + turn / 8
      const points = [
        aPoint(2, 1, '2018', value),
        aPoint(2, 10, '2023', value),
        aPoint(2, 1, '2023', value, { indicator: 8 }),
      ]
      await publishRelease(
        database,
        { points },
        { note: `${NOTE}${value}`, actor: 'load', now: new Date() },
      ).then(
        (release) => release && tally.released.set(release.hash, value),
        () => setTimeout(200),
      )
      await setTimeout(200)
    }),
  ]
  return {
    tally,
    stop: async () => {
      stopping.abort()
      await Promise.all(work)
      await database.close()
    },
  }
}

/** One write; whatever is not answered with success may have happened or not. */
async function writeOnce(url: string, bearer: string, attempt: string, tally: Tally): Promise<void> {
  tally.sent.add(attempt)
  const isKept = await fetch(`${url}/api/user_interactions`, {
    method: 'POST',
    headers: { authorization: bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ dashboard: 'Health_Outcomes_and_Service_Coverage', attempt }),
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    (answer) => answer.ok,
    () => false,
  )
  if (isKept) tally.acknowledged.add(attempt)
  await setTimeout(isKept ? 20 : 200)
}

/** A reader asks which release is current, and reads two files of it. */
async function readOnce(url: string, tally: Tally): Promise<void> {
  const current = await asked(url, '/api/releases/current', tally)
  if (current === null) return
  const { hash, note } = JSON.parse(current)
  const [first, second] = await Promise.all(
    [7, 8].map((indicator) => asked(url, `/api/releases/${hash}/indicators/${indicator}`, tally)),
  )
  await asked(url, '/api/data/?indicator=7&datasource=2&size=20', tally)
  // The primary alone answers this one.
  await asked(url, '/api/dashboards', tally)
  if (!first || !second || !note.startsWith(NOTE)) return
  const value = Number(note.slice(NOTE.length))
  const seen = [...valuesIn(first, [1, 2018000], [10, 2023000]), ...valuesIn(second, [1, 2023000])]
  if (seen.some((one) => one !== value)) tally.torn.push(`${hash}: ${value}, ${seen.join(', ')}`)
  await setTimeout(20)
}

function valuesIn(text: string, ...places: readonly (readonly [number, number])[]): (number | undefined)[] {
  const table = decodePoints(JSON.parse(text))
  return places.map(([location, period]) => {
    const row = table.location.findIndex(
      (one, at) => one === location && table.source[at] === 2 && table.period[at] === period,
    )
    return table.value[row]
  })
}

/** The text of an answer; a question that fails is asked once more, when the answer said so. */
async function asked(url: string, path: string, tally: Tally): Promise<string | null> {
  const first = await tried(url + path)
  if (typeof first.text === 'string') {
    tally.read += 1
    return first.text
  }
  tally.repeated += 1
  await setTimeout(first.wait)
  const second = await tried(url + path)
  if (typeof second.text === 'string') {
    tally.read += 1
    return second.text
  }
  tally.failed.push(`${path}: ${first.reason}, then ${second.reason}`)
  return null
}

interface Tried {
  readonly text: string | null
  readonly reason: string
  /** Milliseconds until it is worth asking again. */
  readonly wait: number
}

async function tried(address: string): Promise<Tried> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    const text = await answer.text()
    const wait = Number(answer.headers.get('retry-after') ?? 1) * 1000
    return answer.ok ? { text, reason: '', wait } : { text: null, reason: `${answer.status}`, wait }
  } catch (error) {
    return { text: null, reason: String(error), wait: 1000 }
  }
}
