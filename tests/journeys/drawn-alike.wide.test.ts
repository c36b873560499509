import { expect, test } from 'vitest'
import { KINDS } from '#charts/kinds.ts'
import { serialiseView } from '#charts/view-address.ts'
import { english } from '#languages/from-source.ts'
import { figureOfView, plotOf } from '#server/drawing/draw-view.ts'
import { type TableColumn, type TableRow, tableColumns } from '#charts/table/table-columns.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { drawn } from '../drawn.ts'
import { charts } from './dashboard-page.ts'
import { shapesOf, shapesOfPicture } from './drawn-shapes.ts'
import { oneVisit } from './each-visit.ts'
import { inputOfRelease } from './input-of-release.ts'

/** Letters are measured to a tenth of a pixel. */
const ROUNDING = 0.11

const DRAWN = KINDS.map(({ name }) => name)

const look = oneVisit()

test.each(DRAWN)('%s is the same on a page and without one', async (kind) => {
  const view = VIEW_OF_EACH_KIND[kind]
  const { page } = await look()
  await page.goto(`/figure?${serialiseView(view)}`)
  const plot = charts(page).first()
  await plot.waitFor()
  await drawn(page)
  const size = await plot.evaluate((box) => ({ width: box.clientWidth, height: box.clientHeight }))

  const input = await inputOfRelease(view)
  const figure = await figureOfView(input)
  const { svg } = plotOf(figure, { ...size, mode: 'light', fontScale: 1 })
  const [there, here] = [await shapesOf(plot), await shapesOfPicture(page, svg)]
  expect(here.map(({ what, colours }) => `${what} ${colours}`)).toEqual(
    there.map(({ what, colours }) => `${what} ${colours}`),
  )
  const moved = here.flatMap(({ what, box }, index) => {
    const other = there[index]?.box ?? []
    const isMoved = box.some((edge, side) => !(Math.abs(edge - (other[side] ?? Number.NaN)) <= ROUNDING))
    return isMoved ? [{ what, box, other }] : []
  })
  expect(moved).toEqual([])

  await page.getByRole('button', { name: 'View as table' }).click()
  const lines = page.getByRole('table', { name: figure.title }).locator('tbody tr')
  await lines.first().waitFor()
  const cells = await lines.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        // The open questions about a figure stand beside it.
        const question = cell.querySelector('a[href^="/known-errors"]')?.textContent ?? ''
        return (cell.textContent ?? '').replace(question, '')
      }),
    ),
  )
  const rows = [...figure.rows, ...figure.gaps]
  const columns = tableColumns(rows, input)
  const said = (column: TableColumn, row: TableRow) => {
    const [text, why] = [column.text(row), column.why(row)]
    if (why === null) return text
    // The reason of an empty cell is there for the ear.
    return `${text}${text === '–' ? '' : '. '}${english.text(why)}`
  }
  expect(cells).toEqual(rows.map((row) => columns.map((column) => said(column, row))))
})
