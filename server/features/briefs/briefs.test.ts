import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { listBriefs } from '#contract/briefs/briefs.ts'
import { decodeGroups, type GroupFile } from '#contract/groups/group-file.ts'
import type { BriefFindings } from '#domain/brief/findings.ts'
import { type BriefData, briefQuestion } from '#domain/brief/question.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { OWN_NAME } from '#domain/front/front-name.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Point, PointKey } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { figureIn, intervalIn } from '#sections/findings/writing.ts'
import { openDataFiles } from '#server/data-files/data-files.ts'
import { fileAnswer, releaseReaders } from '#server/data-files/files-for-threads.ts'
import { openFileCache } from '#server/release/file-cache.ts'
import { packedFilesOf } from '#tests/builders/test-folder.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { flat, readPdf } from '#tests/builders/pdf-text.ts'
import { HOSTILE_NAME, nameSite, WIDE_NAME } from '#tests/builders/site-names.ts'
import { WIDE } from '#tests/wide-run.ts'
import { briefOf, readBriefData } from '#tests/builders/whole-brief.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const PLACES = 44
const LARGEST = 300_000
/** So long that each of two pages has room for any. */
const PUBLIC_URL = `https://${'state-briefs.'.repeat(12)}example/${'of-the-ministry/'.repeat(8)}site`
/** Places whose files are read word by word: in a usual run the longest of a state. */
const COPIED = WIDE ? ['nigeria', 'south-south', 'kano', 'bayelsa', 'borno'] : ['bayelsa']

serverDatabase('briefs of the data that ship', (open) => {
  let asked: AskedApp
  let database: Database
  let data: BriefData
  let hash: string
  beforeAll(async () => {
    database = await open('default-data')
    const files = openFileCache(packedFilesOf())
    asked = await askApp({ database, files, publicUrl: PUBLIC_URL })
    open.atEnd(() => asked.app.close())
    const release = await currentRelease(database)
    hash = release.hash
    data = await readBriefData(releaseReaders()(hash, fileAnswer(openDataFiles(database, files))))
  })

  const known = new Map<number, BriefFindings>()
  const findingsOf = (place: number): BriefFindings => {
    const findings = known.get(place) ?? briefOf(briefQuestion(data, place))
    known.set(place, findings)
    return findings
  }
  const places = () => [...data.reference.locations.values()].filter(({ level }) => level < 4)
  /** Places whose pages are read one by one: all in a wide run, else the nation, a zone and some states. */
  const read = () => places().filter((_place, index) => WIDE || index % 14 === 0)

  test('there is one of the nation, of each zone and each state', async () => {
    const list = await asked.shaped('/api/briefs', listBriefs.answer)
    expect(list.places).toHaveLength(PLACES)
    expect(new Set(list.places.map(({ slug }) => slug)).size).toBe(PLACES)
    expect(list.places.find(({ slug }) => slug === 'kano')?.key).toContain('interval')
  })

  test('a picture of both pages is to be had before', async () => {
    const answer = await asked.app.inject('/briefs/kano.svg')
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    // Two sheets of A4 (595 by 842 points) below each other; its words are drawn, not written.
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(answer.body) ?? []
    expect(Number(width)).toBeCloseTo(595.3, 0)
    expect(Number(height)).toBeGreaterThan(2 * 841)
    // Nothing that fills a sheet lies over another one.
    expect(answer.body).not.toContain('v 841.8898 h 595.2756')
    expect(answer.body).not.toMatch(/<script|<image[^>]+href="(?!data:)/)
  })

  test('every figure in all of them is the one that the API serves', async () => {
    const found = read().flatMap((place) => figuresIn(findingsOf(place.id)))
    expect(found.length).toBeGreaterThan(WIDE ? 4000 : 250)
    const served = await servedFigures(asked, data, found, hash)
    const wrong = found.filter(
      (figure) => !isServed(figure, served.get(nameOf(figure))) && !isMeanOfMonths(figure, served),
    )
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('the key figures are those that the API says to quote', async () => {
    for (const slug of ['nigeria', 'south-south', 'kano', 'bayelsa']) {
      const place = places().find((one) => placeSlug(one) === slug)
      const { key } = findingsOf(place?.id ?? 0)
      for (const { indicator, stated } of key) {
        const body = { indicator: indicator.id, location: place?.id }
        const answer = await asked.post('/api/analysis/best-figure', body)
        if (stated) expect(answer).toMatchObject({ status: 'ok', value: stated.point.value })
        else expect(answer).toMatchObject({ status: 'do_not_quote' })
      }
    }
  })

  test('no number is printed in a table that is no figure of the brief', async () => {
    for (const place of read()) {
      const slug = placeSlug(place)
      const { body, statusCode } = await asked.app.inject(`/briefs/${slug}.html`)
      expect(statusCode).toBe(200)
      const known = numbersOf(findingsOf(place.id))
      const strange = cellsOf(body)
        .flatMap((cell) => cell.match(/\d[\d,]*(\.\d+)?/g) ?? [])
        .filter((number) => !known.has(number))
      expect([slug, ...strange]).toEqual([slug])
    }
  })

  test('an address that is very long is refused clearly, and one of a site with a long address has its two pages', async () => {
    expect((await asked.app.inject(`/briefs/${'k'.repeat(90)}.pdf`)).statusCode).toBe(404)
    await asked.problem(`/briefs/${'k'.repeat(3000)}.pdf`, 414)
    const { type } = await asked.problem(`/briefs/kano.pdf?lang=${'e'.repeat(40_000)}`, 414)
    expect(type).toBe('/problems/address-too-long')
    const { pages, text } = readPdf((await asked.app.inject('/briefs/kano.pdf')).rawPayload)
    expect(pages).toBe(2)
    expect(text).toContain(flat(PUBLIC_URL.replace('https://', '')))
  })

  /** All of them as one archive. */
  async function archived(): Promise<[string, Uint8Array][]> {
    const { rawPayload, headers } = await asked.app.inject('/briefs.zip')
    expect(headers['content-type']).toBe('application/zip')
    const files = Object.entries(unzipSync(rawPayload))
    expect(files).toHaveLength(PLACES)
    return files
  }

  async function oneByOne(): Promise<[string, Uint8Array][]> {
    const files: [string, Uint8Array][] = []
    for (const slug of COPIED) files.push([slug, (await asked.app.inject(`/briefs/${slug}.pdf`)).rawPayload])
    return files
  }

  test('each is two pages of at most 300 kB; in a wide run all come as one archive', async () => {
    const files = WIDE ? await archived() : await oneByOne()
    const wrong = files.filter(([, pdf]) => pdf.length > LARGEST || pagesIn(pdf) !== 2)
    expect(wrong.map(([name, pdf]) => `${name} ${pdf.length} ${pagesIn(pdf)}`)).toEqual([])
  })

  test.each(COPIED)(
    'text copied out of the one of %s is that of the tables of its page, to the last digit',
    async (slug) => {
      const { text } = readPdf((await asked.app.inject(`/briefs/${slug}.pdf`)).rawPayload)
      const { body } = await asked.app.inject(`/briefs/${slug}.html`)
      expect(cellsOf(body).filter((cell) => !text.includes(flat(cell)))).toEqual([])
      expect(text).toContain(`/briefs/${slug}`)
    },
  )

  test('a brief is kept: whoever has it is told so, in every format', async () => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['html', 'text/html; charset=utf-8'],
    ]) {
      const first = await asked.app.inject(`/briefs/kano.${format}`)
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, type])
      const tag = String(first.headers.etag)
      const again = await asked.app.inject({
        url: `/briefs/kano.${format}`,
        headers: { 'if-none-match': tag },
      })
      expect(again.statusCode).toBe(304)
    }
  })

  test.each(WIDE ? [HOSTILE_NAME, WIDE_NAME, OWN_NAME] : [HOSTILE_NAME])(
    'a brief of $name calls its site so, on two pages, and its source as before',
    async ({ name, agency, isOwn }) => {
      await nameSite(database, isOwn ? '' : name, agency)
      const get = (format: string) => asked.app.inject(`/briefs/kano.${format}`)
      const [html, docx, pdf] = [await get('html'), await get('docx'), await get('pdf')]
      expect(html.body).toContain(`<header>${escapeText(name)} · `)
      expect(html.body).toContain('MSDAT, release')
      const files = unzipSync(docx.rawPayload)
      const part = (file: string) => Buffer.from(files[file] ?? []).toString()
      const written = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const [head = ''] = /<w:t[^>]*>(.*?)<\/w:t>/.exec(part('word/document.xml')) ?? []
      expect(head.replaceAll('&quot;', '"').replaceAll('&apos;', "'")).toContain(`${written} · `)
      expect(part('docProps/core.xml').replaceAll('&quot;', '"').replaceAll('&apos;', "'")).toContain(
        `<dc:creator>${written}<`,
      )
      const { text, pages } = readPdf(pdf.rawPayload)
      expect(pages).toBe(2)
      expect(text).toContain(flat(name))
      expect(text).toContain('MSDAT,release')
    },
  )

  test('a sign that no typeface has is named in a brief as in a document', async () => {
    await nameSite(database, 'Snow \u{10fffd}')
    const { text, pages } = readPdf((await asked.app.inject('/briefs/kano.pdf')).rawPayload)
    expect(pages).toBe(2)
    expect(text).toContain(flat('Signs that the typefaces lack are printed as □: U+10FFFD.'))
    await nameSite(database, '')
    expect(readPdf((await asked.app.inject('/briefs/kano.pdf')).rawPayload).text).not.toContain('U+10FFFD')
  })

  test.each(['atlantis.pdf', 'kano.exe', '../kano.pdf', 'obi.pdf', '%3Cb%3E.html'])(
    '%s is no brief',
    async (file) => {
      const { statusCode, headers } = await asked.app.inject(`/briefs/${file}`)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toContain('problem+json')
    },
  )

  test('the address that stands on a brief leads to its page', async () => {
    const { statusCode, headers } = await asked.app.inject('/briefs/kano')
    expect([statusCode, headers.location]).toEqual([302, '/briefs/kano.html'])
  })

  test('a brief speaks Pidgin to whoever asks for it', async () => {
    const { body } = await asked.app.inject('/briefs/kano.html?lang=pcm')
    expect(body).toContain('<html lang="pcm"')
    expect(body).toContain('Who dem leave behind')
    const inNone = await asked.app.inject('/briefs/kano.html?lang=pseudo')
    expect([inNone.statusCode, Object.keys(inNone.json().errors)]).toEqual([400, ['lang']])
  })
})

type Figure = Point | GroupFigure

function nameOf(figure: PointKey & { readonly category?: string; readonly dimension?: string }): string {
  const { indicator, source, location, period, dimension = '', category = '' } = figure
  return [indicator, source, location, period, dimension, category].join('|')
}

type Served = Pick<Figure, 'value' | 'lower' | 'upper'> & { readonly isWhole?: boolean }

function isServed({ value, lower, upper }: Figure, served: Served | undefined): boolean {
  return served?.value === value && served.lower === lower && served.upper === upper
}

/** A year that a brief makes of its whole months, so that it can be held against surveys: their mean. */
function isMeanOfMonths(figure: Figure, served: ReadonlyMap<string, Served>): boolean {
  const months = Array.from({ length: 12 }, (_, at) =>
    served.get(nameOf({ ...figure, period: figure.period + at + 1 })),
  )
  const values = months.flatMap((month) => (month?.isWhole ? month.value : []))
  const sum = values.reduce((total, value) => total + value, 0)
  return (
    'flags' in figure &&
    figure.flags.includes('derived') &&
    Math.abs(sum / values.length - figure.value) < 1e-9
  )
}

/** The API's figures of the indicators, sources and places of some figures, and of the groups. */
async function servedFigures(
  asked: AskedApp,
  { subjects }: BriefData,
  found: readonly Figure[],
  hash: string,
) {
  const served = new Map<string, Served>()
  for (const [id, own] of Map.groupBy(found, ({ indicator }) => indicator)) {
    const sources = [...new Set(own.map(({ source }) => source))].join(',')
    const places = [...new Set(own.map(({ location }) => location))].join(',')
    const address = `/api/data?indicator=${id}&datasource=${sources}&location=${places}&shape=tidy&format=csv`
    const { body } = await asked.app.inject(address)
    const rows: Record<string, string>[] = parse(body, { columns: true, bom: true })
    for (const row of rows) {
      const figure = {
        indicator: id,
        source: Number(row.datasource_id),
        location: Number(row.location_id),
        period: periodCode(row.period ?? '') ?? 0,
      }
      const optional = (text: string | undefined) => (text ? Number(text) : null)
      served.set(nameOf(figure), {
        value: Number(row.value),
        lower: optional(row.lower),
        upper: optional(row.upper),
        isWhole: !(row.flags ?? '').includes('partial_period'),
      })
    }
  }
  for (const id of subjects.grouped) {
    const file = (await asked.json(`/api/releases/${hash}/indicators/${id}/groups`)) as GroupFile
    for (const figure of decodeGroups(file)) served.set(nameOf(figure), figure)
  }
  return served
}

/** Every figure that stands in a brief, wherever; of the answer which figure to quote the quoted one. */
function figuresIn(part: unknown): Figure[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(figuresIn)
  if (isFigure(part)) return [part]
  return Object.entries(part).flatMap(([name, inside]) =>
    name === 'answer' ? figuresIn(Reflect.get(Object(inside), 'figure')) : figuresIn(inside),
  )
}

function isFigure(part: object): part is Figure {
  return 'period' in part && 'location' in part && 'value' in part && 'indicator' in part
}

/** Every number that a table of the brief may hold: its figures and bounds as written, medians, targets, counts, years. */
function numbersOf(brief: BriefFindings): ReadonlySet<string> {
  const written = figuresIn(brief).flatMap((figure) => {
    const indicator = [
      ...brief.key,
      ...brief.trends,
      ...brief.pairs,
      ...brief.facts.people,
      ...brief.gaps.old,
    ]
      .map((one) => one.indicator)
      .concat(brief.groups.flatMap(({ own, nation }) => [...own, ...nation].map((one) => one.indicator)))
      .concat(
        brief.facilities ? [brief.facilities.all, ...brief.facilities.tiers].map((one) => one.indicator) : [],
      )
      .find(({ id }) => id === figure.indicator)
    if (!indicator) return []
    const point = 'flags' in figure ? figure : { ...figure, flags: [], intervalLevel: 95 }
    return [figureIn(english, point as Point, indicator), intervalIn(english, point as Point, indicator)]
  })
  const counted = Array.from({ length: 100 }, (_, count) => String(count))
  const years = Array.from({ length: 80 }, (_, count) => String(1950 + count))
  const targets = brief.key.flatMap(({ aim }) =>
    aim ? [formatNumber(aim.value, 0), formatNumber(aim.value, 1)] : [],
  )
  const middles = (brief.parts?.columns ?? []).map(({ middle }) => formatNumber(middle, 1))
  const apart = brief.pairs.map(({ distance }) => formatNumber(distance.apart, 1))
  const all = [...written.join(' ').matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) => number)
  return new Set([...all, ...counted, ...years, ...targets, ...middles, ...apart])
}

/** The texts of the cells of a page's tables, drawings left out. */
function cellsOf(page: string): string[] {
  const without = page.replace(/<svg[\s\S]*?<\/svg>/g, '')
  return [...without.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ' '),
  )
}

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  )
}
