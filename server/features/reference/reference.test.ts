import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listDashboardIndicators,
  listDashboardSources,
  listDashboards,
} from '#contract/dashboards/dashboard.ts'
import { listDataSources } from '#contract/reference/data-source.ts'
import { listIndicators, readIndicator } from '#contract/reference/indicator.ts'
import { listLocations, readLocation } from '#contract/reference/location.ts'
import { listMeasures, readMeasure } from '#contract/reference/measure.ts'
import {
  listFactors,
  listHierarchyLevels,
  listLinks,
  listValueTypes,
} from '#contract/reference/small-lists.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('reference lists', (open) => {
  let asked: AskedApp

  beforeAll(async () => {
    const database = await open('country')
    asked = await askApp({ database })
  })
  afterAll(() => asked.app.close())

  test('an indicator in the earlier spelling', async () => {
    expect(await asked.shaped('/api/indicators/7', readIndicator.answer)).toMatchObject({
      id: 7,
      short_name: 'Snow shovels',
      desirable_slope: 'Positive',
      national_target: '57.00',
      national_information: 'Target for 2030',
      sdg_target: '25.25',
      first_related: 8,
      second_related: null,
      datasources: [2, 6, 30],
      group: [],
      tags: [],
    })
    const other = await asked.shaped('/api/indicators/8/', readIndicator.answer)
    expect([other.national_target, other.sdg_target, other.desirable_slope]).toEqual([null, null, ''])
  })

  test.each([
    ['/api/indicators/?size=4000', listIndicators.answer, [7, 8]],
    ['/api/indicators?program_area=Winter&ordering=-id', listIndicators.answer, [8, 7]],
    ['/api/datasources/?size=1500', listDataSources.answer, [2, 6, 30]],
    ['/api/datasources?classification=Routine', listDataSources.answer, [6, 30]],
    ['/api/location/?size=1500', listLocations.answer, [1, 2, 3, 8, 9, 10, 45, 46]],
    ['/api/location/?level=1&size=1000', listLocations.answer, [1]],
    ['/api/location/?parent=2,3', listLocations.answer, [8, 9, 10]],
    ['/api/location?name=Northland', listLocations.answer, [8]],
    ['/api/location_hierarchy_level/?size=1500', listHierarchyLevels.answer, [1, 2, 3, 4, 5]],
    ['/api/valuetypes/', listValueTypes.answer, [1, 2, 3, 4, 5, 6, 7]],
    ['/api//factors/?size=1500', listFactors.answer, [1, 2, 3, 4]],
    ['/api/links/?size=1500', listLinks.answer, [1]],
    ['/api/links/?period=2023&datasource=2', listLinks.answer, [1]],
    ['/api/links/?period=2022', listLinks.answer, []],
    ['/api/datasource_specific_indicator/?size=5000', listMeasures.answer, [324, 325, 326, 327]],
    ['/api/datasource_specific_indicator/?datasource=2&state=true', listMeasures.answer, [324]],
  ])('%s', async (path, answer, ids) => {
    const { results, count } = await asked.shaped(path, answer)
    expect(results.map((row) => row.id)).toEqual(ids)
    expect(count).toBe(ids.length)
  })

  test('a measure says its levels as text and as booleans', async () => {
    const row = await asked.shaped('/api/datasource_specific_indicator/324/', readMeasure.answer)
    expect(row).toMatchObject({ data_level: 'National, Zonal, State, LGA', state: true, senatorial: false })
  })

  test('an indicator id finds the first measure of that indicator', async () => {
    expect((await asked.shaped('/api/datasource_specific_indicator/8', readMeasure.answer)).id).toBe(327)
    await asked.problem('/api/datasource_specific_indicator/9', 404)
  })

  test.each([
    ['/api/indicators/99', 404],
    ['/api/indicators/99999999999999', 404],
    ['/api/indicators/seven', 400],
    ['/api/indicators/-7', 400],
    ['/api/datasources/99', 404],
    ['/api/location/99/', 404],
    ['/api/dashboards/99', 404],
    ['/api/dashboards/99/indicators/', 404],
    ['/api/indicators/?size=10001', 400],
    ['/api/location/?level=state', 400],
    ['/api/datasource_specific_indicator/?state=perhaps', 400],
  ])('%s is a problem %i', async (path, status) => {
    await asked.problem(path, status)
  })

  test('one place', async () => {
    const place = await asked.shaped('/api/location/8/', readLocation.answer)
    expect(place).toMatchObject({ name: 'Northland', parent: 2, level: 3 })
  })

  describe('dashboards', () => {
    test('a page with size, a bare list without', async () => {
      expect(await asked.json('/api/dashboards/?size=1500')).toMatchObject({ count: 1, results: [{ id: 1 }] })
      const bare = await asked.shaped('/api/dashboards', listDashboards.answer)
      expect(bare).toEqual([
        expect.objectContaining({
          name: 'Health_Outcomes_and_Service_Coverage',
          indicators: [7, 8],
          defaultIndicators: [7],
          dataSources: [2, 6],
          initialIndicator: 7,
          initialDataSource: 2,
          initialLocation: 1,
          showTableRelatedIndicator: true,
          sections: ['Indicator Overview'],
          is_private: false,
        }),
      ])
      expect(await asked.json('/api/dashboards/?name=Nothing')).toEqual([])
    })

    test('full objects of what they hold', async () => {
      const indicators = await asked.shaped('/api/dashboards/1/indicators/', listDashboardIndicators.answer)
      expect(indicators.map((row) => row.short_name)).toEqual(['Snow shovels', '@sleds'])
      const sources = await asked.shaped('/api/dashboards/1/datasources', listDashboardSources.answer)
      expect(sources.map((row) => row.datasource)).toEqual(['House survey', 'Shop counts'])
    })
  })

  test('as a table, formulas are text and numbers stay numbers', async () => {
    const { body, headers } = await asked.app.inject('/api/indicators/?format=csv')
    expect(headers['content-disposition']).toBe('attachment; filename="indicators.csv"')
    const [header, first, second] = body.split('\r\n')
    expect(header?.split(',').slice(0, 4)).toEqual(['id', 'code', 'full_name', 'short_name'])
    expect(first?.startsWith('7,SNOW,Houses with a snow shovel,Snow shovels,')).toBe(true)
    expect(second?.startsWith("8,SLED,'=SUM(sleds),'@sleds,")).toBe(true)
  })
})
