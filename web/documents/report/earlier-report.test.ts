import { expect, test } from 'vitest'
import { earlierReport } from './earlier-report.ts'

const item = (type: string, title: string, data: object = {}) => ({ type, title, data })
const TEXT = item('text', '', {
  text: '<p>One &amp; two<script>alert(1)</script></p>',
  styles: { fontSize: '200px', bold: true, color: '#AA0000' },
})
const CHART = item('chart', 'Trend', {
  ...{ width: 1000, height: 500 },
  annotations: [
    { type: 'text', text: 'Here', x: 500, y: 250, size: 99, color: 'javascript:' },
    { type: 'arrow', x: 100, y: 100, size: 10 },
    { type: 'circle', x: 1, y: 1 },
  ],
})

test.each([
  [
    'the whole',
    { customReportBuilderState: { title: 'Meeting', items: [TEXT, CHART] } },
    'Meeting',
    ['text', 'figure'],
  ],
  ['the whole under its other name', { customReport: { reportItems: [CHART] } }, 'Custom Report', ['figure']],
  ['a list', { customReport: [TEXT] }, 'Custom Report', ['text']],
  [
    'parts by themselves, in the order of their numbers',
    { customReportBuilderItem_10: item('table', 'Last'), customReportBuilderItem_9: TEXT },
    'Custom Report',
    ['text', 'table'],
  ],
  ['what is no JSON', { customReport: '{' }, 'Custom Report', []],
  [
    'kinds that nobody knows',
    { customReport: { items: [item('video', 'No'), null, 7] } },
    'Custom Report',
    [],
  ],
] as const)('%s comes along', (_what, kept, title, kinds) => {
  const entries = Object.entries(kept).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
  const found = earlierReport(entries)
  expect(found?.document.title).toBe(title)
  expect(found?.document.blocks.map(({ kind }) => kind)).toEqual(kinds)
  expect([...(found?.names ?? [])].sort()).toEqual(Object.keys(kept).sort())
})

test('words come without scripts, within the sizes that there are, and notes at the same place of the figure', () => {
  const found = earlierReport([['customReport', JSON.stringify({ items: [TEXT, CHART] })]])
  const [text, chart] = found?.document.blocks ?? []
  expect(text).toMatchObject({ html: '<p>One &amp; two</p>', size: 72, bold: true, colour: '#aa0000' })
  expect(chart).toMatchObject({
    annotations: [
      { kind: 'text', at: { plot: null, x: 0.5, y: 0.5 }, size: 48, text: 'Here', colour: '#b3261e' },
      { kind: 'arrow', from: { plot: null, x: 0.1, y: 0.2 }, to: { plot: null, x: 0.14, y: 0.2 } },
    ],
  })
})

// Without a size the picture was 1200 by 800; a box was six letters wide and four high.
test.each([
  [{ width: 1000, height: 500 }, { type: 'box', x: 100, y: 100, size: 10 }, [0.1, 0.2], [0.16, 0.28]],
  [{}, { type: 'box', x: 300, y: 200, size: 20 }, [0.25, 0.25], [0.35, 0.35]],
  [{}, { type: 'box', x: 1190, y: 790 }, [1190 / 1200, 790 / 800], [1, 1]],
  [{}, { type: 'box', size: 20 }, [0, 0], [0.1, 0.1]],
])('of a picture %j the box %j stays where it was', (picture, annotation, from, to) => {
  const chart = item('chart', 'Trend', { ...picture, annotations: [annotation] })
  const found = earlierReport([['customReport', JSON.stringify([chart])]])
  const [block] = found?.document.blocks ?? []
  const place = ([x, y]: readonly number[]) => ({
    x: expect.closeTo(x ?? 0, 9),
    y: expect.closeTo(y ?? 0, 9),
  })
  expect(block).toMatchObject({ annotations: [{ kind: 'box', from: place(from), to: place(to) }] })
})

test('a browser that holds nothing of it has no earlier report', () => {
  expect(earlierReport([['somethingElse', '{}']])).toBeNull()
})
