import { type DataSourceRow, dataSourceRow } from '#contract/reference/data-source.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

interface StoredDataSource {
  readonly id: number
  readonly datasource: string
  readonly full_name: string
  readonly description: string
  readonly classification: DataSourceRow['classification']
  readonly methodology: string
  readonly custodian: string
  readonly year_available: string
  readonly period_available: string
  readonly subnational_data: string
  readonly link: string
  readonly licence: string
  readonly licence_class: DataSourceRow['licence_class']
  readonly citation: string
  readonly vintage: string
  readonly derived_from: readonly number[]
  readonly indicators: readonly number[]
  readonly created_at: Date
  readonly updated_at: Date
}

function toRow(stored: StoredDataSource): DataSourceRow {
  return {
    ...stored,
    derived_from: [...stored.derived_from],
    indicators: [...stored.indicators],
    group: [],
    ...wireTimes(stored),
  }
}

export const DATA_SOURCES: ListTable<StoredDataSource, DataSourceRow> = {
  name: 'datasources',
  wire: dataSourceRow,
  columns: `t.id, t.datasource, t.full_name, t.description, t.classification, t.methodology, t.custodian,
    t.year_available, t.period_available, t.subnational_data, t.link, t.licence, t.licence_class, t.citation, t.vintage, t.derived_from,
    t.created_at, t.updated_at,
    array(select m.indicator from datasource_specific_indicator m where m.datasource = t.id order by m.indicator)
      as indicators`,
  from: 'datasource t',
  toRow,
}
