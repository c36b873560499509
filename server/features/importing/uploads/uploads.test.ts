import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Upload } from '#contract/data-import/uploads.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createApp } from '#server/app.ts'
import { type Person, testAccounts } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { forgetOld } from './uploads.ts'

const ROWS = 'indicator,datasource,location,period,value\n7,2,10,2001,61.2\n'
const LIST = Buffer.from(JSON.stringify([{ name: 'march.csv', text: ROWS }]))
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A piece as a browser sends it. */
function formOf(bytes: Buffer) {
  const boundary = `piece-${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="piece"; filename="piece"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

serverDatabase('files that arrive in pieces', (open) => {
  let app: FastifyInstance
  /** Another process. */
  let second: FastifyInstance
  let database: Database
  let [ada, bo]: Person[] = []
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada, bo },
    } = await openProduct(open, { content: 'first-release', people: { ada: 'admin', bo: 'admin' } }))
    second = await createApp({ database, accounts: testAccounts() })
    open.atEnd(() => second.close())
  })
  const by = (who: Person | undefined = ada) => ({ authorization: who?.bearer ?? '' })
  const begin = (bytes: Buffer, digest = digestOf(bytes), who = ada) =>
    app.inject({
      ...{ method: 'POST', url: '/api/uploads', headers: by(who) },
      payload: { size: bytes.length, digest },
    })
  const piece = (id: string, from: number, bytes: Buffer, who = ada, on = app) => {
    const { headers, payload } = formOf(bytes)
    const url = `/api/uploads/${id}?from=${from}`
    return on.inject({ method: 'PUT', url, payload, headers: { ...headers, ...by(who) } })
  }
  const look = (upload: string, who = ada) =>
    app.inject({ method: 'POST', url: '/api/data-imports/preview', payload: { upload }, headers: by(who) })

  test('it goes on where it stood, at another process too, takes nothing twice and nothing behind a gap, and is imported when it is whole', async () => {
    const answer = await begin(LIST)
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = answer.json<Upload>()
    expect((await piece(id, 0, LIST.subarray(0, 40))).json()).toMatchObject({ received: 40 })
    // The answer was lost on the way, and the piece comes again.
    expect((await piece(id, 0, LIST.subarray(0, 40))).json()).toMatchObject({ received: 40 })
    expect((await piece(id, 60, LIST.subarray(60))).statusCode).toBe(409)
    expect((await look(id)).json().errors.upload).toEqual([`Only 40 of ${LIST.length} bytes are here.`])
    // The page was closed: the same file again.
    expect((await begin(LIST)).json()).toEqual({ id, size: LIST.length, received: 40 })
    expect((await piece(id, 40, Buffer.concat([LIST.subarray(40), LIST]))).statusCode).toBe(400)
    expect((await piece(id, 40, LIST.subarray(40), ada, second)).json()).toMatchObject({
      received: LIST.length,
    })
    const report = await look(id)
    expect(report.statusCode, report.body).toBe(200)
    expect(report.json().figures).toMatchObject({ added: 1 })
  })

  test('nobody else sees it, and its owner forgets it', async () => {
    const bytes = Buffer.from('[]')
    const { id } = (await begin(bytes)).json<Upload>()
    const [read, written, looked] = await Promise.all([
      app.inject({ url: `/api/uploads/${id}`, headers: by(bo) }),
      piece(id, 0, bytes, bo),
      look(id, bo),
    ])
    expect([read, written, looked].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    await piece(id, 0, bytes)
    expect((await look(id)).json().errors.upload).toEqual(['The upload is no list of files of an import.'])
    const forget = () => app.inject({ method: 'DELETE', url: `/api/uploads/${id}`, headers: by() })
    expect((await forget()).statusCode).toBe(200)
    expect((await forget()).statusCode).toBe(404)
  })

  test('another file than its digest says, and one that is too large, are refused', async () => {
    const { id } = (await begin(LIST, 'b'.repeat(64))).json<Upload>()
    await piece(id, 0, LIST)
    expect((await look(id)).json().errors.upload).toEqual([
      'The file is not the one of its digest. Send it again.',
    ])
    const large = { size: 49 * 1024 * 1024, digest: 'c'.repeat(64) }
    const answer = await app.inject({ method: 'POST', url: '/api/uploads', headers: by(), payload: large })
    expect(answer.statusCode).toBe(400)
    expect((await piece(id, 0, Buffer.alloc(600 * 1024))).statusCode).toBe(413)
  })

  test('three at most, and none after a day', async () => {
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map((n) => begin(Buffer.from(`[${n}]`), undefined, bo)),
    )
    expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    await begin(Buffer.from('[4]'), undefined, bo)
    const held = () => database.query<{ id: string }>('select id from upload where owner = $1', [bo?.id ?? 0])
    expect(await held()).toHaveLength(3)
    expect(first?.statusCode).toBe(201)
    await database.query(`update upload set created_at = now() - interval '25 hours' where owner = $1`, [
      bo?.id ?? 0,
    ])
    await database.transaction(forgetOld)
    expect(await held()).toEqual([])
  })
})
