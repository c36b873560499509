import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** How often it is looked, in milliseconds, while no announcement can arrive, and while the connection seems well. */
const LOOK = { deaf: 2000, listening: 30_000 }

/**
 * Listens for announcements of other processes (`pg_notify`) on a connection of its own. While it is lost, or led through a pooler,
 * which passes none on, `heard` is called every two seconds instead, so that whoever listens looks by themselves.
 */
export class NoticeListener {
  readonly #config: pg.ClientConfig
  readonly #topic: string
  readonly #heard: () => void
  readonly #stopping = new AbortController()
  readonly #work: Promise<void>
  #lost = new AbortController()

  constructor(config: pg.ClientConfig, topic: string, heard: () => void) {
    this.#config = config
    this.#topic = topic
    this.#heard = heard
    this.#work = this.#listenUntilClosed()
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#work
  }

  async #listenUntilClosed(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const client = await this.#connect()
      // What was announced meanwhile was not heard.
      this.#heard()
      while (client && (await this.#rest(LOOK.listening)) && (await isThere(client))) this.#heard()
      await client?.end().catch(() => {})
      await this.#rest(LOOK.deaf)
    }
  }

  /** False when it was ended, or the connection was lost meanwhile. */
  async #rest(milliseconds: number): Promise<boolean> {
    const signal = AbortSignal.any([this.#stopping.signal, this.#lost.signal])
    await setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {})
    return !signal.aborted
  }

  /** A connection that hears announcements; null: there is none now. */
  async #connect(): Promise<pg.Client | null> {
    const client = new pg.Client({ ...this.#config, query_timeout: LOOK.deaf })
    this.#lost = new AbortController()
    const lost = this.#lost
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', () => this.#heard())
    try {
      await client.connect()
      const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
      if (rows[0]?.process === Reflect.get(client, 'processID')) {
        await client.query(`listen ${this.#topic}`)
        return client
      }
    } catch {
      // It is tried again.
    }
    await client.end().catch(() => {})
    this.#lost = new AbortController()
    return null
  }
}

async function isThere(client: pg.Client): Promise<boolean> {
  return client.query('select 1').then(
    () => true,
    () => false,
  )
}
