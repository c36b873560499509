import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import type { Figure } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { boxAddress, boxFilters, figureBoxes, groupAddress } from '#contract/by-api/figures-by-api.ts'
import { snippets } from '#contract/by-api/snippets.ts'
import { decodeGroups, type GroupFile } from '#contract/groups/group-file.ts'
import type { Page } from '#contract/listing/page.ts'
import { LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import { type Catalogue, catalogueOf, indicatorDataOf, releaseYear } from '#contract/release-data.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import type { IndicatorFile, ReleaseStamp } from '#contract/release-file.ts'
import type { TidyRow } from '#contract/data/tidy-row.ts'
import { boxAround } from '#domain/observation/key-boxes.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import { figureOfView } from '#server/drawing/draw-view.ts'
import { FIRST_ADDRESS } from '#server/features/docs/get-data.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'

// The promises of "API" under a chart, of the page of the API and of the notebooks, held against the data
// that ship.

type Cells = Readonly<Record<string, string>>

const run = promisify(execFile)

serverDatabase('figures by API', (open) => {
  let asked: AskedApp
  let origin: string
  let catalogue: Catalogue
  beforeAll(async () => {
    asked = await askApp({ database: await open('default-data') })
    open.atEnd(() => asked.app.close())
    origin = await asked.app.listen({ port: 0, host: '127.0.0.1' })
    const { hash } = (await asked.json('/api/releases/current')) as ReleaseStamp
    catalogue = catalogueOf(
      (await asked.json(`/api/releases/${hash}/catalogue`)) as CatalogueColumns,
      CURATION,
    )
  })

  const ofRelease = (path: string) => asked.json(`/api/releases/${catalogue.release.hash}/${path}`)
  const table = async (address: string): Promise<Cells[]> => {
    const { statusCode, body } = await asked.app.inject(address)
    expect([address, statusCode]).toEqual([address, 200])
    return parse(body, { columns: true })
  }

  /** The figure as a page draws it, from the files of the release. */
  async function drawn(view: View): Promise<Figure> {
    const files = await Promise.all(
      view.indicators.map(async (id) =>
        indicatorDataOf((await ofRelease(`indicators/${id}`)) as IndicatorFile),
      ),
    )
    const groups = view.kind === 'groups' || view.kind === 'pyramid'
    const measures = files.flatMap((file) => file.measures)
    return figureOfView({
      view,
      table: mergeTables(files.map((file) => file.table)),
      reference: {
        ...catalogue.reference,
        measures: new Map(measures.map((row) => [measureKey(row.indicator, row.source), row])),
      },
      currentYear: releaseYear(catalogue.release),
      language: english,
      ...(groups && {
        groups: decodeGroups((await ofRelease(`indicators/${view.indicators[0]}/groups`)) as GroupFile),
      }),
    })
  }

  const boxesOf = (figure: Figure) =>
    figureBoxes(
      figure.rows.map(({ point }) => point),
      async (box) => {
        const query = new URLSearchParams({ ...boxFilters(box), shape: 'tidy', size: String(LARGEST_SIZE) })
        const { results, next } = (await asked.json(`/api/data?${query}`)) as Page<TidyRow>
        return { rows: results, isWhole: next === null }
      },
    )

  const number = (value: number | null) => (value === null ? '' : String(value))
  const inOrder = (lines: readonly string[]) => [...new Set(lines)].toSorted()

  describe('the addresses of a figure answer the rows that it draws', () => {
    const views = Object.values(VIEW_OF_EACH_KIND).filter(
      ({ kind }) => kind !== 'groups' && kind !== 'pyramid',
    )
    test.each([
      ...views.map((view) => [view.kind, view] as const),
      [
        'trend of two places',
        { ...VIEW_OF_EACH_KIND.trend, locations: [1, 27], sources: [2, 9, 10] },
      ] as const,
    ])('%s', async (_, view) => {
      const figure = await drawn(view)
      const { boxes, rows, computed } = await boxesOf(figure)
      const answered = (await Promise.all(boxes.map((box) => table(boxAddress(box, 'csv'))))).flat()
      expect(answered).toHaveLength(rows)
      expect(rows + computed).toBe(new Set(figure.rows.map(({ point }) => keyText(point))).size)
      // A computed value is no figure of a publisher: projections of ours, and quarters that are added up.
      if (view.kind !== 'forecast' && view.kind !== 'quarters') expect(computed).toBe(0)
      const drawnRows = figure.rows.map(({ point }) =>
        [keyText(point), point.value, number(point.lower), number(point.upper)].join(' '),
      )
      const answeredRows = answered.map((cells) =>
        [
          keyText({
            indicator: Number(cells.indicator_id),
            source: Number(cells.datasource_id),
            location: Number(cells.location_id),
            period: parsePeriod(cells.period ?? '') ?? 0,
          }),
          cells.value,
          cells.lower,
          cells.upper,
        ].join(' '),
      )
      if (computed === 0) expect(inOrder(answeredRows)).toEqual(inOrder(drawnRows))
      else expect(drawnRows).toEqual(expect.arrayContaining(answeredRows))
      for (const box of boxes) {
        const { results } = (await asked.json(boxAddress(box, 'json'))) as Page<TidyRow>
        expect(results).toHaveLength((await table(boxAddress(box, 'csv'))).length)
      }
    })

    test.each([VIEW_OF_EACH_KIND.groups, VIEW_OF_EACH_KIND.pyramid])('$kind', async (view) => {
      const figure = await drawn(view)
      const ofGroups = figure.rows.filter(({ group }) => group)
      const box = boxAround(ofGroups.map(({ point }) => point))
      const [only = ''] = new Set(ofGroups.flatMap(({ group }) => group?.dimension ?? []))
      const answered = await table(groupAddress(box, only, 'csv'))
      expect(inOrder(answered.map(({ period, value }) => `${period} ${value}`))).toEqual(
        inOrder(ofGroups.map(({ point }) => `${isoPeriod(point.period)} ${point.value}`)),
      )
      // All people together stand with the figures themselves.
      const all = figure.rows.filter(({ group }) => !group)
      expect(await boxesOf({ ...figure, rows: all })).toMatchObject({ rows: all.length, computed: 0 })
    })
  })

  test('the address that the page of the API begins with answers tidy rows', async () => {
    const [first, ...rest] = await table(FIRST_ADDRESS)
    expect(first).toMatchObject({ indicator_id: '18', unit: 'percent', location: 'Nigeria' })
    expect(rest.length).toBeGreaterThan(50)
    const { body } = await asked.app.inject('/api/docs')
    for (const [, path = ''] of body.matchAll(/href="(\/api\/[^"]+)"/g)) {
      const address = path.replaceAll('&amp;', '&')
      expect([address, (await asked.app.inject(address)).statusCode]).toEqual([address, 200])
    }
  })

  describe('notebooks', () => {
    /** Python 3 is the one thing that these tests need beside the product: every Linux has it. */
    const python = (program: string) =>
      run('python3', ['-c', program], {
        env: { ...process.env, MSDAT_URL: origin, PYTHONIOENCODING: 'utf-8' },
      })

    test('that of Python runs from its first to its last cell', async () => {
      const notebook = JSON.parse(await readFile(join(PROJECT, 'docs/examples/figures.ipynb'), 'utf8'))
      const cells: { cell_type: string; source: string[] }[] = notebook.cells
      const code = cells.filter(({ cell_type }) => cell_type === 'code').map(({ source }) => source.join(''))
      const { stdout } = await python(code.join('\n\n'))
      expect(stdout).toContain('18 DTP-containing vaccine')
      expect(stdout).toMatch(/\d+ figures; DPT 3 \/ Penta 3 coverage in Kano in percent/)
      expect(stdout).toMatch(/2018 +Survey +NDHS +\d+\.\d {2}\d/)
      expect(stdout).toMatch(/37 states in 2018|36 states in 2018|37 states in 2024/)
      expect(stdout).toMatch(/not_published - /)
      expect(stdout).toMatch(/NDHS: .+\. MSDAT, release 1\./)
    })

    test('the lines below a figure run', async () => {
      const addresses = [1, 27].map(
        (place) => `${origin}/api/data?indicator=18&datasource=2&location=${place}&shape=tidy&format=csv`,
      )
      const [, lines] = snippets(addresses)
      const { stdout } = await python(
        `${lines?.text}\nprint(len(rows), rows[0]["indicator"], rows[-1]["location"])`,
      )
      expect(stdout).toMatch(/^\d+ DPT 3 \/ Penta 3 coverage Kano$/m)
    })

    test('that of R asks addresses that answer, and reads columns that they have', async () => {
      const script = await readFile(join(PROJECT, 'docs/examples/figures.R'), 'utf8')
      const read = [...script.matchAll(/^(\w+) <- read_table\("([^"]+)"\)/gm)]
      expect(read.map(([, name]) => name)).toEqual(['indicators', 'places', 'figures', 'states'])
      for (const [, name, address = ''] of read) {
        const [first = {}] = await table(address)
        const single = [...script.matchAll(new RegExp(`\\b${name}\\$(\\w+)`, 'g'))].map(
          ([, column]) => column,
        )
        const lists = [...script.matchAll(new RegExp(`\\b${name}\\[[^\\n]*, c\\(([^)]+)\\)\\]`, 'g'))]
        const named = lists.flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
        expect(Object.keys(first)).toEqual(expect.arrayContaining([...single, ...named]))
        expect([name, single.length + named.length > 0]).toEqual([name, true])
      }
    })

    test.each(['figures.ipynb', 'figures.R'])('%s comes with the address of this site', async (name) => {
      const response = await fetch(`${origin}/api/docs/examples/${name}`)
      const text = await response.text()
      expect(response.headers.get('content-disposition')).toContain(name)
      expect(text).toContain(origin)
      expect(text).not.toContain(':8080')
    })
  })
})

function keyText({
  indicator,
  source,
  location,
  period,
}: {
  indicator: number
  source: number
  location: number
  period: number
}) {
  return `${indicator} ${source} ${location} ${isoPeriod(period)}`
}
