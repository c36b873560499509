import { expect, test } from 'vitest'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { inOrder } from './in-order.ts'

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
