import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { acceptedEncoding } from '#server/platform/http/encoding.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { packedOnce, sendTagged } from '#server/platform/http/packed-answer.ts'
import { RecentlyUsed } from '#server/platform/recently-used.ts'
import { isPhone, isSlow } from './reader-device.ts'

/** Bytes of pages kept in memory, as text and as they are sent. */
const LARGEST_MEMORY = 12 * 1024 * 1024
/** A page is counted with its packed forms. */
const FORMS = 2
/** The longest path and query of a page that is kept, in characters: longer ones are asked for once. */
const LONGEST = 1000

/** Everything in the store that the page of an address is made of. */
const VERSION = `select concat_ws(' ',
  (select hash from release where hash is not null order by number desc limit 1),
  (select max(number) from front_version),
  (select version from platform_setting),
  (select count(*) || '@' || max(updated_at) from every_dashboard)) as version`

interface KeptPage {
  readonly text: string
}

/**
 * Finished pages, kept as they are sent: whoever asks for one again costs one look at the versions of what it is made of. Several
 * processes need not tell each other of changes.
 */
export class KeptPages {
  readonly #database: Database
  readonly #pages = new RecentlyUsed<KeptPage>(LARGEST_MEMORY, ({ text }) => text.length * FORMS)

  constructor(database: Database) {
    this.#database = database
  }

  /** Under what the page of a request is kept; null where it is not: the words of single figures follow open questions, too. */
  async nameOf(request: FastifyRequest): Promise<string | null> {
    const { url, headers } = request
    if (url.length > LONGEST || /^\/figure\b/.test(url)) return null
    const version = await this.#version()
    return version && [version, ownAddress(request), isPhone(headers), isSlow(headers), url].join('\n')
  }

  /** Sends the page that is kept under the name; false where none is. */
  async send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<boolean> {
    const page = this.#pages.get(name)
    if (!page) return false
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    sendTagged(request, reply, await packedOnce(page, () => page.text, encoding))
    return true
  }

  keep(name: string, text: string): void {
    this.#pages.keep(name, { text })
  }

  /** Null while the store does not answer, or has no release. */
  async #version(): Promise<string | null> {
    try {
      const [row] = await this.#database.query<{ version: string }>(VERSION)
      return row?.version ?? null
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'store-unavailable') throw error
      return null
    }
  }
}
