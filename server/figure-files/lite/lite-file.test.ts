import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { OWN_NAME } from '#domain/front/front-name.ts'
import { asText } from '#domain/message/segment.ts'
import { shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { english } from '#languages/from-source.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { sectionFigure } from '#server/drawing/section-figure.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { shippedReader } from '#tests/builders/shipped-reader.ts'
import { brotliFor } from '#server/platform/http/pack-answers.ts'
import { answerIn, openedSection } from '../opened-section.ts'
import { eachOf } from '#tests/wide-run.ts'
import { liteFile } from './lite-file.ts'

/** Bytes that a page may take, packed as it is sent: it loads nothing else. */
const MOST = 50_000

const SITE = 'https://msdat.example'

/** Every dashboard as it opens, the sections that show most, and places. */
const PAGES = [
  ...DASHBOARDS.map(({ name }) => `/dashboard/${name}`),
  '/dashboard/Disease_Surveillance?section=epidemic-curve',
  '/dashboard/Disease_Surveillance?section=multi-source-comparison',
  '/dashboard/Demographics?section=scorecard',
  '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=20',
  ...['/', '/health-profiles/nigeria', '/health-profiles/north-west', '/health-profiles/kano'],
  ...['/work-list?indicator=18&location=4&level=state', '/work-list?indicator=14&lowest=ten'],
]

let reader: ReleaseReader
beforeAll(async () => {
  reader = readerWithDashboards(await readShippedData())
})

/** The shipped data as a release with the dashboards that ship. */
function readerWithDashboards(data: ShippedData): ReleaseReader {
  const shipped = shippedReader(data, [...data.reference.indicators.keys()])
  const catalogue = shipped
    .catalogue()
    .then((known) => ({ ...known, dashboards: DASHBOARDS.map(asCatalogued) }))
  return { ...shipped, catalogue: () => catalogue }
}

function asCatalogued(one: (typeof DASHBOARDS)[number]): CatalogueDashboard {
  return {
    ...{ id: one.id, name: one.name, title: one.title, description: one.description },
    ...{ indicators: one.indicators, default_indicators: one.defaultIndicators },
    ...{ data_sources: one.dataSources, initial_indicator: one.initialIndicator },
    ...{ initial_datasource: one.initialDatasource, initial_location: one.initialLocation },
    ...{ show_related: one.showTableRelatedIndicator, sections: [], waiting_for: one.waitingFor },
  }
}

async function pageAt(page: string, language: 'en' | 'pcm' = 'en'): Promise<string> {
  const order = {
    format: 'lite',
    release: '',
    inQuestion: [],
    page,
    language,
    site: SITE,
    front: OWN_NAME,
  } as const
  const made = await liteFile(order, reader)
  return Buffer.from(made.bytes).toString()
}

describe('lite pages', () => {
  test.each(eachOf(3, PAGES))('%s is small, whole and needs no script', { timeout: 30_000 }, async (page) => {
    const html = await pageAt(page)
    const sent = Buffer.from(html)
    expect(brotliCompressSync(sent, brotliFor(sent)).length).toBeLessThan(MOST)
    expect(html).not.toMatch(/<script|<img|\bsrc=|url\(http|NaN|undefined|class="paper"/)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${page.replaceAll('&', '&amp;')}">`)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(eachOf(3, DASHBOARDS).map(({ name }) => name))(
    '%s says the sentence and every number of its page',
    async (name) => {
      const page = `/dashboard/${name}`
      const { dashboards } = await reader.catalogue()
      const dashboard = dashboards.find((one) => one.name === name)
      const opened =
        dashboard &&
        (await openedSection(dashboard, new URLSearchParams(), { order: { language: 'en' }, reader }))
      if (!opened) throw new Error(`${name} has no section`)
      const words = wordsOf(await pageAt(page))
      const { definition, shown } = opened
      if (definition.empty?.(shown)) return
      expect(words).toContain(
        asText(answerIn(english, definition.lead(shown).answer)).replaceAll(/\s+/g, ' '),
      )
      const { main, side = [], below = [] } = definition.views(shown)
      for (const block of [...main, ...side, ...below]) {
        if (block.block !== 'figure') continue
        const { rows } = await sectionFigure(block, shown)
        for (const { point, location } of rows) {
          const indicator = shown.figures.reference.indicators.get(point.indicator)
          if (!indicator) throw new Error(`${location} has no indicator`)
          expect(words).toContain(english.text(shortFigure(point.value, asPublished(point, indicator))))
        }
      }
    },
  )

  test('a form without scripts chooses indicator, source, place and year, and keeps what was not chosen open', async () => {
    const html = await pageAt(
      '/dashboard/Health_Outcomes_and_Service_Coverage?section=indicator-overview&location=20',
    )
    const form = /<form class="choice"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    expect([...form.matchAll(/<select name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'indicator',
      'datasource',
      'location',
      'period',
    ])
    expect(form).toContain('<input type="hidden" name="section" value="indicator-overview">')
    expect(form).toContain('<option value="20" selected>')
    // A choice that follows from the rest says nothing in the address.
    expect(form.match(/<option value="" selected>/g)).toHaveLength(3)
  })

  test('in the words of the reader, with links that keep them', async () => {
    const html = await pageAt('/', 'pcm')
    expect(html).toContain('<html lang="pcm">')
    expect(html).toContain('/lite/health-profiles/kano?lang=pcm')
  })

  test.each(['/dashboard/Nowhere', '/health-profiles/atlantis', '/about'])('%s has none', async (page) => {
    await expect(pageAt(page)).rejects.toMatchObject({ code: 'not-found' })
  })
})

/** The words of a page, as text. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
}
