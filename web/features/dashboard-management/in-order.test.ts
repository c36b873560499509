import { expect, test } from 'vitest'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { inOrder } from './in-order.ts'
import { managedDashboards } from './managed-dashboard.ts'

function row(id: number, name: string, user: number | null = null): DashboardRow {
  return {
    id,
    name,
    title: name,
    description: '',
    category: '',
    indicators: [],
    defaultIndicators: [],
    dataSources: [],
    initialIndicator: null,
    initialDataSource: null,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    sections: [],
    waiting_for: '',
    user,
    is_private: false,
    created_at: null,
    updated_at: null,
  }
}

test('the five that are named, then other built-in ones, then made ones, also without an owner', () => {
  const rows = [
    row(10_002, 'Second', 7),
    row(10_001, 'Orphan'),
    row(370, 'GIS_Mapping_Dashboard'),
    row(1, 'Health_Outcomes_and_Service_Coverage'),
    row(9, 'Advanced_Analytics'),
    row(4, 'Demographics'),
  ]
  expect(inOrder(rows).map(({ name }) => name)).toEqual([
    'Demographics',
    'Health_Outcomes_and_Service_Coverage',
    'Advanced_Analytics',
    'GIS_Mapping_Dashboard',
    'Orphan',
    'Second',
  ])
})

function saved(id: number, is_own: boolean, is_private: boolean): CustomDashboardRow {
  const shown = { indicators: [18, 7], sources: [2], sections: ['Indicator Overview'] }
  return {
    id,
    public_id: `public-${id}`,
    name: 'ada',
    email: null,
    name_of_dashboard: `Saved ${id}`,
    description: '',
    category: 'Mine',
    reason: '',
    organization: '',
    config: writeEarlierConfig(shown, { name: `Saved ${id}`, description: '', category: 'Mine' }),
    link: `/custom/${is_private ? 'private' : 'public'}/public-${id}`,
    embedded_url: null,
    embedded_url_title: null,
    embedded_iframe: null,
    embedded_iframe_title: null,
    embedded_dashboard_description: null,
    is_private,
    is_confirmed: false,
    disapproved: false,
    isConfirmed: false,
    declined_because: '',
    is_own,
    version: 1,
    created: '2026-11-22T10:00:00Z',
    updated: null,
  }
}

test("one's own saved ones stand last, with what they show and where they are changed; those of others do not", () => {
  const rows = managedDashboards(
    [row(10_001, 'Made', 7), row(1, 'Built_in')],
    [saved(6, true, false), saved(5, true, true), saved(4, false, false)],
  )
  expect(rows.map(({ title, mark, edit, site }) => [title, mark, edit, site !== null])).toEqual([
    ['Built_in', '', null, false],
    ['Made', '', '/admin#/dashboard?edit=10001', true],
    ['Saved 5', 'Yours, private', '/my-dashboard/details?edit=public-5', false],
    ['Saved 6', 'Yours, public', '/my-dashboard/details?edit=public-6', false],
  ])
  expect(rows[2]).toMatchObject({ address: '/custom/private/public-5', indicator: 18, source: 2 })
})
