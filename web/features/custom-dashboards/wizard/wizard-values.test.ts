import { describe, expect, test } from 'vitest'
import { EMPTY_DASHBOARD, type Document } from '#domain/document/document.ts'
import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import { bodyOf, documentOf, embeddable, newValues, valuesOf } from './wizard-values.ts'

const SNOW: Document = {
  ...EMPTY_DASHBOARD,
  title: 'Snow',
  subject: {
    ...{ indicators: [7, 8], sources: [2], levels: [1, 3], years: [2018] },
    opening: { indicator: 8, source: null, location: 20 },
  },
  blocks: [
    { kind: 'heading', id: 'top', text: 'Winter', level: 2 },
    { kind: 'section', id: 's1', section: 'zonal-analysis', state: { indicator: '7' } },
    { kind: 'section', id: 's2', section: 'indicator-overview', state: {} },
    { kind: 'text', id: 'end', html: '<p>Thanks</p>', ...USUAL_LOOK, width: 'full' },
  ],
}
const BESIDE = { category: 'C', reason: '', organization: '', visibility: 'link' } as const

describe('the five steps', () => {
  test('open with what is saved, and saved as it is changes nothing', () => {
    const values = valuesOf(SNOW, BESIDE)
    expect(values).toMatchObject({ indicators: [7, 8], levels: [1, 3], years: [2018], visibility: 'link' })
    expect(values.sections).toEqual(['zonal-analysis', 'indicator-overview'])
    expect(values.order.slice(0, 3)).toEqual(['zonal-analysis', 'indicator-overview', 'indicator-comparison'])
    expect(documentOf(values, SNOW)).toEqual(SNOW)
  })

  test('open empty and private with the five usual sections', () => {
    const values = newValues('private')
    expect(values).toMatchObject({ name: '', visibility: 'private', indicators: [], sources: [], years: [] })
    expect(values.sections).toEqual([
      'indicator-overview',
      'zonal-analysis',
      'indicator-comparison',
      'dataset-comparison',
      'multi-source-comparison',
    ])
    const { document, ...beside } = bodyOf({ ...values, name: ' Snow ', indicators: [7] }, EMPTY_DASHBOARD, 2)
    expect(beside).toEqual({ ...BESIDE, category: '', visibility: 'private', step: 2 })
    expect(document).toMatchObject({ title: 'Snow', subject: { indicators: [7], sources: [] } })
  })

  test('keep what they do not speak of when they change the rest', () => {
    const values = { ...valuesOf(SNOW, BESIDE), sections: ['indicator-overview'], indicators: [8] }
    expect(documentOf(values, SNOW)).toEqual({
      ...SNOW,
      subject: { ...SNOW.subject, indicators: [8] },
      blocks: [SNOW.blocks[0], SNOW.blocks[2], SNOW.blocks[3]],
    })
  })

  test('are private while they last, whatever was chosen for the end', () => {
    const values = { ...newValues('public'), name: 'Snow', reason: 'All' }
    expect(bodyOf(values, EMPTY_DASHBOARD, 5).visibility).toBe('private')
    expect(bodyOf(values, EMPTY_DASHBOARD, null)).toMatchObject({ visibility: 'public', step: null })
  })

  test('add a link and a frame, and take them away again', () => {
    const values = valuesOf(SNOW, BESIDE)
    const embeds = { ...values.embeds, link: 'https://a.ng/b', linkTitle: 'A', frame: 'https://c.ng/d' }
    const document = documentOf({ ...values, embeds }, SNOW)
    expect(document.blocks.slice(4)).toMatchObject([
      { kind: 'embed', form: 'link', address: 'https://a.ng/b', title: 'A' },
      { kind: 'embed', form: 'frame', address: 'https://c.ng/d', title: '' },
    ])
    expect(valuesOf(document, BESIDE).embeds).toEqual(embeds)
    expect(documentOf(values, document)).toEqual(SNOW)
  })
})

test.each([
  ['https://a.ng/b?c=1', 'https://a.ng/b?c=1'],
  [' https://a.ng ', 'https://a.ng'],
  ['<iframe width="1" src="https://a.ng/b?c=1&amp;d=2" onload="x()"></iframe>', 'https://a.ng/b?c=1&d=2'],
  ["<IFRAME src='https://a.ng'>", 'https://a.ng'],
  ['http://a.ng', null],
  ['javascript:alert(1)', null],
  ['<iframe src="javascript:alert(1)"></iframe>', null],
  ['<iframe src="data:text/html,x"></iframe>', null],
  ['<script src="https://a.ng"></script>', null],
  ['https://name:word@a.ng', null],
  ['', null],
])('%s is embedded as %s', (typed, address) => {
  expect(embeddable(typed)).toBe(address)
})
