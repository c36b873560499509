import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { WAITING_KINDS } from '#domain/waiting/waiting-kind.ts'

const named = {
  kind: z.enum(WAITING_KINDS),
  id: z.string().meta({ description: 'As the calls that decide on its kind name it.' }),
  what: z.string().meta({ description: 'What of its kind it is: dashboard, report, question, contact, …' }),
  title: z.string().meta({ description: 'Its own words, in short.' }),
}

const waitingRow = z.object({
  ...named,
  from: z.string().meta({ description: 'Who made it; empty: somebody without an account or a name.' }),
  since: z.iso.datetime().meta({ description: 'Since when it waits without a break.' }),
  version: z
    .string()
    .meta({ description: 'What it is now; a decision names it, and 409 says that it changed.' }),
  changed: z.boolean().meta({ description: 'Its author changed it since it was sent.' }),
  remarks: z.int().nonnegative().meta({
    description:
      'Remarks of the checks of a plugin, or reports of readers about something in the reading room.',
  }),
})

export type WaitingRow = z.output<typeof waitingRow>

const decidedRow = z.object({
  ...named,
  state: z.string().meta({ description: 'What was decided: approved, declined, answered, closed, …' }),
  by: z.string().meta({ description: 'Who decided; empty: the account is gone.' }),
  at: z.iso.datetime(),
})

export type DecidedRow = z.output<typeof decidedRow>

export const listWaiting = endpoint({
  method: 'GET',
  path: '/waiting',
  summary:
    'Everything that waits for a decision of whoever asks, oldest first, with how many there are of each kind on which they decide, and what was decided last. What one made oneself is not among it',
  tag: 'Waiting',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({
    results: z.array(waitingRow),
    counts: z.partialRecord(z.enum(WAITING_KINDS), z.int().nonnegative()).meta({
      description: 'Every kind on which one decides, also with nothing; the list holds 200 of each at most.',
    }),
    decided: z.array(decidedRow).meta({ description: 'The newest first, by anybody.' }),
  }),
  problems: ['not-signed-in'],
})
