import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import {
  documentOf,
  type EarlierFields,
  earlierFields,
  keptConfig,
} from '#contract/custom-dashboards/earlier-fields.ts'
import type { Document } from '#domain/document/document.ts'
import type { SqlValue } from '#server/platform/database/database.ts'

/** What a person may set of a dashboard, as it is on the wire: the document in the words of earlier clients, and the rest. */
export interface DashboardFields extends EarlierFields {
  readonly category: string
  readonly reason: string
  readonly organization: string
  readonly is_private: boolean
}

/** What of it the store holds. */
export interface StoredFields extends Omit<DashboardFields, keyof EarlierFields> {
  readonly document: Document
  /** The `config` of an earlier client, where the document alone would be written otherwise. */
  readonly earlier_config: string | null
}

/** The fields of a dashboard of which nothing has been said. */
export const NO_FIELDS: DashboardFields = {
  name_of_dashboard: '',
  description: '',
  config: '{}',
  embedded_url: null,
  embedded_url_title: null,
  embedded_iframe: null,
  embedded_iframe_title: null,
  embedded_dashboard_description: null,
  category: '',
  reason: '',
  organization: '',
  is_private: true,
}

type Change = { readonly [Field in keyof DashboardFields]?: DashboardFields[Field] | undefined }

/** The fields after a change; whatever else the change holds is not looked at. */
export function changed(before: DashboardFields, change: Change): DashboardFields {
  const said = Object.keys(NO_FIELDS).filter((field) => change[field as keyof Change] !== undefined)
  return { ...before, ...Object.fromEntries(said.map((field) => [field, change[field as keyof Change]])) }
}

/** Whether two say the same. */
export function isSameDashboard(one: DashboardFields, other: DashboardFields): boolean {
  return JSON.stringify(changed(NO_FIELDS, one)) === JSON.stringify(changed(NO_FIELDS, other))
}

/** A stored dashboard on the wire. */
export function fieldsOf(stored: StoredFields): DashboardFields {
  const { document, earlier_config, category, reason, organization, is_private } = stored
  const words = { names: OFFERED_SECTIONS, category }
  return { ...earlierFields(document, words, earlier_config), category, reason, organization, is_private }
}

/** What is stored of the fields: a document, made of the one before, and the text that it alone would not give back. */
export function storedFields(fields: DashboardFields, before: Document): StoredFields {
  const { category, reason, organization, is_private } = fields
  const document = documentOf(fields, before, OFFERED_SECTIONS)
  const earlier_config = keptConfig(document, { names: OFFERED_SECTIONS, category }, fields.config)
  return { document, earlier_config, category, reason, organization, is_private }
}

/** Columns and the values to write into them, in one order. */
export function columnsOf({ document, ...columns }: StoredFields): ReadonlyMap<string, SqlValue> {
  return new Map(Object.entries({ document: JSON.stringify(document), ...columns }))
}
