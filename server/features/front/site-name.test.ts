import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { CARD as SIZE } from '#charts/drawing/card-svg.ts'
import { measuredWidth } from '#charts/plot/measured-width.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { type FrontName, OWN_NAME } from '#domain/front/front-name.ts'
import { OWN_FRONT } from '#domain/front/front.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { openProduct, type Product } from '#tests/builders/product.ts'
import { HOSTILE_NAME, WIDE_NAME } from '#tests/builders/site-names.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const VIEW = 'kind=trend&indicator=7&datasource=2&location=1'
const CARD = `/figure.svg?${VIEW}&as=card`
const HTML = { blocks: [{ kind: 'text', id: 'a', html: '<p>Snow.</p>', ...USUAL_LOOK, width: 'full' }] }
const DOCUMENT = { ...EMPTY_DASHBOARD, kind: 'report', title: 'Snow', ...HTML }

serverDatabase('what a site calls itself in what it gives away', (open) => {
  let product: Product<'root'>
  let version = 0
  let hash: string
  let kept: string
  beforeAll(async () => {
    product = await openProduct(open, { content: 'country', people: { root: 'admin' } })
    hash = (await product.app.inject('/api/releases/current')).json().hash
    const made = await product.call(product.people.root, 'POST', '/document', { document: DOCUMENT })
    kept = made.body.data.id
  })

  const get = (url: string) => product.app.inject(url)
  async function apply({ name, agency, isOwn }: FrontName) {
    const front = { ...OWN_FRONT, product: isOwn ? '' : name, agency }
    const { status } = await product.call(product.people.root, 'PUT', '/front', { front, version })
    expect(status).toBe(200)
    version += 1
  }
  const paper = (format: string) =>
    product.app.inject({
      url: `/document/${kept}.${format}`,
      headers: { authorization: product.people.root.bearer },
    })

  // Back again at the end: a file kept under one name is not sent under another.
  describe.each([
    ['its own', OWN_NAME],
    ['a name of its own', HOSTILE_NAME],
    ['the first again', OWN_NAME],
  ])('%s', (_, front) => {
    const said = escapeText(front.name)
    beforeAll(() => apply(front))

    test.each([
      [`/figure.html?${VIEW}`, `| ${said}</title>`],
      [`/figure.html?${VIEW}`, `>Open in ${said}</a>`],
      [`/embed/figure?${VIEW}`, `>Open in ${said}</a>`],
      [`/embed/figure?${VIEW}&lang=pcm`, `>Open am for ${said}</a>`],
      ['/lite', `<title>${said} | `],
      ['/lite', `<b>${said}</b></a>`],
      ['/lite/search?q=snow', `<title>${said} | `],
      ['/lite/nowhere', `<title>${said} | `],
      ['/api/docs', `<title>${said} | API</title>`],
      ['/api/docs', `<h1>${said} API</h1>`],
    ])('%s says %s', async (url, words) => {
      const { body } = await get(url)
      expect(body).toContain(words)
      expect(body).not.toContain(HOSTILE_NAME.name)
    })

    test('other sites are told it as it is', async () => {
      const { provider_name } = (await get(`/api/oembed?url=/figure?${encodeURIComponent(VIEW)}`)).json()
      expect(provider_name).toBe(front.name)
    })

    test('a card has it on top, and the mark of the product beside its own name alone', async () => {
      const { body } = await get(CARD)
      const [, brand = ''] = /font-size="28"[^>]*>(.*?)<\/text>/.exec(body) ?? []
      expect(brand).toContain(`>${front.name.slice(0, 4).replace('<b>&', '&lt;b&gt;&amp;')}`)
      expect(body.includes('scale(1.25)')).toBe(front.isOwn)
      // A citation keeps its name.
      expect(body).toContain('>Source: MSDAT</tspan>')
      expect(body).toMatch(/>MSDAT, release \d/)
    })

    test('so do documents as PDF, for Word and as a page', async () => {
      const [pdf, docx, html] = [await paper('pdf'), await paper('docx'), await paper('html')]
      const beside = front.isOwn ? 'Multi-Source Data and Triangulation' : front.agency
      const { text } = readPdf(pdf.rawPayload)
      expect(text).toContain(flat(front.name + beside))
      expect(text).toContain('MSDAT,release')
      const word = Buffer.from(unzipSync(docx.rawPayload)['word/document.xml'] ?? []).toString()
      const head = `${front.name} · ${beside} · Report`
      expect(word.replaceAll('&apos;', "'").replaceAll('&quot;', '"')).toContain(
        head.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      )
      expect(html.body).toContain(`<title>Snow | ${said}</title>`)
      expect(html.body).toContain(`<header>${escapeText(head)}</header>`)
    })
  })

  test('a name that a card has no room for is cut', async () => {
    await apply(WIDE_NAME)
    const { body } = await get(CARD)
    const [, x, brand = ''] = /font-size="28"[^>]*><tspan x="(\d+)" y="81">(.*?)<\/tspan>/.exec(body) ?? []
    expect(brand).toMatch(/^W{30,}…$/)
    expect(Number(x) + measuredWidth(brand, 28, 680)).toBeLessThan(SIZE.width - 40)
  })

  test.each([
    [`/figure.svg?${VIEW}`, 'immutable'],
    [`/figure.png?${VIEW}`, 'immutable'],
    [`/figure.csv?${VIEW}`, 'immutable'],
    [`/figure.html?${VIEW}`, 'max-age=300'],
    [`/embed/figure?${VIEW}`, 'max-age=300'],
    [CARD, 'max-age=300'],
    [`/card.png?page=${encodeURIComponent(`/figure?${VIEW}`)}`, 'max-age=300'],
  ])('%s of a release is kept as %s: what says the name of the site may change', async (url, kept) => {
    expect((await get(`${url}&release=${hash}`)).headers['cache-control']).toContain(kept)
  })
})
