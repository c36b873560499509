import { type IndicatorRow, indicatorRow } from '#contract/reference/indicator.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { decimalText, wireTimes } from '#server/platform/listing/wire-text.ts'

interface StoredIndicator {
  readonly id: number
  readonly code: string
  readonly full_name: string
  readonly short_name: string
  readonly program_area: string
  readonly desirable_slope: 'Positive' | 'Negative' | null
  readonly indicator_type: string
  readonly factor: number
  readonly decimals: number
  readonly definition: string
  readonly numerator: string
  readonly denominator: string
  readonly national_target: number | null
  readonly national_target_year: number | null
  readonly national_source: string
  readonly sdg_target: number | null
  readonly sdg_information: string
  readonly first_related: number | null
  readonly second_related: number | null
  readonly third_related: number | null
  readonly fourth_related: number | null
  readonly datasources: readonly number[]
  readonly tags: readonly string[]
  readonly created_at: Date
  readonly updated_at: Date
}

const COLUMNS = `t.id, t.code, t.full_name, t.short_name, t.program_area, t.desirable_slope, t.indicator_type, t.factor,
  t.decimals, t.definition, t.numerator, t.denominator, t.national_target, t.national_target_year, t.national_source,
  t.sdg_target, t.sdg_information, t.first_related, t.second_related, t.third_related, t.fourth_related,
  t.created_at, t.updated_at,
  array(select m.datasource from datasource_specific_indicator m where m.indicator = t.id order by m.datasource)
    as datasources,
  array(select g.name from indicator_tag g where t.id = any(g.indicators) order by lower(g.name)) as tags`

function toRow(stored: StoredIndicator): IndicatorRow {
  const { national_target, national_target_year, sdg_target, ...same } = stored
  return {
    ...same,
    desirable_slope: stored.desirable_slope ?? '',
    national_target: national_target === null ? null : decimalText(national_target, 2),
    national_information: national_target_year === null ? '' : `Target for ${national_target_year}`,
    sdg_target: sdg_target === null ? null : decimalText(sdg_target, 1),
    datasources: [...stored.datasources],
    group: [],
    tags: [...stored.tags],
    ...wireTimes(stored),
  }
}

export const INDICATORS: ListTable<StoredIndicator, IndicatorRow> = {
  name: 'indicators',
  wire: indicatorRow,
  columns: COLUMNS,
  from: 'indicator t',
  toRow,
}
