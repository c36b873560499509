import { expect, test } from 'vitest'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { english } from '#languages/from-source.ts'
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

function saved(day: number, is_own: boolean, visibility: 'private' | 'public'): DocumentSummary {
  return {
    id: `public-${day}`,
    kind: 'dashboard',
    title: `Saved ${day}`,
    description: '',
    author: 'ada',
    is_own,
    category: 'Mine',
    tags: [],
    indicator: 18,
    source: 2,
    visibility,
    reason: '',
    keeps_link: false,
    organization: '',
    step: null,
    state: 'draft',
    declined_because: '',
    version: 1,
    created: `2026-11-0${day}T10:00:00Z`,
    updated: null,
    deleted: null,
  }
}

test("public ones of others and one's own saved ones stand last; one's own say where they are changed", () => {
  const rows = managedDashboards(
    [row(10_001, 'Made', 7), row(1, 'Built_in')],
    [saved(6, true, 'public'), saved(5, true, 'private'), saved(4, false, 'public')],
  )
  expect(rows.map(({ title, mark, edit, site }) => [title, english.text(mark), edit, site !== null])).toEqual(
    [
      ['Built_in', '', null, false],
      ['Made', '', '/admin#/dashboard?edit=10001', true],
      ['Saved 4', 'Public, by ada', null, false],
      ['Saved 5', 'Yours, private', '/my-dashboard/details?edit=public-5', false],
      ['Saved 6', 'Yours, asked to be public', '/my-dashboard/details?edit=public-6', false],
    ],
  )
  expect(rows[3]).toMatchObject({ address: '/custom/private/public-5', indicator: 18, source: 2 })
})
