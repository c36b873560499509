import { fireEvent } from '@testing-library/dom'
import { act, screen, waitFor } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { parseView } from '#charts/view-address.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { CaptureOverlay } from './capture-overlay.tsx'
import { type Capturing, capturing } from './capturing.ts'
import { openReport, reportNow } from './report-state.ts'

const VIEWS = [7, 8].map((id) => `kind=trend&indicator=${id}&datasource=2&location=8`)

beforeEach(() => {
  localStorage.clear()
  act(() => {
    capturing.set(null)
    openReport({ ...emptyDocument('report'), title: 'Report' }, null)
  })
})

/** A page with figures, one of which stands in the report itself. */
async function open(wanted: Capturing, views: readonly string[] = VIEWS) {
  const part = await openPart(
    <>
      <main>
        {views.map((view, at) => (
          <section key={view} data-view={view} aria-label={`Figure ${at + 1}`} />
        ))}
        <div data-report>
          <section data-view={VIEWS[0]} aria-label="Of the report" />
        </div>
      </main>
      <CaptureOverlay />
    </>,
    { account: null },
  )
  await act(async () => capturing.set(wanted))
  await screen.findByRole('region', { name: 'Capturing' })
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  return part
}

const FIGURES: Capturing = { as: 'figure', for: null }
const adds = () => screen.queryAllByRole('button', { name: /^Add to report/ })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const kinds = () => reportNow().blocks.map(({ kind }) => kind)

test('every figure of the page can be picked, one after the other; those of the report are none', async () => {
  await open(FIGURES)
  expect(adds().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add to report: Figure 1',
    'Add to report: Figure 2',
  ])
  expect(screen.getByText('Capturing chart(s)...')).toBeTruthy()
  await press('Add to report: Figure 2')
  expect(screen.getByText('“Figure 2” is in the report.')).toBeTruthy()
  expect(adds()).toHaveLength(1)
  expect(screen.getByText('In report')).toBeTruthy()
  expect([kinds(), capturing.get()]).toEqual([['figure'], FIGURES])
  await press('Add to report: Figure 1')
  expect(kinds()).toEqual(['figure', 'figure'])
})

test('of tables one is picked', async () => {
  await open({ as: 'table', for: null })
  expect(screen.getByText('Capturing table...')).toBeTruthy()
  await press('Add to report: Figure 1')
  expect([kinds(), capturing.get()]).toEqual([['table'], null])
})

test('a figure that is captured anew stands in the place of the one before', async () => {
  const view = parseView(VIEWS[0] ?? '')
  if (!view) throw new Error('The address of the figure is none')
  const blocks = [
    textBlock.begin('words', { html: '<p>Coats</p>' }),
    { ...figureBlock.begin('coats', { view }), frozen: 'b'.repeat(64) },
  ]
  openReport({ ...emptyDocument('report'), blocks }, null)
  await open({ as: 'figure', for: 'coats' })
  // It may be the same again.
  expect(adds()).toHaveLength(2)
  await press('Add to report: Figure 2')
  expect(reportNow().blocks[1]).toMatchObject({ id: 'coats', frozen: null, view: { indicators: [8] } })
  expect([kinds(), capturing.get()]).toEqual([['text', 'figure'], null])
})

test('what is no figure cannot be captured, and a full report takes none', async () => {
  const { unmount } = await open(FIGURES, ['kind=sundial'])
  await press('Add to report: Figure 1')
  expect(screen.getByText('This figure cannot be captured.')).toBeTruthy()
  unmount()
  const blocks = Array.from({ length: 200 }, (_, at) => textBlock.begin(`${at}`, { html: '<p>Coats</p>' }))
  act(() => openReport({ ...emptyDocument('report'), blocks }, null))
  await open(FIGURES)
  await press('Add to report: Figure 1')
  expect(screen.getByText('This report holds 200 parts, which is the most.')).toBeTruthy()
  expect(kinds()).toHaveLength(200)
})

test('a page without figures leads to one with some', async () => {
  await open(FIGURES, [])
  expect(screen.getByText(/^Nothing on this page can be captured\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'A page with figures' })).toBeTruthy()
})

test('Escape and the button end it; another key does not', async () => {
  await open(FIGURES)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(capturing.get()).toEqual(FIGURES)
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect([capturing.get(), adds()]).toEqual([null, []])
  expect(document.documentElement.dataset.capturing).toBeUndefined()
  await act(async () => capturing.set(FIGURES))
  expect(document.documentElement.dataset.capturing).toBe('')
  await press('Done')
  expect(capturing.get()).toBeNull()
})
