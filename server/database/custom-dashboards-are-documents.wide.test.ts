import { expect, it } from 'vitest'
import { DOCUMENT_SCHEMA } from '#domain/document/document.ts'
import { fieldsOf } from '#server/features/custom-dashboards/dashboard-fields.ts'
import { findDocuments } from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { eachDatabase } from '#tests/builders/test-database.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { migrate } from './migrate.ts'

const NAME = /^\d+_custom_dashboards_are_documents\.ts$/

const TEXTS = {
  name_of_dashboard: 'Snow “in” <b>all</b> states',
  description: 'Where\nand when',
  category: 'c',
  reason: 'All ask for it',
  organization: 'O',
}
const NO_EMBEDS = {
  embedded_url: null,
  embedded_url_title: null,
  embedded_iframe: null,
  embedded_iframe_title: null,
  embedded_dashboard_description: null,
}
const EMBEDS = {
  embedded_url: 'https://example.org/a?b=1',
  embedded_url_title: 'A',
  embedded_iframe: 'https://example.org/f',
  embedded_iframe_title: null,
  embedded_dashboard_description: 'What it is',
}

/** More rows than are carried over at a time, each config among them, with and without embedded pages. */
const ROWS = Array.from({ length: 8 }, (_, turn) =>
  Object.values(EARLIER_CONFIGS).map((config) => ({ config, turn })),
)
  .flat()
  .map(({ config, turn }) => ({
    ...TEXTS,
    ...(turn % 2 === 0 ? NO_EMBEDS : EMBEDS),
    config,
    is_private: turn > 1,
  }))

const REVIEWS = `insert into review (subject_kind, subject, state, version)
  select 'custom-dashboard', id, 'draft', 7 from custom_dashboard`

async function storeBefore(database: Database): Promise<void> {
  await migrate(database, migrationsBefore('0013'))
  for (const row of ROWS) {
    const { name_of_dashboard: title, ...columns } = row
    const names = Object.keys(columns)
    await database.query(
      `insert into custom_dashboard (public_id, title, ${names.join(', ')})
       values (gen_random_uuid()::text, $1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
      [title, ...Object.values(columns)],
    )
  }
  await database.query(REVIEWS)
}

eachDatabase('custom dashboards of the version before', (_open, kind) => {
  it('are documents afterwards, and earlier clients read every letter of them', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await storeBefore(database)
    expect((await migrate(database)).filter((name) => NAME.test(name))).toHaveLength(1)
    const stored = await findDocuments(database, 'true', [])
    const byId = stored.toSorted((a, b) => a.id - b.id)
    expect(byId.map(fieldsOf)).toEqual(ROWS)
    expect(new Set(byId.map(({ version, title }) => `${version} ${title}`))).toEqual(
      new Set([`7 ${TEXTS.name_of_dashboard}`]),
    )
    const usual = byId.filter(({ earlier_config }) => earlier_config === null)
    expect(usual.length).toBeLessThan(byId.length)
    expect(new Set(byId.map(({ document }) => document.schema))).toEqual(new Set([DOCUMENT_SCHEMA]))
    await database.close()
  })

  it('stay as they are when one of them cannot be a document', async () => {
    const database = await openDatabase(await newStore(kind, 'nothing'))
    await migrate(database, migrationsBefore('0013'))
    const ids = Array.from({ length: 501 }, (_, id) => ({ id }))
    await database.query(
      "insert into custom_dashboard (public_id, title, config) values ('a', 'A', '{}'), ('b', 'B', $1)",
      [JSON.stringify({ composedData: [{ children: ids }] })],
    )
    await expect(migrate(database)).rejects.toThrow(
      'The custom dashboard 2 cannot be made a document: {"subject.indicators":["Choose at most 500 indicators."]}.',
    )
    expect(await database.query('select title, config from custom_dashboard where id = 1')).toEqual([
      { title: 'A', config: '{}' },
    ])
    await database.close()
  })
})
