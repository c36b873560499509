import { expect, it } from 'vitest'
import { dashboardRowOf, type StoredDashboard } from '#server/platform/reference/dashboard-table.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { migrate } from './migrate.ts'

/** Sections that came after the dashboards were stored so. */
const LATER = ['quarterly-performance', 'maps']
const EARLIER = OFFERED_SECTIONS.filter(({ slug }) => !LATER.includes(slug))
const ALL = EARLIER.map(({ name }) => name)
const STORED = [ALL, ALL.toReversed(), ['Zonal Analysis', 'Ranking', 'Indicator Overview'], []]

eachDatabase('site dashboards of the version before', (_open, kind) => {
  it('name their sections by slug, and earlier clients read the same titles', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await migrate(database, migrationsBefore('0015'))
    for (const [index, sections] of STORED.entries()) {
      await database.query(
        `insert into made_dashboard (name, title, indicators, default_indicators, data_sources, initial_indicator,
           initial_datasource, sections) values ($1, $1, '{7}', '{7}', '{2}', 7, 2, $2::text[])`,
        [`d${index}`, sections],
      )
    }
    await migrate(database)
    const rows = await database.query<StoredDashboard>('select * from every_dashboard order by name')
    expect(rows.map(dashboardRowOf).map(({ sections }) => sections)).toEqual(STORED)
    expect(rows.map(({ sections }) => sections)).toEqual([
      EARLIER.map(({ slug }) => slug),
      EARLIER.map(({ slug }) => slug).toReversed(),
      ['zonal-analysis', 'Ranking', 'indicator-overview'],
      [],
    ])
    await database.close()
  })
})
