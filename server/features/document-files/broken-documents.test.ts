import { crc32, deflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Person } from '#tests/builders/people.ts'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const view = { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options: {} }
const figure = (id: string) => ({
  ...{ kind: 'figure', id, view, title: '', note: '', height: 'usual', annotations: [] },
  ...{ width: 'full', frozen: null },
})
const text = (id: string, html: string) => ({ kind: 'text', id, html, ...USUAL_LOOK, width: 'full' })
const documentOf = (blocks: readonly object[], title = 'Snow') => ({
  ...EMPTY_DASHBOARD,
  ...{ kind: 'report', title, blocks },
})

/** XML 1.0, production Char: everything else. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

function part(name: string, content: Buffer, sum = 0): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE((crc32(named) + sum) >>> 0)
  return Buffer.concat([length, named, check])
}

/** A grey PNG of 4 × 3 pixels around this drawing, of this kind of colour, with check sums that are wrong by so much. */
function png(drawing: Buffer, { colour = 0, sum = 0 } = {}): Buffer {
  const head = Buffer.from([0, 0, 0, 4, 0, 0, 0, 3, 8, colour, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', drawing, sum),
    part('IEND', Buffer.alloc(0)),
  ])
}

const WHOLE = png(deflateSync(Buffer.alloc(15)))
const DAMAGED: readonly (readonly [string, Buffer])[] = [
  ['data that is packed by nothing', png(Buffer.from('no zlib at all'))],
  ['no data', png(Buffer.alloc(0))],
  ['too little data', png(deflateSync(Buffer.alloc(4)))],
  ['a wrong check sum', png(deflateSync(Buffer.alloc(15)), { sum: 1 })],
  ['a kind of colour that there is not', png(deflateSync(Buffer.alloc(15)), { colour: 5 })],
]

serverDatabase('documents with something broken in them', (open) => {
  let app: FastifyInstance
  let database: Database
  let ada: Person
  beforeAll(async () => {
    ;({
      app,
      database,
      people: { ada },
    } = await openProduct(open, { content: 'country', people: { ada: 'user' } }))
  })

  const set = (format: 'pdf' | 'docx', document: object, person: Person | null = ada) =>
    app.inject({
      method: 'POST',
      url: `/api/document-file/${format}`,
      headers: person ? { authorization: person.bearer } : {},
      payload: { document },
    })
  const words = async (document: object) => {
    const { statusCode, rawPayload, body } = await set('pdf', document)
    expect(statusCode, body.slice(0, 300)).toBe(200)
    return readPdf(rawPayload).text
  }

  async function upload(bytes: Buffer) {
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(bytes)]), 'a.png')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/api/document-picture',
      headers: { authorization: ada.bearer, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }

  describe('a picture that no program can draw', () => {
    test.each(DAMAGED)('T30: is not taken: %s', async (_what, bytes) => {
      const answer = await upload(bytes)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors.picture[0]).toContain('damaged')
    })

    test('that is kept from earlier says so in its place, and costs nobody the rest', async () => {
      const taken = await upload(WHOLE)
      expect(taken.statusCode, taken.body).toBe(200)
      const { picture } = taken.json()
      const shown = { kind: 'picture', id: 'p', picture, alternative: 'Grey', caption: '', width: 'full' }
      const kept = await app.inject({
        method: 'POST',
        url: '/api/document',
        headers: { authorization: ada.bearer },
        payload: { document: documentOf([text('a', '<p>Before</p>'), shown]), visibility: 'private' },
      })
      const { id } = kept.json().data
      await database.query(`update document_picture set content = decode($2, 'base64') where name = $1`, [
        picture,
        DAMAGED[3]?.[1].toString('base64') ?? '',
      ])
      for (const format of ['pdf', 'docx', 'html']) {
        const file = await app.inject({
          url: `/document/${id}.${format}`,
          headers: { authorization: ada.bearer },
        })
        expect([format, file.statusCode]).toEqual([format, 200])
        if (format === 'docx') continue
        const said = format === 'pdf' ? readPdf(file.rawPayload).text : flat(file.body)
        expect(said).toContain(flat('This picture is damaged and cannot be shown.'))
        expect(said).toContain('Before')
      }
    })
  })

  test('a heading without words is left out', async () => {
    const blocks = [
      text('a', '<h3></h3><p>Kept</p><h4> <br /></h4><h3><strong></strong></h3>'),
      text('c', '<h3></h3>'),
    ]
    expect(await words(documentOf(blocks))).toContain('Kept')
    expect((await set('docx', documentOf(blocks))).statusCode).toBe(200)
  })

  test('a heading of signs that nobody sees is refused, as a blank one is', async () => {
    const blocks = [{ kind: 'heading', id: 'b', level: 2, text: '\u200b\u00a0' }]
    const { statusCode, body } = await set('docx', documentOf(blocks))
    expect({ statusCode, body }).toMatchObject({
      statusCode: 400,
      body: expect.stringContaining('Write something.'),
    })
  })

  test('a Word file holds no sign that XML does not know, and no title is turned around', async () => {
    const title = 'Sn\ufffeow \u202eFDP\u202c'
    const caption = { ...figure('f'), title: 'A\uffffB', note: 'C\ufffeD' }
    const { rawPayload } = await set('docx', documentOf([text('a', '<p>x\uffffy</p>'), caption], title))
    const files = unzipSync(rawPayload)
    const written = Object.entries(files).filter(([name]) => /\.(xml|rels)$/.test(name))
    expect(written.length).toBeGreaterThan(5)
    for (const [name, bytes] of written) {
      expect([name, NOT_IN_XML.test(strFromU8(bytes))]).toEqual([name, false])
    }
    const said = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    expect(said).not.toMatch(/[\ufffe\uffff\u202a-\u202e]/)
    expect(said).toContain('Snow FDP')
  })

  test('a sign that no typeface has is seen, and named at the end', async () => {
    const said = await words(documentOf([text('a', '<p>Snow \u{10fffd} Ọ̀yọ́</p>')]))
    expect(said).toContain(flat('Snow □'))
    expect(said).toContain(flat('Signs that the typefaces lack are printed as □: U+10FFFD.'))
  })

  test('more figures than one file is made of are refused before the first; fewer of somebody without an account', async () => {
    const many = (count: number) => documentOf(Array.from({ length: count }, (_, at) => figure(`f${at}`)))
    const guest = await set('docx', many(51), null)
    expect([guest.statusCode, guest.json().type]).toEqual([422, '/problems/too-much-work'])
    expect(guest.json().detail).toContain('at most 50 figures')
    expect((await set('pdf', many(101))).json().detail).toContain('at most 100 figures')
  })
})
