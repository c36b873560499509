import { act, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { withoutWorker, withWorker } from '#tests/components/with-worker.ts'
import { viewIn } from '#web/device/waiting-content.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { look } from '#web/keeping/outbox.ts'
import { theDatabase } from '#web/keeping/the-database.ts'
import { sectionShown } from '#web/memory/shown-address.ts'
import RecordView from './record-view.tsx'

const CATALOGUE = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const DASHBOARD: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', indicators: [7], default_indicators: [7] },
  ...{ data_sources: [], initial_indicator: 7, initial_datasource: null, initial_location: 1 },
  ...{ show_related: false, sections: ['map', 'table', 'overview'], waiting_for: '' },
}
let hasLine = true

/** Looks at a section and leaves it, which tells the view at once. */
async function lookAndLeave(section: string) {
  const { calls, unmount } = await openPart(
    <RecordView dashboard={DASHBOARD} catalogue={CATALOGUE} section={section} search="indicator=7" />,
    {
      answers: {
        ...CATALOGUE_ANSWERS,
        ...indicatorAnswers([]),
        'POST /user_interactions': () => {
          if (!hasLine) throw new TypeError('Failed to fetch')
          return { recorded: true }
        },
      },
    },
  )
  await act(async () => sectionShown.set(section))
  unmount()
  return calls
}

beforeEach(async () => {
  localStorage.clear()
  await theDatabase().transactions.clear()
  await look()
})
afterEach(() => {
  withoutWorker()
  sectionShown.set(null)
})

test('a view that no line took waits with what was looked at; the same one again waits once', async () => {
  withWorker()
  hasLine = true
  await lookAndLeave('overview')
  hasLine = false
  for (const section of ['map', 'table', 'map']) await lookAndLeave(section)
  await waitFor(() =>
    expect(outbox.get().map((waiting) => viewIn(waiting).section)).toEqual(['map', 'table']),
  )
  expect(outbox.get().map((waiting) => viewIn(waiting))[0]).toMatchObject({
    dashboard: 'Winter',
    indicator: 7,
  })
})

test('where the device may keep nothing, the view is missing in the history and nothing else happens', async () => {
  hasLine = false
  const calls = await lookAndLeave('map')
  await waitFor(() => expect(calls.of('POST /user_interactions')).toHaveLength(1))
  await look()
  expect(outbox.get()).toEqual([])
})
