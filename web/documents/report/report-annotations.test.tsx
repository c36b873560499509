import { fireEvent } from '@testing-library/dom'
import { act, screen, within } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { parseView } from '#charts/view-address.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { layOut } from '#tests/components/laid-out.ts'
import { CATALOGUE_ANSWERS, indicatorAnswers } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { keptColour } from '../own-colours.ts'
import { ReportEditor } from './report-editor.tsx'
import { openReport, reportNow } from './report-state.ts'

const POINTS = [aPoint(2, 8, '2023', 30), aPoint(2, 8, '2024', 40)]
const view = parseView('kind=trend&indicator=7&datasource=2&location=8')
if (!view) throw new Error('The address of the figure is none')
const COATS = figureBlock.begin('coats', { view })

beforeEach(() => {
  localStorage.clear()
  layOut(560)
})

const layer = () => screen.findByRole('button', { name: /^Annotate .*the arrow keys move/ })

function annotations() {
  const [block] = reportNow().blocks
  return block?.kind === 'figure' ? block.annotations : []
}

async function open() {
  const answers = { ...CATALOGUE_ANSWERS, ...indicatorAnswers(POINTS) }
  const part = await openPart(<ReportEditor />, { account: null, answers })
  await screen.findByRole('textbox', { name: 'Title of the report' })
  act(() => openReport({ ...emptyDocument('report'), title: 'Report', blocks: [COATS] }, null))
  await screen.findByRole('button', { name: 'Annotate' })
  return part
}

async function annotate() {
  const part = await open()
  await part.user.click(screen.getByRole('button', { name: 'Annotate' }))
  return part
}

test('words stand where the cross is; without words the field that takes them has the focus', async () => {
  const { user } = await annotate()
  const field = await screen.findByRole('textbox', { name: 'Words of the annotation' })
  act(() => field.blur())
  fireEvent.keyDown(await layer(), { key: 'Enter' })
  expect(annotations()).toEqual([])
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Peak')
  await user.click(
    within(screen.getByRole('group', { name: 'Size of annotations' })).getByRole('button', {
      name: 'Larger',
    }),
  )
  fireEvent.keyDown(await layer(), { key: 'Enter' })
  expect(annotations()).toMatchObject([{ kind: 'text', text: 'Peak', size: 13, colour: keptColour('error') }])
  await screen.findByText('1 annotation')
})

test('an arrow goes from where Enter was pressed first to where it is pressed next', async () => {
  const { user } = await annotate()
  await user.click(await screen.findByRole('button', { name: 'Arrow' }))
  await user.click(screen.getByRole('button', { name: 'Blue' }))
  fireEvent.keyDown(await layer(), { key: 'Enter' })
  fireEvent.keyDown(await layer(), { key: 'ArrowRight', shiftKey: true })
  for (const key of ['ArrowRight', 'ArrowUp']) fireEvent.keyDown(await layer(), { key })
  // From the middle, five steps at once and one more, each a fiftieth of the figure.
  const draft = (await layer()).querySelector('line[stroke-dasharray]')
  const ends = ['x1', 'y1', 'x2', 'y2'].map((end) => Number.parseFloat(draft?.getAttribute(end) ?? ''))
  expect(ends.map((end) => Math.round(end * 100) / 100)).toEqual([50, 50, 62, 48])
  fireEvent.keyDown(await layer(), { key: 'Enter' })
  const [arrow] = annotations()
  expect(arrow).toMatchObject({ kind: 'arrow', colour: keptColour('survey') })
  if (arrow?.kind !== 'arrow') throw new Error('It is no arrow')
  // Right are later years, up are higher values.
  expect(arrow.to.x).toBeGreaterThan(arrow.from.x)
  expect(arrow.to.y).toBeGreaterThan(arrow.from.y)
})

test('Delete removes the last, and Escape ends it', async () => {
  await annotate()
  fireEvent.click(await screen.findByRole('button', { name: 'Box' }))
  for (const key of ['Enter', 'ArrowLeft', 'ArrowDown']) fireEvent.keyDown(await layer(), { key })
  const draft = (await layer()).querySelector('rect')
  const sides = ['x', 'y', 'width', 'height'].map((side) =>
    Number.parseFloat(draft?.getAttribute(side) ?? ''),
  )
  expect(sides.map((side) => Math.round(side * 100) / 100)).toEqual([48, 50, 2, 2])
  fireEvent.keyDown(await layer(), { key: 'Enter' })
  expect(annotations()).toMatchObject([{ kind: 'box' }])
  fireEvent.keyDown(await layer(), { key: 'Delete' })
  expect(annotations()).toEqual([])
  fireEvent.keyDown(await layer(), { key: 'Escape' })
  await screen.findByRole('button', { name: 'Annotate' })
})

test('Ctrl, Shift and A begin with the first figure, and end it again', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'A', ctrlKey: true, shiftKey: true })
  await layer()
  fireEvent.keyDown(document.body, { key: 'A', ctrlKey: true, shiftKey: true })
  await screen.findByRole('button', { name: 'Annotate' })
})
