import { z } from 'zod'
import { approval, refusal, version } from '#contract/documents/decisions.ts'
import { endpoint } from '#contract/endpoint.ts'
import { seenVersion } from '#contract/listing/changed.ts'
import { noParameters, timestamp } from '#contract/listing/page.ts'
import { plainText, requiredPlainText } from '#contract/plain-text.ts'
import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { isEmbeddable } from '#domain/document/blocks/embed/embed-block.ts'
import { textRule } from '#domain/form/field-rule.ts'
import { LONGEST_CONFIG, readEarlierConfig } from './earlier-config.ts'

/** Names of earlier clients; those in camel case too, which some of them read. */
const customDashboardRow = z.object({
  id: z.int(),
  public_id: z.string().meta({ description: 'For addresses of pages.' }),
  name: z.string().meta({ description: 'Username of the owner; empty when the account is gone.' }),
  email: z.string().nullable().meta({ description: "The owner's, for themselves only; null for others." }),
  name_of_dashboard: z.string(),
  description: z.string(),
  category: z.string(),
  reason: z.string().meta({ description: 'Why it should be public.' }),
  organization: z.string(),
  config: z.string().meta({ description: 'JSON text.' }),
  link: z.string().meta({ description: 'Address of its page.' }),
  embedded_url: z.string().nullable(),
  embedded_url_title: z.string().nullable(),
  embedded_iframe: z.string().nullable(),
  embedded_iframe_title: z.string().nullable(),
  embedded_dashboard_description: z.string().nullable(),
  is_private: z.boolean(),
  is_confirmed: z.boolean().meta({ description: 'Public and approved.' }),
  disapproved: z.boolean(),
  isConfirmed: z.boolean(),
  declined_because: z.string(),
  is_own: z.boolean(),
  version: z.int().meta({ description: 'One more at every change; send it along with a change.' }),
  created: timestamp,
  updated: timestamp,
})

export type CustomDashboardRow = z.output<typeof customDashboardRow>

/** An https address; anything that a browser might run is refused. Empty is none. */
const httpsAddress = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (address) => address === '' || isEmbeddable(address),
    'Give a full address that starts with https://.',
  )
  .transform((address) => address || null)
  .nullish()

const optionalText = (longest: number) =>
  plainText(textRule(longest))
    .transform((value) => value || null)
    .nullish()

/** The only fields that a person may set. Owner, state and everything else are not taken from the body. */
const settable = {
  name_of_dashboard: requiredPlainText(FIELDS.name_of_dashboard),
  description: plainText(FIELDS.description),
  category: plainText(FIELDS.category),
  reason: plainText(FIELDS.reason),
  organization: plainText(FIELDS.organization),
  config: z
    .string()
    .max(LONGEST_CONFIG, 'The configuration is too large.')
    .refine(
      (config) => readEarlierConfig(config) !== null,
      'The configuration is not JSON of the known form.',
    ),
  is_private: z.boolean(),
  embedded_url: httpsAddress,
  embedded_url_title: optionalText(200),
  embedded_iframe: httpsAddress,
  embedded_iframe_title: optionalText(200),
  embedded_dashboard_description: optionalText(2000),
}

const newDashboard = z
  .object({
    ...settable,
    description: settable.description.default(''),
    category: settable.category.default(''),
    reason: settable.reason.default(''),
    organization: settable.organization.default(''),
    is_private: settable.is_private.default(true),
    id: z
      .union([z.string().max(100), z.number()])
      .transform(String)
      .nullish()
      .meta({
        description: 'What the page calls this attempt: the same one sent again makes no second dashboard.',
      }),
  })
  .meta({
    examples: [
      {
        name_of_dashboard: 'My view',
        config: JSON.stringify({
          dashboardDetails: { name: 'My view', description: '', category: '' },
          composedData: [{ parent: { isChildSelected: true }, children: [{ id: 18, selected: true }] }],
          surveyArray: [{ children: [{ id: 2, selected: true }] }],
          sectionsArray: [{ id: 0, name: 'Indicator Overview', active: false, isShow: true }],
        }),
      },
    ],
  })

export type NewDashboard = z.output<typeof newDashboard>

const changedDashboard = z
  .object(settable)
  .partial()
  .extend({
    version: version.optional(),
    updated: seenVersion.optional().meta({
      description:
        '`updated` of the dashboard as it was read, for clients that keep no version; 409 as with it.',
    }),
  })
  .meta({ examples: [{ name_of_dashboard: 'Another name', version: 1 }] })

export type DashboardChange = z.output<typeof changedDashboard>

/** Id or public id. */
const dashboardInPath = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'Give the id of a dashboard.')
    .meta({ description: 'Id or public id.' }),
})

const shared = {
  tag: 'Custom dashboards',
  pathParameters: dashboardInPath,
  query: noParameters,
  permission: 'dashboards.make',
  answer: z.object({ data: customDashboardRow }),
} as const

export const listCustomDashboards = endpoint({
  ...shared,
  method: 'GET',
  path: '/custom-dashboard',
  summary: "One's own dashboards, and public ones that were approved",
  permission: 'guest',
  pathParameters: noParameters,
  query: z.object({
    status: z.enum(['pending']).optional().meta({
      description:
        'pending: those that wait for a decision; moderators and administrators only, empty for others.',
    }),
  }),
  answer: z.object({ data: z.object({ results: z.array(customDashboardRow) }) }),
  problems: ['invalid-input'],
})

export const readCustomDashboard = endpoint({
  ...shared,
  method: 'GET',
  path: '/custom-dashboard/{id}',
  summary: 'One dashboard; what one may not see is not found',
  permission: 'guest',
  problems: ['invalid-input', 'not-found'],
})

export const createCustomDashboard = endpoint({
  ...shared,
  method: 'POST',
  path: '/custom-dashboard',
  summary: 'Save a new dashboard',
  pathParameters: noParameters,
  body: newDashboard,
  problems: ['invalid-input', 'not-signed-in'],
})

const change = {
  ...shared,
  path: '/custom-dashboard/{id}',
  body: changedDashboard,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'changed-meanwhile'],
} as const

export const changeCustomDashboard = endpoint({
  ...change,
  method: 'PATCH',
  summary:
    'Change some fields of a dashboard that one owns; a public one waits for approval again. With `version` or `updated` as they were read, or their ETag in `If-Match`, a change that somebody made meanwhile is not overwritten: 409, with what is saved now in `conflict`',
})

export const replaceCustomDashboard = endpoint({
  ...change,
  method: 'PUT',
  summary: 'The same as PATCH, also in what it refuses to overwrite',
})

export const deleteCustomDashboard = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/custom-dashboard/{id}',
  summary: 'Delete a dashboard that one owns',
  answer: z.object({ deleted: z.int() }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const approveCustomDashboard = endpoint({
  ...shared,
  ...approval,
  path: '/custom-dashboard/{id}/approve',
  summary: 'Make a dashboard public; not that of oneself',
})

export const declineCustomDashboard = endpoint({
  ...shared,
  ...refusal,
  path: '/custom-dashboard/{id}/decline',
  summary: 'Decline to make a dashboard public, with the reason; not that of oneself',
})
