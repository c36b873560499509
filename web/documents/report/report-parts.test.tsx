import { act, screen, waitFor, within } from '@testing-library/preact'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseView } from '#charts/view-address.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { indicatorBlock } from '#domain/document/blocks/indicator/indicator-block.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { keptColour } from '../own-colours.ts'
import { capturing } from './capturing.ts'
import { ReportEditor } from './report-editor.tsx'
import { openReport, reportNow } from './report-state.ts'

const POINTS = [aPoint(2, 8, '2023', 30), aPoint(2, 8, '2024', 40)]
const view = parseView('kind=trend&indicator=7&datasource=2&location=8')
if (!view) throw new Error('The address of the figure is none')
const empty = { ...view, indicators: [] }

const words = (id: string, html: string) => textBlock.begin(id, { html })
const COATS = figureBlock.begin('coats', { view })
const PARTS: Document = {
  ...emptyDocument('report'),
  title: 'Report',
  blocks: [words('snow', '<p>Snow fell.</p>'), COATS, words('ice', '<p>Ice.</p>')],
}

beforeEach(() => localStorage.clear())

async function open(blocks: readonly Block[] = PARTS.blocks, at = '/') {
  const answers = { ...CATALOGUE_ANSWERS, ...indicatorAnswers(POINTS) }
  const part = await openPart(<ReportEditor />, { account: null, answers, at })
  await screen.findByRole('textbox', { name: 'Title of the report' })
  act(() => openReport({ ...PARTS, blocks }, null))
  return part
}

const ids = () => reportNow().blocks.map(({ id }) => id)
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const blockNow = (id: string) => reportNow().blocks.find((block) => block.id === id)

describe('a part says where it stands, and its buttons do to it what they say', () => {
  test('the first goes no further up and the last no further down; in between a part goes either way', async () => {
    const { user } = await open()
    const first = await card('Text, part 1 of 3')
    const last = await card('Text, part 3 of 3')
    const isOff = (part: typeof first, name: string) =>
      part.getByRole<HTMLButtonElement>('button', { name }).disabled
    expect([isOff(first, 'Move up'), isOff(first, 'Move down')]).toEqual([true, false])
    expect([isOff(last, 'Move up'), isOff(last, 'Move down')]).toEqual([false, true])
    await user.click(first.getByRole('button', { name: 'Move down' }))
    expect(ids()).toEqual(['coats', 'snow', 'ice'])
    await screen.findByText('Text is now part 2 of 3.')
    await user.click((await card('Text, part 2 of 3')).getByRole('button', { name: 'Move up' }))
    expect(ids()).toEqual(['snow', 'coats', 'ice'])
    await screen.findByText('Text is now part 1 of 3.')
  })

  test('a part that is removed is said, and the focus goes to what stands in its place, of the last to the one before', async () => {
    const { user } = await open()
    await user.click((await card('Text, part 1 of 3')).getByRole('button', { name: 'Remove' }))
    expect(ids()).toEqual(['coats', 'ice'])
    await screen.findByText('Text removed. Control Z brings it back.')
    const blockOfFocus = () => document.activeElement?.closest('[data-block]')?.getAttribute('data-block')
    await waitFor(() => expect(blockOfFocus()).toBe('coats'))
    await user.click((await card('Text, part 2 of 2')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(blockOfFocus()).toBe('coats'))
  })

  test('after the last part the focus goes to the toolbox', async () => {
    const { user } = await open([words('snow', '<p>Snow fell.</p>')])
    await user.click((await card('Text, part 1 of 1')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(document.activeElement?.closest('[role=toolbar]')).not.toBeNull())
  })

  test('a part is duplicated behind itself; a full report takes no more', async () => {
    const { user } = await open()
    await user.click((await card('Text, part 1 of 3')).getByRole('button', { name: 'Duplicate' }))
    await screen.findByText('Text duplicated.')
    expect(reportNow().blocks.map((block) => 'html' in block && block.html)).toEqual([
      ...['<p>Snow fell.</p>', '<p>Snow fell.</p>', false, '<p>Ice.</p>'],
    ])
  })
})

describe('a figure of a report', () => {
  test('is live until it is frozen to the newest release, and live again', async () => {
    const { user } = await open([COATS])
    const figure = await card('Trend, part 1 of 1')
    await figure.findByText('Live')
    await user.click(figure.getByRole('button', { name: 'Freeze: keep the numbers of this release' }))
    expect(blockNow('coats')).toMatchObject({ frozen: MADE_UP_CATALOGUE.release.hash })
    await figure.findByText('Snapshot')
    await user.click(
      figure.getByRole('button', { name: 'Make live: show the numbers of the newest release' }),
    )
    expect(blockNow('coats')).toMatchObject({ frozen: null })
    await figure.findByText('Live')
  })

  test('takes a title, under which it is named', async () => {
    const { user } = await open([COATS])
    const title = (await card('Trend, part 1 of 1')).getByRole('textbox', { name: 'Title' })
    expect(title).toHaveProperty('placeholder', 'Trend')
    await user.type(title, 'Coats')
    expect(blockNow('coats')).toMatchObject({ title: 'Coats' })
    await card('Coats, part 1 of 1')
  })

  test('that was never captured says so, and is captured anew in its place', async () => {
    const { user } = await open([{ ...COATS, view: empty }])
    const figure = await card('Trend, part 1 of 1')
    expect(figure.getByText('Empty')).toBeTruthy()
    expect(figure.getByText('No chart snapshot')).toBeTruthy()
    await user.click(figure.getByRole('button', { name: 'Re-capture' }))
    expect(capturing.get()).toEqual({ as: 'figure', for: 'coats' })
    act(() => capturing.set(null))
  })
})

describe('a text of a report', () => {
  test('is opened by a press, written in paragraphs, and read again', async () => {
    const { user } = await open([words('snow', '<p>Snow fell.</p>')])
    await user.click(await screen.findByRole('button', { name: 'Edit the text: Snow fell.' }))
    const field = screen.getByRole('textbox', { name: 'Text' })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    expect(blockNow('snow')).toMatchObject({ html: '<p></p>' })
    await user.type(field, 'Ice.{enter}{enter}More ice.')
    expect(blockNow('snow')).toMatchObject({ html: '<p>Ice.</p><p>More ice.</p>' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const closed = await screen.findByRole('button', { name: /^Edit the text: Ice\./ })
    expect(document.activeElement).toBe(closed)
  })

  test('has a size, a weight and a colour, of which the usual one is not kept', async () => {
    const { user } = await open([words('snow', '<p>Snow fell.</p>')])
    await user.click(await screen.findByRole('button', { name: 'Edit the text: Snow fell.' }))
    await user.click(screen.getByRole('button', { name: 'Smaller' }))
    await user.click(screen.getByRole('button', { name: 'Bold' }))
    await user.click(screen.getByRole('button', { name: 'Red' }))
    expect(blockNow('snow')).toMatchObject({ size: 13, bold: true, colour: keptColour('error') })
    expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Red' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Black' }))
    expect(blockNow('snow')).toMatchObject({ colour: null })
  })

  test('that is formatted is not written here', async () => {
    const { user } = await open([words('snow', '<h3>Snow</h3>')])
    await user.click(await screen.findByRole('button', { name: 'Edit the text: Snow' }))
    await screen.findByText(/^This text has headings, lists or links\./)
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  })
})

test('an indicator of a report is that of the page that it is added from, and is changed by its list', async () => {
  const { user } = await open([], '/dashboard/Winter?indicator=8')
  await user.click(await screen.findByRole('button', { name: 'Indicator Info' }))
  await screen.findByText('Indicator Info added as part 1.')
  expect(reportNow().blocks).toMatchObject([{ kind: 'indicator', indicator: 8 }])
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Indicator' }), 'Warm coats')
  expect(reportNow().blocks).toMatchObject([{ kind: 'indicator', indicator: 7 }])
})

test('a text that was just added is open to be written', async () => {
  const { user } = await open([indicatorBlock.begin('coats', { indicator: 7 })])
  await user.click(await screen.findByRole('button', { name: 'Text' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
})
