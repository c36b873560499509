import type { z } from 'zod'
import { factorRow, hierarchyLevelRow, linkRow, valueTypeRow } from '#contract/reference/small-lists.ts'
import { wirePeriod } from '#server/platform/wire-period.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

/** A row of the contract as the store has it: with its instants not yet written as text. */
type Stored<Row> = Omit<Row, 'created_at' | 'updated_at'> & {
  readonly created_at: Date
  readonly updated_at: Date
}

type FactorRow = z.output<typeof factorRow>
type ValueTypeRow = z.output<typeof valueTypeRow>
type HierarchyLevelRow = z.output<typeof hierarchyLevelRow>
type LinkRow = z.output<typeof linkRow>
type StoredLink = Omit<Stored<LinkRow>, 'period'> & { readonly period: number }

export const FACTORS: ListTable<Stored<FactorRow>, FactorRow> = {
  name: 'factors',
  wire: factorRow,
  columns: 't.id, t.multiplier_factor, t.display_factor, t.created_at, t.updated_at',
  from: 'factor t',
  toRow: (stored) => ({ ...stored, ...wireTimes(stored) }),
}

export const VALUE_TYPES: ListTable<Stored<ValueTypeRow>, ValueTypeRow> = {
  name: 'valuetypes',
  wire: valueTypeRow,
  columns: 't.id, t.value_type, t.created_at, t.updated_at',
  from: 'value_type t',
  toRow: (stored) => ({ ...stored, ...wireTimes(stored) }),
}

export const HIERARCHY_LEVELS: ListTable<Stored<HierarchyLevelRow>, HierarchyLevelRow> = {
  name: 'location_hierarchy_level',
  wire: hierarchyLevelRow,
  columns: 't.id, t.name, t.created_at, t.updated_at',
  from: 'location_hierarchy_level t',
  toRow: (stored) => ({ ...stored, ...wireTimes(stored) }),
}

export const LINKS: ListTable<StoredLink, LinkRow> = {
  name: 'links',
  wire: linkRow,
  columns: 't.id, t.period, t.link, t.datasource, t.indicator, t.created_at, t.updated_at',
  from: 'link t',
  toRow: (stored) => ({ ...stored, period: wirePeriod(stored.period), ...wireTimes(stored) }),
}
