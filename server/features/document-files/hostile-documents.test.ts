import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { HOSTILE_TEXTS } from '#tests/builders/hostile-texts.ts'
import type { Person } from '#tests/builders/people.ts'
import { readPdf } from '#tests/builders/pdf-text.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const view = { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options: {} }
const shared = { width: 'full', frozen: null }

/** The elements of a document's page; any other would come from a text. */
const OWN_ELEMENTS = new Set(
  'a b base body br caption circle clippath col colgroup defs desc details div em figcaption figure footer g h1 h2 h3 head header hr html i img li line link main meta ol p path polygon polyline rect section span strong style sub summary sup svg table tbody td text th thead title tr tspan u ul use'.split(
    ' ',
  ),
)

/** The hostile texts in every place of a document that takes words without format, as many as one holds. */
function documentsOf(texts: readonly string[]): readonly object[] {
  const asLine = texts.map((text) => text.replaceAll(/[\n\t\0]/g, ' ').slice(0, DOCUMENT_LIMITS.line))
  return [0, 1].map((half) => {
    const part = asLine.filter((_, index) => index % 2 === half)
    const at = (index: number) => part[index % part.length] ?? ''
    return {
      ...EMPTY_DASHBOARD,
      ...{ kind: 'report', title: at(3 + half), description: at(8 + half) },
      blocks: [
        ...part.map((text, index) => ({ kind: 'heading', id: `h${index}`, level: 2, text })),
        {
          ...{ kind: 'figure', id: 'f', view, title: at(0), note: at(5), height: 'usual', ...shared },
          annotations: [
            {
              ...{ kind: 'text', at: { plot: null, mark: '', x: 0.1, y: 0.1 } },
              ...{ text: at(2).slice(0, 80), size: 12, colour: '#c1121f' },
            },
          ],
        },
        { kind: 'table', id: 't', view, title: at(6), note: at(9), rows: null, ...shared },
      ],
    }
  })
}

serverDatabase('hostile documents', (open) => {
  let app: FastifyInstance
  let ada: Person
  beforeAll(async () => {
    ;({
      app,
      people: { ada },
    } = await openProduct(open, { content: 'country', people: { ada: 'user' } }))
  })
  const send = (document: object, visibility = 'link') =>
    app.inject({
      method: 'POST',
      url: '/api/document',
      headers: { authorization: ada.bearer },
      payload: { document, visibility },
    })

  describe('T21, T22: the whole corpus in every text of a document', () => {
    test.each(documentsOf(HOSTILE_TEXTS).map((document, index) => [index, document] as const))(
      'is words and nothing else on its page, on paper and in its card (%i)',
      async (_index, document) => {
        const kept = await send(document)
        expect(kept.statusCode, kept.body).toBe(200)
        const { id } = kept.json().data
        const page = await app.inject(`/document/${id}.html`)
        expect(page.statusCode).toBe(200)
        const elements = [...page.body.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = '']) =>
          name.toLowerCase(),
        )
        expect(elements.filter((name) => !OWN_ELEMENTS.has(name))).toEqual([])
        const inside = [...page.body.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag)
        expect(inside.filter((tag) => /\son\w+\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([])
        expect(
          inside.filter((tag) => /(?:href|src)="\s*(?:javascript|vbscript|data:text)/i.test(tag)),
        ).toEqual([])
        const [pdf, docx, card] = await Promise.all(
          [
            `/document/${id}.pdf`,
            `/document/${id}.docx`,
            `/card.png?page=${encodeURIComponent(`/custom/private/${id}`)}`,
          ].map((url) => app.inject(url)),
        )
        expect([pdf?.statusCode, docx?.statusCode, card?.statusCode]).toEqual([200, 200, 200])
        expect(pdf?.rawPayload.includes('/JavaScript')).toBe(false)
        expect(readPdf(pdf?.rawPayload ?? Buffer.alloc(0)).text).toContain('alert(1)')
      },
    )
  })

  test('T21: of formatted texts each is refused with its path, or kept without anything that runs', async () => {
    for (const html of HOSTILE_TEXTS) {
      const block = { kind: 'text', id: 'a', html, ...USUAL_LOOK, width: 'full' }
      const sent = await send({ ...EMPTY_DASHBOARD, kind: 'report', title: 'Snow', blocks: [block] })
      expect([html, [200, 400].includes(sent.statusCode)]).toEqual([html, true])
      if (sent.statusCode === 400) expect(sent.body).toContain('document.blocks.0.html')
      else {
        const { body } = await app.inject(`/document/${sent.json().data.id}.html`)
        expect(body).not.toMatch(/<script|<iframe|\son\w+=|javascript:/i)
      }
    }
  })
})
