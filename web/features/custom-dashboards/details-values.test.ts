import { USUAL_LOOK } from '#domain/document/blocks/text.ts'
import { describe, expect, test } from 'vitest'
import { EMPTY_DASHBOARD, type Document } from '#domain/document/document.ts'
import { bodyOf, detailsOf, documentOf, type EditedDashboard } from './details-values.ts'

const SNOW: Document = {
  ...EMPTY_DASHBOARD,
  title: 'Snow',
  subject: {
    indicators: [7, 8],
    sources: [2],
    levels: [],
    years: [],
    opening: { indicator: 8, source: null, location: 20 },
  },
  blocks: [
    { kind: 'heading', id: 'top', text: 'Winter', level: 2 },
    { kind: 'section', id: 's1', section: 'zonal-analysis', state: { indicator: '7' } },
    { kind: 'section', id: 's2', section: 'indicator-overview', state: {} },
    { kind: 'text', id: 'end', html: '<p>Thanks</p>', ...USUAL_LOOK, width: 'full' },
  ],
}

const EDITED: EditedDashboard = {
  summary: { id: 'p', version: 1, category: 'C', reason: '', organization: '', visibility: 'link' },
  document: SNOW,
}

describe('the form of a dashboard', () => {
  test('opens with what is saved, and saved as it is changes nothing', () => {
    const values = detailsOf(EDITED, 'private')
    expect(values).toMatchObject({ indicators: [7, 8], sources: [2], visibility: 'link', category: 'C' })
    expect(values.sections).toEqual(['zonal-analysis', 'indicator-overview'])
    expect(values.order.slice(0, 3)).toEqual(['zonal-analysis', 'indicator-overview', 'indicator-comparison'])
    expect(documentOf(values, SNOW)).toEqual(SNOW)
  })

  test('opens empty with the five usual sections', () => {
    const values = detailsOf(null, 'public')
    expect(values).toMatchObject({ name_of_dashboard: '', visibility: 'public', indicators: [], sources: [] })
    const document = documentOf({ ...values, name_of_dashboard: ' Snow ', indicators: [7] }, EMPTY_DASHBOARD)
    expect(bodyOf(values, document)).toEqual({
      ...{ category: '', reason: '', organization: '', visibility: 'public' },
      document: {
        ...EMPTY_DASHBOARD,
        title: 'Snow',
        subject: { ...EMPTY_DASHBOARD.subject, indicators: [7] },
        blocks: [
          'indicator-overview',
          'zonal-analysis',
          'indicator-comparison',
          'dataset-comparison',
          'multi-source-comparison',
        ].map((section) => ({ kind: 'section', id: section, section, state: {} })),
      },
    })
  })

  test('keeps what it has no field for when it changes the rest', () => {
    const values = { ...detailsOf(EDITED, 'private'), sections: ['indicator-overview'], indicators: [8] }
    expect(documentOf(values, SNOW)).toEqual({
      ...SNOW,
      subject: { ...SNOW.subject, indicators: [8] },
      blocks: [SNOW.blocks[0], SNOW.blocks[2], SNOW.blocks[3]],
    })
  })
})
