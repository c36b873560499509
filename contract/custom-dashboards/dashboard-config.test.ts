import { describe, expect, test } from 'vitest'
import { readDashboardConfig, writeDashboardConfig } from './dashboard-config.ts'

/** Word for word the example of the earlier client's contract. */
const EARLIER =
  '{"dashboardDetails":{"name":"My view","description":"d","category":"health_outcomes"},"composedData":[{"parent":{"isChildSelected":true},"children":[{"id":7,"selected":true}]}],"surveyArray":[{"children":[{"id":6,"selected":true}]}],"sectionsArray":[{"id":0,"name":"Indicator Overview","active":false,"isShow":true}]}'

const READ = {
  name: 'My view',
  description: 'd',
  category: 'health_outcomes',
  indicators: [7],
  sources: [6],
  sections: ['Indicator Overview'],
}

describe('configuration of a custom dashboard', () => {
  test('is read and written as earlier clients do', () => {
    expect(readDashboardConfig(EARLIER)).toEqual(READ)
    expect(writeDashboardConfig(READ)).toBe(EARLIER)
  })

  test('leaves out what is not chosen, hidden or no id, and repeats nothing', () => {
    const children = [{ id: 7 }, { id: 8, selected: false }, { id: '9' }, { id: 1.5 }, null, 'x', { id: 7 }]
    const text = JSON.stringify({
      composedData: [{ children }, { children: [{ id: 10, selected: true }] }],
      sectionsArray: [{ name: ' Zonal Analysis ' }, { name: 'Indicator Overview', isShow: false }],
    })
    expect(readDashboardConfig(text)).toMatchObject({
      indicators: [7, 10],
      sources: [],
      sections: ['Zonal Analysis'],
    })
  })

  test.each(['', 'no JSON', '[]', '7', 'null', '"text"'])('%j is none', (text) => {
    expect(readDashboardConfig(text)).toBeNull()
  })

  test('parts of another form are empty', () => {
    expect(readDashboardConfig('{"composedData":{},"sectionsArray":"x","dashboardDetails":[]}')).toEqual({
      ...{ name: '', description: '', category: '' },
      ...{ indicators: [], sources: [], sections: [] },
    })
  })
})
