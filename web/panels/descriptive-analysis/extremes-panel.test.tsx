import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { availabilityOf } from '#domain/choice/availability.ts'
import type { Across } from '#domain/spread/across.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { english } from '#languages/from-source.ts'
import { periodCode } from '#domain/period/period.ts'
import { DESCRIPTIVE_STATE } from '#sections/descriptive-analysis/state.ts'
import { MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { MODEL, PEOPLE, REFERENCE, TABLE } from '#tests/drawings/country.ts'
import type { DescriptivePanel } from './descriptive-panel.ts'
import { ExtremesPanel } from './extremes-panel.tsx'

const DASHBOARD = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '', show_related: false },
  ...{ indicators: [PEOPLE], default_indicators: [PEOPLE], data_sources: [MODEL], sections: [] },
  ...{ initial_indicator: PEOPLE, initial_datasource: MODEL, initial_location: 1 },
}

/** The panel of the people of a country of twelve states, one without a figure; none has an interval. */
function panelOf(across: Across, slope: 'Negative' | 'Positive' | null): DescriptivePanel {
  const choice = { indicator: PEOPLE, source: MODEL, location: 1, period: periodCode('2018'), across }
  const set = describedSet({ ...choice, table: TABLE, reference: REFERENCE })
  const figures = {
    ...{ indicators: [], lgas: [], places: null, reporting: new Map(), groups: new Map(), groupIndex: null },
    ...{ table: TABLE, reference: REFERENCE },
    availability: () => availabilityOf(TABLE, new Map(), REFERENCE),
  }
  return {
    ...{ drawn: null, figure: null, onChange: () => {} },
    shown: {
      ...{ wanted: DESCRIPTIVE_STATE.parse(new URLSearchParams()), language: english, figures },
      catalogue: {
        ...{ release: MADE_UP_CATALOGUE.release, reference: REFERENCE },
        ...{ dashboards: [DASHBOARD], coverage: new Map() },
      },
      dashboard: DASHBOARD,
      choice: {
        ...{ choice, moved: [], offered: [across], periods: [], population: null },
        set: { ...set, indicator: { ...set.indicator, slope } },
      },
    },
  }
}

/** Names of the places of each table, in their order. */
async function tables() {
  const found = await screen.findAllByRole('table')
  return found.map((table) =>
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  )
}

test('of many places five stand at each end, the best first', async () => {
  await openPart(<ExtremesPanel {...panelOf('states', 'Positive')} />)
  expect(await tables()).toEqual([
    ['Dogwood', 'Maple', 'Gorse', 'Cedar', 'Elm'],
    ['Ivy', 'Fir', 'Juniper', 'Alder', 'Birch'],
  ])
})

test('where less is better the least come first', async () => {
  await openPart(<ExtremesPanel {...panelOf('states', 'Negative')} />)
  expect((await tables())[0]).toEqual(['Birch', 'Alder', 'Juniper', 'Fir', 'Ivy'])
})

test('few places stand in one table, which says why they have no ranks', async () => {
  await openPart(<ExtremesPanel {...panelOf('zones', null)} />)
  expect((await tables()).map((names) => names.length)).toEqual([3])
  screen.getByText('No side is the good one, so nothing is best or worst.')
})
