import { describe, expect, test } from 'vitest'
import { readEarlierConfig, writeEarlierConfig } from './earlier-config.ts'

/** Word for word the example of the earlier client's contract. */
const EARLIER =
  '{"dashboardDetails":{"name":"My view","description":"d","category":"health_outcomes"},"composedData":[{"parent":{"isChildSelected":true},"children":[{"id":7,"selected":true}]}],"surveyArray":[{"children":[{"id":6,"selected":true}]}],"sectionsArray":[{"id":0,"name":"Indicator Overview","active":false,"isShow":true}]}'

const READ = { indicators: [7], sources: [6], sections: ['Indicator Overview'] }
const DETAILS = { name: 'My view', description: 'd', category: 'health_outcomes' }

describe('configuration of a custom dashboard', () => {
  test('is read and written as earlier clients do', () => {
    expect(readEarlierConfig(EARLIER)).toEqual(READ)
    expect(writeEarlierConfig(READ, DETAILS)).toBe(EARLIER)
    expect(writeEarlierConfig(READ, DETAILS, EARLIER)).toBe(EARLIER)
  })

  test('leaves out what is not chosen, hidden or no id, and repeats nothing', () => {
    const children = [{ id: 7 }, { id: 8, selected: false }, { id: '9' }, { id: 1.5 }, null, 'x', { id: 7 }]
    const text = JSON.stringify({
      composedData: [{ children }, { children: [{ id: 10, selected: true }] }],
      sectionsArray: [{ name: ' Zonal Analysis ' }, { name: 'Indicator Overview', isShow: false }],
    })
    expect(readEarlierConfig(text)).toEqual({
      indicators: [7, 10],
      sources: [],
      sections: ['Zonal Analysis'],
    })
  })

  test.each(['', 'no JSON', '[]', '7', 'null', '"text"'])('%j is none', (text) => {
    expect(readEarlierConfig(text)).toBeNull()
    expect(readEarlierConfig(writeEarlierConfig(READ, DETAILS, text))).toEqual(READ)
  })

  test('parts of another form are empty', () => {
    expect(readEarlierConfig('{"composedData":{},"sectionsArray":"x","dashboardDetails":[]}')).toEqual({
      indicators: [],
      sources: [],
      sections: [],
    })
  })

  test('written over another one, it keeps what only earlier clients understand', () => {
    const over = {
      notes: ['Rain has no 2021'],
      dashboardDetails: { name: 'Old', colour: 'red' },
      composedData: [
        {
          parent: { id: 3 },
          children: [
            { id: 7, years: ['2018'] },
            { id: 8, years: ['2021'] },
          ],
        },
      ],
      surveyArray: [{ parent: { classification: 'SURVEY' }, children: [{ id: 6, short_name: 'S' }] }],
      sectionsArray: [{ id: 4, name: 'Indicator Overview', active: true }, { name: 'Scorecard' }],
    }
    const written = writeEarlierConfig({ ...READ, indicators: [8, 9] }, DETAILS, JSON.stringify(over))
    expect(JSON.parse(written)).toEqual({
      notes: ['Rain has no 2021'],
      dashboardDetails: { ...DETAILS, colour: 'red' },
      composedData: [
        {
          parent: { isChildSelected: true },
          children: [
            { id: 8, years: ['2021'], selected: true },
            { id: 9, selected: true },
          ],
        },
      ],
      // The sources are the same, so nothing about them changes.
      surveyArray: over.surveyArray,
      sectionsArray: [
        { id: 4, name: 'Indicator Overview', active: true, isShow: true },
        { name: 'Scorecard', isShow: false },
      ],
    })
  })
})
