import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import {
  LETTER_KINDS,
  LETTER_TIMES,
  NOTIFICATION_KINDS,
  PLUGIN_KEYS,
  VISIBILITIES,
} from '#domain/account/preferences.ts'

const visibility = z.enum(VISIBILITIES).meta({ description: 'Of a dashboard that is newly made.' })
const recordActivity = z
  .boolean()
  .meta({ description: 'Whether the views that one looks at are kept as history.' })

const tourSeen = z.boolean().meta({ description: 'Whether the tour was played or declined.' })

const letterTime = z.enum(LETTER_TIMES).meta({
  description: 'At once, once a day, or never; `requests` goes to those who decide on them.',
})

const preferences = z.strictObject({
  dashboardVisibility: visibility,
  recordActivity,
  notifications: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
  letters: z.record(z.enum(LETTER_KINDS), letterTime),
  plugins: z
    .record(z.enum(PLUGIN_KEYS), z.boolean().nullable())
    .meta({ description: 'Null: never chosen, each browser keeps its own.' }),
  language: z.enum(OFFERED_LANGUAGES).nullable().meta({ description: 'Null: never chosen.' }),
  tourSeen,
  appearance: z.strictObject({
    viewMode: z.enum(VIEW_MODES).nullable(),
    fontSize: z.enum(FONT_SIZES).nullable(),
    theme: z.enum(THEMES).nullable(),
  }),
})

const change = z
  .strictObject({
    dashboardVisibility: visibility,
    recordActivity,
    notifications: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
    letters: z.partialRecord(z.enum(LETTER_KINDS), letterTime),
    plugins: z.partialRecord(z.enum(PLUGIN_KEYS), z.boolean()),
    language: z.enum(OFFERED_LANGUAGES),
    tourSeen,
    appearance: z
      .strictObject({ viewMode: z.enum(VIEW_MODES), fontSize: z.enum(FONT_SIZES), theme: z.enum(THEMES) })
      .partial(),
  })
  .partial()
  .meta({ examples: [{ appearance: { viewMode: 'dark' }, notifications: { updates: false } }] })

export const readPreferences = endpoint({
  method: 'GET',
  path: '/account/preferences',
  summary: 'What one chose for oneself; what was never chosen has its usual value',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  answer: preferences,
  problems: ['not-signed-in'],
})

export const changePreferences = endpoint({
  method: 'PATCH',
  path: '/account/preferences',
  summary: 'Change some of the choices; what is not named stays as it is',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  body: change,
  answer: preferences,
  problems: ['invalid-input', 'not-signed-in'],
})
