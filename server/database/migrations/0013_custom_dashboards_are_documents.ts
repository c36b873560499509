import { english } from '#languages/from-source.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import {
  documentOf,
  type EarlierFields,
  earlierFields,
  keptConfig,
} from '#contract/custom-dashboards/earlier-fields.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { inWords } from '#domain/message/in-words.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { Transaction } from '#server/platform/database/database.ts'

interface EarlierRow extends EarlierFields {
  readonly id: number
  readonly category: string
}

/** Rows at a time, so that memory stays bounded. */
const MOST_ROWS = 100

/**
 * Custom dashboards are stored as documents; their `config` becomes a translation on the wire. In code and not in SQL, so
 * that it is the translation of the wire itself, with the same reading of odd JSON. A row whose fields would not come back
 * letter by letter stops the migration, and nothing is changed.
 */
export default async function customDashboardsAreDocuments(transaction: Transaction): Promise<void> {
  await transaction.script(`
    alter table custom_dashboard
      -- The record of domain/document/.
      add column document jsonb,
      -- The config that an earlier client sent, where the document alone would be written otherwise.
      add column earlier_config text;`)
  let last = 0
  for (;;) {
    const rows = await transaction.query<EarlierRow>(
      `select id, title as name_of_dashboard, description, category, config, embedded_url, embedded_url_title,
         embedded_iframe, embedded_iframe_title, embedded_dashboard_description
       from custom_dashboard where id > $1 order by id limit ${MOST_ROWS}`,
      [last],
    )
    for (const row of rows) await carryOver(transaction, row)
    last = rows.at(-1)?.id ?? last
    if (rows.length < MOST_ROWS) break
  }
  await transaction.script(`
    alter table custom_dashboard
      alter column document set not null,
      drop column title, drop column description, drop column config,
      drop column embedded_url, drop column embedded_url_title,
      drop column embedded_iframe, drop column embedded_iframe_title,
      drop column embedded_dashboard_description;
    alter table custom_dashboard
      add column title text not null generated always as (document ->> 'title') stored;`)
}

async function carryOver(transaction: Transaction, row: EarlierRow): Promise<void> {
  const { id, category, ...fields } = row
  const words = { names: OFFERED_SECTIONS, category }
  const text = JSON.stringify(documentOf(fields, EMPTY_DASHBOARD, OFFERED_SECTIONS))
  const read = readDocument(JSON.parse(text))
  if (!read.ok) refuse(id, JSON.stringify(inWords(read.errors, english)))
  const kept = keptConfig(read.document, words, fields.config)
  const back = new Map(Object.entries(earlierFields(read.document, words, kept)))
  for (const [name, value] of Object.entries(fields)) {
    if (back.get(name) !== value) refuse(id, `its ${name} would change`)
  }
  await transaction.query(
    'update custom_dashboard set document = $2::jsonb, earlier_config = $3 where id = $1',
    [id, text, kept],
  )
}

function refuse(id: number, why: string): never {
  throw new Error(`The custom dashboard ${id} cannot be made a document: ${why}.`)
}
