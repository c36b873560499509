import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { plainLine, requiredPlainText } from '#contract/plain-text.ts'
import { FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import { contactAddress } from '#domain/front/front.ts'
import { FRONT_DECLINE_REASON } from '#domain/form/front-decision-fields.ts'
import { FRONT_FIELDS, MOST_HIDDEN } from '#domain/front/front-fields.ts'

const name = z.string().regex(/^[\w-]{1,120}$/, 'That is not a name.')

const hidden = z.array(name).max(MOST_HIDDEN, `Leave out ${MOST_HIDDEN} at most.`)

/** The fields of a front, as they are sent and answered. */
export const frontFields = z.object({
  agency: plainLine(FRONT_FIELDS.agency).meta({ description: 'Country or agency; empty: nobody is named.' }),
  product: plainLine(FRONT_FIELDS.product).meta({ description: 'Name of the product; empty: its own.' }),
  logo: z
    .string()
    .regex(/^[\w-]{22}$/, 'That is not the name of a logo.')
    .nullable()
    .meta({ description: 'From PUT /front/logo; null: the mark of the product.' }),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Write a colour as # and six digits, such as #1A4996.')
    .nullable()
    .meta({
      description:
        'Of buttons and links on light ground; the dark one is made from it. Null: the product’s own.',
    }),
  view_mode: z.enum(VIEW_MODES),
  font_size: z.enum(FONT_SIZES),
  theme: z.enum(THEMES),
  dashboard: name.nullable().meta({ description: 'Opens first; null: the usual one.' }),
  place: z.int32().nullable().meta({ description: 'Dashboards open with it; null: with their own.' }),
  source: z
    .int32()
    .nullable()
    .meta({ description: 'Dashboards that have it open with it; null: with their own.' }),
  hidden_dashboards: hidden.meta({
    description: 'Names that menus and search leave out; their addresses still open.',
  }),
  hidden_sections: hidden.meta({ description: 'Slugs that tabs leave out; their addresses still open.' }),
  footer: plainLine(FRONT_FIELDS.footer).meta({ description: 'One line at the foot of every page.' }),
  contact: plainLine(FRONT_FIELDS.contact)
    .refine(
      (text) => text === '' || contactAddress(text) !== null,
      'Give an e-mail address, or an address that begins with https://.',
    )
    .meta({ description: 'An e-mail address, or one that begins with https://; empty: none.' }),
})

const EXAMPLE = {
  agency: 'Example State Ministry of Health',
  product: 'Example Health Observatory',
  logo: null,
  accent: '#5B3E9B',
  view_mode: 'system',
  font_size: 'small',
  theme: 'default',
  dashboard: null,
  place: null,
  source: null,
  hidden_dashboards: [],
  hidden_sections: [],
  footer: '',
  contact: 'observatory@health.example',
} as const

const version = z.int32().meta({ description: 'Of the front that holds now: send it along with a change.' })

const appliedFront = z.object({ front: frontFields, version, applied_at: z.iso.datetime() })

export type AppliedFrontAnswer = z.output<typeof appliedFront>

const frontDraft = z.object({
  front: frontFields,
  version: z.int().meta({ description: 'Counts what was saved; send it along with the next. 0: none yet.' }),
  offered: z.boolean().meta({ description: 'True: administrators see it and may apply it.' }),
  declined_because: z.string().meta({ description: 'Why it was sent back; empty: it was not.' }),
  saved_at: z.iso.datetime(),
})

export type FrontDraftAnswer = z.output<typeof frontDraft>

const shared = { tag: 'Front', pathParameters: noParameters, query: noParameters } as const

export const readFront = endpoint({
  ...shared,
  method: 'GET',
  path: '/front',
  summary: 'The front of this site: its names, logo, accent, and what it opens with',
  permission: 'public',
  answer: appliedFront,
  problems: [],
})

export const readFrontDraft = endpoint({
  ...shared,
  method: 'GET',
  path: '/front/draft',
  summary: 'One’s own draft of a front; null: none',
  permission: 'account.use',
  answer: z.object({ draft: frontDraft.nullable() }),
  problems: ['not-signed-in'],
})

export const saveFrontDraft = endpoint({
  ...shared,
  method: 'PUT',
  path: '/front/draft',
  summary:
    'Keep a draft of a front. A colour that fails may be kept, not applied. Offered, administrators see it',
  permission: 'account.use',
  body: z
    .object({ front: frontFields, version: z.int32().min(0).max(1e9), offered: z.boolean() })
    .meta({ examples: [{ front: EXAMPLE, version: 0, offered: false }] }),
  answer: frontDraft,
  problems: ['invalid-input', 'not-signed-in', 'changed-meanwhile'],
})

export const listFrontDrafts = endpoint({
  ...shared,
  method: 'GET',
  path: '/front/drafts',
  summary: 'Drafts that people offered to administrators, the oldest first',
  permission: 'settings.change',
  answer: z.object({ results: z.array(frontDraft.extend({ id: z.int(), author: z.string() })) }),
  problems: ['not-signed-in', 'not-allowed'],
})

const deciding = {
  ...shared,
  method: 'POST',
  permission: 'settings.change',
  pathParameters: idInPath,
  answer: appliedFront,
} as const
const seenDraft = z.int32().positive().meta({ description: 'The version of the draft that was looked at.' })

export const applyFrontDraft = endpoint({
  ...deciding,
  path: '/front/drafts/{id}/apply',
  summary: 'Apply a draft that somebody offered to the whole site',
  proof: 'always',
  body: z.object({ version: seenDraft, front_version: version }).meta({
    examples: [{ version: 2, front_version: 0 }],
  }),
  problems: [
    'invalid-input',
    'not-found',
    'not-signed-in',
    'not-allowed',
    'changed-meanwhile',
    'proof-needed',
  ],
})

export const declineFrontDraft = endpoint({
  ...deciding,
  path: '/front/drafts/{id}/decline',
  summary: 'Send a draft back that somebody offered, with the reason',
  body: z.object({ version: seenDraft, reason: requiredPlainText(FRONT_DECLINE_REASON) }).meta({
    examples: [{ version: 2, reason: 'The logo is that of another ministry.' }],
  }),
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'changed-meanwhile'],
})

export const applyFront = endpoint({
  ...shared,
  method: 'PUT',
  path: '/front',
  proof: 'always',
  summary: 'Apply a front to the whole site; asks for a recent password',
  permission: 'settings.change',
  body: z.object({ front: frontFields, version }).meta({ examples: [{ front: EXAMPLE, version: 0 }] }),
  answer: appliedFront,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'changed-meanwhile', 'proof-needed'],
})

export const listFrontVersions = endpoint({
  ...shared,
  method: 'GET',
  path: '/front/versions',
  summary: 'The fronts that this site has had, the newest first; 0 is the product’s own',
  permission: 'settings.change',
  answer: z.object({
    results: z.array(
      appliedFront.extend({
        restored: z.int().nullable().meta({ description: 'The earlier version that it brought back.' }),
        applied_by: z.string().nullable(),
      }),
    ),
  }),
  problems: ['not-signed-in', 'not-allowed'],
})

export const restoreFront = endpoint({
  ...shared,
  method: 'POST',
  path: '/front/versions/{number}/restore',
  proof: 'always',
  summary: 'Bring an earlier front back for the whole site; asks for a recent password',
  permission: 'settings.change',
  pathParameters: z.object({
    number: z
      .string()
      .regex(/^\d{1,9}$/, 'Give the number of a version.')
      .transform(Number)
      .meta({ description: 'Number of the version.', examples: [0] }),
  }),
  body: z.object({ version }).meta({ examples: [{ version: 1 }] }),
  answer: appliedFront,
  problems: [
    'invalid-input',
    'not-found',
    'not-signed-in',
    'not-allowed',
    'changed-meanwhile',
    'proof-needed',
  ],
})
