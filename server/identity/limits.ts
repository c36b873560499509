import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/problem.ts'
import type { Database, SqlValue } from '#server/platform/database/database.ts'

/** How often something may be tried: `points` times in `seconds`. */
const RULES = {
  'sign-in-account': { points: 5, seconds: 15 * 60 },
  // Offices share one address, so there is room for many people who mistype.
  'sign-in-address': { points: 100, seconds: 15 * 60 },
  'second-step': { points: 5, seconds: 15 * 60 },
  register: { points: 30, seconds: 60 * 60 },
  'forgot-address': { points: 30, seconds: 60 * 60 },
  'forgot-account': { points: 5, seconds: 60 * 60 },
  letter: { points: 5, seconds: 60 * 60 },
  // Letters to one address that strangers make us write, by whatever form, in a day.
  'letter-address': { points: 10, seconds: 24 * 60 * 60 },
  link: { points: 60, seconds: 15 * 60 },
  judgement: { points: 60, seconds: 60 * 60 },
  // A language model costs its owner money: of one network, of one account, and of everybody in a day.
  'phrasing-address': { points: 60, seconds: 60 * 60 },
  'phrasing-account': { points: 200, seconds: 24 * 60 * 60 },
  'phrasing-day': { points: 2000, seconds: 24 * 60 * 60 },
  // Offices share one address: room for many people, and for a workshop that fills in a form together.
  'inquiry-address': { points: 60, seconds: 60 * 60 },
  'inquiry-writer': { points: 5, seconds: 60 * 60 },
  // One looks at a newsletter several times before it goes out.
  'test-letter': { points: 20, seconds: 60 * 60 },
  // People who enter addresses of others for their letters: each address is asked a few times, each person has so many asked and
  // changes lists so often.
  'mailing-address': { points: 3, seconds: 24 * 60 * 60 },
  'mailing-asked': { points: 20, seconds: 24 * 60 * 60 },
  'mailing-account': { points: 60, seconds: 24 * 60 * 60 },
  'newsletter-letter': { points: 3, seconds: 60 * 60 },
  // Three videos of the largest kind.
  'video-part': { points: 75, seconds: 60 * 60 },
  // Posts go before a person each time; one who answers a workshop's questions still gets through.
  'reading-post': { points: 30, seconds: 24 * 60 * 60 },
  // A look holds the figures of whole indicators against each other.
  'import-look': { points: 120, seconds: 60 * 60 },
  // Each asks another server, whose patience is not ours.
  'remote-look': { points: 60, seconds: 60 * 60 },
  'comment-report': { points: 20, seconds: 24 * 60 * 60 },
  'reading-report': { points: 20, seconds: 24 * 60 * 60 },
  'own-password': { points: 10, seconds: 15 * 60 },
} as const

export type LimitName = keyof typeof RULES

/** Minutes of waiting each time that the limit of an account is reached within a day. The last one stays: it never grows to for ever. */
const WAITS = [1, 5, 15, 60] as const
const DAY = 24 * 60 * 60

/** Counts attempts in the store, so that limits hold across processes and after a restart. */
export interface Limits {
  /** Counts one attempt. Throws `too-many-requests`, with the seconds to wait, when there were too many. */
  take(name: LimitName, key: string): Promise<void>
  /** Counts one attempt; false when there were too many. For calls that must not tell. */
  mayTake(name: LimitName, key: string): Promise<boolean>
  /** `mayTake`, for a letter that a stranger asks for: an address gets ten of them in a day at most, whatever they are. */
  mayWriteTo(name: LimitName, key: string, email: string): Promise<boolean>
  /** Forgets the count: the person has shown who they are. */
  forget(name: LimitName, key: string): Promise<void>
  /** Takes one counted attempt back. */
  giveBack(name: LimitName, key: string): Promise<void>
}

/** `secret` hides names and addresses: the table shows only that somebody tried. */
export function openLimits(database: Database, secret: string): Limits {
  const store = { query: (statement: Statement) => run(database, statement) }
  const limiterOf = (name: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: store,
      storeType: 'client',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    })
  const names = Object.keys(RULES) as LimitName[]
  const limiters = new Map(
    names.map((name) => [name, limiterOf(name, RULES[name].points, RULES[name].seconds)] as const),
  )
  const waits = limiterOf('waits', Number.MAX_SAFE_INTEGER, DAY)
  const hidden = (name: LimitName, key: string) =>
    createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url')
  const limiter = (name: LimitName) => limiters.get(name) ?? limiterOf(name, 1, 1)

  /** Seconds to wait; 0: none. */
  async function waiting(name: LimitName, key: string): Promise<number> {
    const id = hidden(name, key)
    try {
      await limiter(name).consume(id)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      if (name !== 'sign-in-account') return secondsOf(refused.msBeforeNext)
      if (refused.consumedPoints > RULES[name].points + 1) return secondsOf(refused.msBeforeNext)
      const { consumedPoints: time } = await waits.consume(id)
      const seconds = (WAITS[Math.min(time, WAITS.length) - 1] ?? 60) * 60
      await limiter(name).block(id, seconds)
      return seconds
    }
  }

  return {
    async take(name, key) {
      const seconds = await waiting(name, key)
      if (seconds > 0) throw tooMany(seconds)
    },
    mayTake: async (name, key) => (await waiting(name, key)) === 0,
    mayWriteTo: async (name, key, email) =>
      (await waiting(name, key)) === 0 && (await waiting('letter-address', email)) === 0,
    async forget(name, key) {
      await limiter(name).delete(hidden(name, key))
      if (name === 'sign-in-account') await waits.delete(hidden(name, key))
    },
    async giveBack(name, key) {
      await limiter(name).reward(hidden(name, key))
    },
  }
}

interface Statement {
  readonly text: string
  readonly values: readonly SqlValue[]
}

/** The rows as the library's store reads them. */
async function run(database: Database, { text, values }: Statement) {
  const rows = await database.query<{ points: number; expire: number }>(text, values)
  return { rows, rowCount: rows.length }
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}

function tooMany(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  return new Problem('too-many-requests', `Too many attempts. Try again ${when}.`, {}, seconds)
}
