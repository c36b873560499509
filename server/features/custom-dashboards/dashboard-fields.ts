import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import {
  documentOf,
  type EarlierFields,
  earlierFields,
  keptConfig,
} from '#contract/custom-dashboards/earlier-fields.ts'
import type { DocumentFields } from '#server/documents/document-fields.ts'

/**
 * The fields of a dashboard that a person may set, as on the wire: the document in the words of earlier
 * clients, and the rest.
 */
export interface DashboardFields extends EarlierFields {
  readonly category: string
  readonly reason: string
  readonly organization: string
  readonly is_private: boolean
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

/** A stored dashboard on the wire. A dashboard shared by link is private to clients that know two kinds. */
export function fieldsOf(stored: DocumentFields): DashboardFields {
  const { document, earlier_config, category, reason, organization, visibility } = stored
  const words = { names: OFFERED_SECTIONS, category }
  const is_private = visibility !== 'public'
  return { ...earlierFields(document, words, earlier_config), category, reason, organization, is_private }
}

/**
 * The stored form of the fields: a document, made of the one before, and the text that it alone would not
 * give back. Parts that earlier clients have no words for stay as they were.
 */
export function storedFields(fields: DashboardFields, before: DocumentFields): DocumentFields {
  const { category, reason, organization, is_private } = fields
  const document = documentOf(fields, before.document, OFFERED_SECTIONS)
  const earlier_config = keptConfig(document, { names: OFFERED_SECTIONS, category }, fields.config)
  const wasPrivate = before.visibility !== 'public'
  const visibility = is_private === wasPrivate ? before.visibility : is_private ? 'private' : 'public'
  // Earlier clients have no steps: a dashboard that they make public is finished.
  const step = visibility === 'private' ? before.step : null
  return { document, earlier_config, category, reason, organization, visibility, step, tags: before.tags }
}
