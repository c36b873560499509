import { fireEvent } from '@testing-library/dom'
import { screen, within } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { markSpots } from '#charts/drawing/mark-spots.ts'
import { trendFigure } from '#charts/trend/trend.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { layOut } from '#tests/components/laid-out.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { FigurePlot } from './figure-plot.tsx'

const { reference } = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const POINTS = [aPoint(2, 8, '2020', 30), aPoint(2, 8, '2024', 40)]

const FIGURE = trendFigure({
  view: { kind: 'trend', indicators: [7], sources: [2], locations: [8], periods: [], options: {} },
  table: tableOf(POINTS),
  reference,
  currentYear: 2025,
  language: english,
})

const WIDTH = 840

beforeEach(() => layOut(WIDTH))

async function open() {
  const part = await openPart(<FigurePlot figure={FIGURE} />, {
    answers: {
      ...CATALOGUE_ANSWERS,
      ...indicatorAnswers(POINTS),
      'GET /known-errors/figures': { audited: true, findings: [] },
      'GET /releases/chain': [],
      'GET /observations/{key}/history': ({ path }) => {
        expect(path.key).toBe('7-2-8-2024')
        return {
          ...{ indicator: 7, datasource: 2, location: 8, period: '2024', documents: [] },
          states: [
            {
              ...{ value: 40, lower: null, upper: null, role: null, approved: false, explained: '' },
              ...{ origin: 'data-set', undoes: null },
              release: { ...MADE_UP_CATALOGUE.release, number: 1, note: 'Coats' },
            },
          ],
        }
      },
    },
  })
  const picture = FIGURE.picture({
    width: WIDTH,
    height: FIGURE.height(WIDTH),
    mode: 'light',
    fontScale: 1,
  })
  const at = markSpots(picture, FIGURE.marks)[1]
  const plot = screen.getByRole('figure')
  return { ...part, plot, spot: { clientX: at?.x ?? 0, clientY: at?.y ?? 0 } }
}

async function expectLife() {
  const dialog = await screen.findByRole('dialog', { name: 'About this number' })
  expect(await within(dialog).findByText('Warm coats, Northland, Winter survey, 2024')).toBeTruthy()
  expect(await within(dialog).findByText(/^It came with the data set of this product/)).toBeTruthy()
}

test('a mark leads to the life of its figure by mouse: with Shift, as its tooltip says', async () => {
  const { plot, spot } = await open()
  fireEvent.pointerMove(plot, { ...spot, pointerType: 'mouse' })
  expect(await screen.findByText('Shift and click: about this number')).toBeTruthy()
  fireEvent.click(plot, { ...spot, shiftKey: true })
  await expectLife()
})

test('by keyboard: Shift and Enter', async () => {
  const { user } = await open()
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByText('Press Shift and Enter: about this number')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await expectLife()
})

test('by touch: a word in the tooltip', async () => {
  const { plot, spot } = await open()
  fireEvent(
    plot,
    Object.assign(new MouseEvent('click', { bubbles: true, ...spot }), { pointerType: 'touch' }),
  )
  // A finger moves no pointer, which a click of the user's mouse would.
  fireEvent.click(await screen.findByText('About this number'))
  await expectLife()
})

test('a second tap finds the mark of the first: the focus, with which it would go, stays', async () => {
  const { plot, spot } = await open()
  const tap = () =>
    fireEvent(
      plot,
      Object.assign(new MouseEvent('click', { bubbles: true, ...spot }), { pointerType: 'touch' }),
    )
  expect(fireEvent.mouseDown(plot, spot)).toBe(true)
  tap()
  await screen.findByText('About this number')
  expect(fireEvent.mouseDown(plot, spot)).toBe(false)
})
