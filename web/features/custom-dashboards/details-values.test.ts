import { describe, expect, test } from 'vitest'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import { bodyOf, detailsOf } from './details-values.ts'

const USUAL = EARLIER_CONFIGS['the form of our own pages'] ?? ''
const WIZARD = EARLIER_CONFIGS['a whole one of the earlier wizard'] ?? ''

function rowWith(config: string): CustomDashboardRow {
  return {
    ...{ id: 4, public_id: 'p', name: 'ada', email: null, version: 1, created: null, updated: null },
    ...{ name_of_dashboard: 'Snow', description: '', category: '', reason: '', organization: '', config },
    ...{ link: '', embedded_url: null, embedded_url_title: null, embedded_iframe: null },
    ...{ embedded_iframe_title: null, embedded_dashboard_description: null, declined_because: '' },
    ...{ is_private: true, is_confirmed: false, isConfirmed: false, disapproved: false, is_own: true },
  }
}

describe('the form of a custom dashboard', () => {
  test('opens with what is saved, and saved as it is changes nothing', () => {
    const row = rowWith(USUAL)
    const values = detailsOf(row, true)
    expect(values).toMatchObject({ indicators: [7, 8], sources: [2] })
    expect(values.sections).toEqual(['zonal-analysis', 'indicator-overview'])
    expect(values.order.slice(0, 3)).toEqual(['zonal-analysis', 'indicator-overview', 'indicator-comparison'])
    expect(bodyOf(values, row).config).toBe(USUAL)
  })

  test('opens empty with the five usual sections', () => {
    const values = detailsOf(null, false)
    expect(values).toMatchObject({ name_of_dashboard: '', is_private: false, indicators: [], sources: [] })
    expect(values.sections).toHaveLength(5)
    expect(
      JSON.parse(bodyOf({ ...values, name_of_dashboard: ' Snow ', indicators: [7] }, null).config),
    ).toEqual({
      dashboardDetails: { name: 'Snow', description: '', category: '' },
      composedData: [{ parent: { isChildSelected: true }, children: [{ id: 7, selected: true }] }],
      surveyArray: [{ children: [] }],
      sectionsArray: [
        'Indicator Overview',
        'Zonal Analysis',
        'Indicator Comparison',
        'Dataset Comparison',
        'Multi-Source Comparison',
      ].map((name, id) => ({ id, name, active: false, isShow: true })),
    })
  })

  test('writes what it changes as a new configuration in the usual form', () => {
    const row = rowWith(USUAL)
    const { sections, ...values } = detailsOf(row, true)
    const { config } = bodyOf({ ...values, sections: ['indicator-overview'], indicators: [8] }, row)
    expect(config).toBe(
      '{"dashboardDetails":{"name":"Snow","description":"","category":""},"composedData":[{"parent":{"isChildSelected":true},"children":[{"id":8,"selected":true}]}],"surveyArray":[{"children":[{"id":2,"selected":true}]}],"sectionsArray":[{"id":0,"name":"Indicator Overview","active":false,"isShow":true}]}',
    )
  })

  test('keeps what an earlier client has put beside', () => {
    const row = rowWith(WIZARD)
    const { config } = bodyOf({ ...detailsOf(row, true), indicators: [7] }, row)
    const { composedData, ...others } = JSON.parse(config)
    const { composedData: before, ...kept } = JSON.parse(WIZARD)
    expect(others).toEqual({
      ...kept,
      dashboardDetails: { name: 'Snow', description: '', category: '' },
    })
    expect(composedData).toEqual([{ parent: { isChildSelected: true }, children: [before[1].children[0]] }])
  })
})
