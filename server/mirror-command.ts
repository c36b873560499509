import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { languageOf } from '#languages/from-source.ts'
import { createApp } from './app.ts'
import { type Get, makeMirror } from './mirror/make-mirror.ts'
import { openMirrorFolder } from './mirror/mirror-folder.ts'
import {
  commandEnvironment,
  commandWords,
  fromHere,
  oneOf,
  runCommand,
  someOf,
} from './platform/command-environment.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { say, sayAside } from './platform/terminal.ts'
import { openFileCache } from './release/file-cache.ts'

// `npm run mirror -- --out FOLDER [--from http://127.0.0.1:8080] [--lang en] [--formats pdf,docx]`: the reading side as files.

const USAGE =
  'Usage: npm run mirror -- --out FOLDER [--from http://127.0.0.1:8080] [--lang en] [--formats pdf,docx]'
const FORMATS = ['pdf', 'docx'] as const

/** Times that a running product is asked for one file, and the pause between them in milliseconds: it may be busy with its readers. */
const TRIES = 4
const PAUSE = 2000

await runCommand(async () => {
  const { values } = commandWords(
    {
      options: {
        out: { type: 'string' },
        from: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        formats: { type: 'string', default: 'pdf,docx' },
      },
    },
    USAGE,
  )
  const code = oneOf('--lang', values.lang, OFFERED_LANGUAGES)
  const formats = someOf('--formats', values.formats, FORMATS)
  if (values.out === undefined) throw new Error(`Say where to, with --out.\n${USAGE}`)
  const environment = commandEnvironment()
  const folder = fromHere(values.out)
  const begun = performance.now()
  const target = await openMirrorFolder(folder)
  const options = { language: languageOf(code), site: environment.publicUrl, formats, progress: sayAside }
  const copy = (get: Get) => makeMirror(get, target.put, options)
  const pages = values.from === undefined ? await ofOwnStore(copy) : await copy(ofRunning(values.from))
  const { written, removed, same } = await target.finish()
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  say(
    `${pages} pages in ${seconds} s: ${written.length} files written, ${same} as they were, ${removed.length} removed: ${folder}`,
  )

  async function ofOwnStore(work: (get: Get) => Promise<number>): Promise<number> {
    const database = await openDatabase(environment)
    const files = openFileCache(join(resolve(environment.dataDir), 'cache'))
    const app = await createApp({ ...environment, database, files })
    try {
      return await work(async (url) => {
        const { statusCode: status, rawPayload: bytes } = await app.inject({ url })
        return { status, bytes }
      })
    } finally {
      await app.close()
      await database.close()
    }
  }
})

/** `fetch failed` says nothing; its cause does. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message
}

/** A product that runs, at the address that whoever types the command names. */
function ofRunning(from: string): Get {
  const home = from.replace(/\/+$/, '')
  const once = async (address: string) => {
    const answer = await fetch(home + address)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return async (address) => {
    for (let left = TRIES; ; left -= 1) {
      const got = await once(address).catch((error: unknown) =>
        left > 1 ? null : Promise.reject(new Error(`${home + address} does not answer: ${causeOf(error)}`)),
      )
      if (got !== null && (left === 1 || (got.status !== 429 && got.status < 500))) return got
      await setTimeout(PAUSE)
    }
  }
}
