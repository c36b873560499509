import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Upload } from '#contract/data-import/uploads.ts'
import { VIDEO_PART } from '#domain/inquiry/testimonial.ts'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type MadeUpBucket, startBucket } from '#tests/builders/made-up-bucket.ts'
import { type Person, signInAs, testAccounts } from '#tests/builders/people.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { forgetUnnamed } from './forget-unnamed.ts'
import { openUploadRoom } from './upload-room.ts'

const ROWS = 'indicator,datasource,location,period,value\n7,2,10,2001,61.2\n'
const LIST = Buffer.from(JSON.stringify([{ name: 'march.csv', text: ROWS }]))
const HALF = 40
const VIDEO = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(VIDEO_PART - 12, 7)])
const REVIEW = {
  ...{ name: 'Ada Eze', email: 'ed@example.org', organization: 'A ministry', rating: 5 },
  review: 'It is of use to our office every week.',
}

/** What a browser sends of a file. */
async function formOf(field: string, bytes: Buffer) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), 'piece')
  const coded = new Response(form)
  return {
    headers: { 'content-type': coded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await coded.arrayBuffer()),
  }
}

serverDatabase('what people send, in a bucket', (open) => {
  let made: MadeUpBucket
  let app: FastifyInstance
  let database: Database
  let ada: Person
  beforeAll(async () => {
    made = await startBucket()
    database = await open('first-release')
    app = await createApp({ database, accounts: testAccounts(), uploads: settings() })
    open.atEnd(() => app.close())
    ada = await signInAs(app, database, 'ada', 'admin')
  })
  afterAll(() => made.close())
  const settings = () => ({ to: 's3://kept/uploads', s3: made.account })
  const headers = () => ({ authorization: ada.bearer })

  const begin = async () => {
    const payload = { size: LIST.length, digest: createHash('sha256').update(LIST).digest('hex') }
    const answer = await app.inject({ method: 'POST', url: '/api/uploads', headers: headers(), payload })
    return answer.json<Upload>().id
  }
  const piece = async (id: string, from: number, bytes: Buffer) => {
    const form = await formOf('piece', bytes)
    return app.inject({
      ...{ method: 'PUT', url: `/api/uploads/${id}?from=${from}`, payload: form.payload },
      headers: { ...form.headers, ...headers() },
    })
  }
  const look = (upload: string, on = app) =>
    on.inject({ method: 'POST', url: '/api/data-imports/preview', payload: { upload }, headers: headers() })
  /** Removes what nothing names, as of a time: two hours later by default. */
  const sweep = (later = 2) =>
    forgetUnnamed(
      database,
      openUploadRoom(settings()),
      () => new Date(Date.now() + later * 60 * 60 * 1000),
    ).run({})
  const inStore = async (table: 'upload_piece' | 'testimonial_video') => {
    const [row] = await database.query<{ bytes: number }>(
      `select coalesce(sum(length(content)), 0) as bytes from ${table}`,
    )
    return row?.bytes
  }

  test('pieces lie in the bucket and are read from there; what is refused or here already is not carried there', async () => {
    const id = await begin()
    expect((await piece(id, 0, LIST.subarray(0, HALF))).json()).toMatchObject({ received: HALF })
    expect((await piece(id, 0, LIST.subarray(0, HALF))).json()).toMatchObject({ received: HALF })
    expect((await piece(id, HALF + 3, LIST.subarray(HALF + 3))).statusCode).toBe(409)
    expect((await piece(id, HALF, Buffer.concat([LIST.subarray(HALF), LIST]))).statusCode).toBe(400)
    expect((await piece(id, HALF, LIST.subarray(HALF))).json()).toMatchObject({ received: LIST.length })
    const kept = [...made.files]
    expect(kept.map(([name]) => name.startsWith('uploads/'))).toEqual([true, true])
    expect(kept.map(([, { bytes }]) => bytes.length).sort()).toEqual([HALF, LIST.length - HALF].sort())
    expect(await inStore('upload_piece')).toBe(0)
    expect((await look(id)).json()).toMatchObject({ figures: { added: 1 } })
  })

  test('a bucket that does not answer is told as the store is, with the time to ask again, and then goes on', async () => {
    const id = await begin()
    made.isAway = true
    const answer = await look(id)
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
    made.isAway = false
    expect((await look(id)).statusCode).toBe(200)
    const without = await createApp({ database, accounts: testAccounts() })
    expect((await look(id, without)).statusCode).toBe(503)
    await without.close()
  })

  test('what no row names any more is removed from the bucket, and nothing that a row may still be written for', async () => {
    const id = await begin()
    await sweep()
    expect(made.files.size).toBe(2)
    await app.inject({ method: 'DELETE', url: `/api/uploads/${id}`, headers: headers() })
    await sweep(0)
    expect(made.files.size).toBe(2)
    await sweep()
    expect(made.files.size).toBe(0)
  })

  test('a video lies there too, and goes with its testimonial', async () => {
    const sent = await app.inject({ method: 'POST', url: '/api/testimonials', payload: REVIEW })
    expect(sent.statusCode, sent.body).toBe(201)
    const { removal } = sent.json<{ removal: string }>()
    for (const [part, bytes] of [VIDEO, Buffer.from('the end')].entries()) {
      const url = `/api/testimonials/video?removal=${removal}&part=${part}`
      const form = await formOf('video', bytes)
      expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(201)
    }
    expect(await inStore('testimonial_video')).toBe(0)
    const [row] = await database.query<{ inquiry: number }>('select distinct inquiry from testimonial_video')
    const url = `/api/inquiries/${row?.inquiry}/video`
    const end = await app.inject({ url, headers: { ...headers(), range: `bytes=${VIDEO_PART - 1}-` } })
    expect([end.statusCode, end.body]).toEqual([206, '\x07the end'])
    expect(made.files.size).toBe(2)
    await app.inject({ method: 'POST', url: '/api/inquiries/remove', payload: { removal } })
    await sweep()
    expect(made.files.size).toBe(0)
  })
})
