import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { outsideDashboards } from '#contract/documents/outside-dashboards.ts'
import { EMBED_HOSTS } from '#domain/document/embed-host.ts'
import { isHostName } from '#domain/address/host-name.ts'
import { handleFault, PLATFORM_NOTICE, replyFault } from '#domain/form/platform-fields.ts'
import type { Message } from '#domain/message/message.ts'
import { STAFF_ROLES } from '#domain/account/role.ts'
import { english } from '#languages/from-source.ts'

/** A line in which a rule finds nothing wrong. */
const checkedText = (faultOf: (text: string) => Message | null) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const fault = faultOf(text)
      if (fault !== null) context.addIssue({ code: 'custom', message: english.text(fault) })
    })

const choices = {
  registration_open: z
    .boolean()
    .meta({ description: 'False: only administrators make accounts (POST /users).' }),
  notice: z
    .string()
    .trim()
    .max(PLATFORM_NOTICE.longest, englishText(PLATFORM_NOTICE.tooLong))
    .meta({ description: 'Plain text on top of every page; empty: nothing is shown.' }),
  second_factor_roles: z.array(z.enum(STAFF_ROLES)).meta({
    description: 'Until they set up a second step, people of these roles have the rights of a user.',
  }),
  embed_hosts: z
    .array(
      z.string().trim().toLowerCase().refine(isHostName, 'Write the name of a host, such as example.org.'),
    )
    .max(EMBED_HOSTS.most, `Name ${EMBED_HOSTS.most} hosts at most.`)
    .meta({ description: 'Hosts whose pages documents may show in a frame; other pages are links.' }),
  outside_dashboards: outsideDashboards.optional().meta({
    description:
      'Addresses of dashboards of other sites by the name of the tab that offers them; absent: as they are.',
  }),
  x_handle: checkedText(handleFault).optional().meta({
    description: 'The name of the site at X, without the @, for shared links; empty: none; absent: as it is.',
  }),
  reply_address: checkedText(replyFault).optional().meta({
    description:
      'Where answers to letters go; empty: to whoever wrote the letter, where somebody did; absent: as it is.',
  }),
  phrasing_open: z.boolean().optional().meta({
    description: 'False: no language model phrases answers, also where one is configured; absent: as it is.',
  }),
}

/** The settings of the whole platform, set by administrators. */
export const platformSettingsAnswer = z.object({
  ...choices,
  version: z.int().meta({ description: 'Send it along with a change; it counts the changes.' }),
  updated_at: z.iso.datetime(),
})

export type PlatformSettingsAnswer = z.output<typeof platformSettingsAnswer>

export const readPlatformSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  summary: 'Settings of the whole platform',
  tag: 'Administration',
  permission: 'settings.change',
  pathParameters: noParameters,
  query: noParameters,
  answer: platformSettingsAnswer,
  problems: ['not-signed-in', 'not-allowed'],
})

export const changePlatformSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change the settings of the whole platform',
  tag: 'Administration',
  permission: 'settings.change',
  proof: 'always',
  pathParameters: noParameters,
  query: noParameters,
  body: z.object({ ...choices, version: z.int32() }).meta({
    examples: [
      { registration_open: true, notice: '', second_factor_roles: ['admin'], embed_hosts: [], version: 1 },
    ],
  }),
  answer: platformSettingsAnswer,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'proof-needed', 'changed-meanwhile'],
})
