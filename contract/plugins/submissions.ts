import { z } from 'zod'
import { englishText } from '#contract/english-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamps } from '#contract/listing/page.ts'
import { plainLine, plainText, requiredPlainText } from '#contract/plain-text.ts'
import { ACCOUNT_FIELDS, EMAIL_FAULT } from '#domain/account/account-fields.ts'
import { isEmail } from '#domain/form/email.ts'
import { PLUGIN_DECLINE_REASON, SUBMISSION_FIELDS as FIELDS } from '#domain/form/plugin-fields.ts'
import { PLUGIN_PERMISSIONS, SUBMISSION_STATES } from '#domain/plugin/plugin-permission.ts'

/** The form beside the zip file (specification of accounts 5: name and e-mail required, the others optional). */
export const submissionForm = z.object({
  email: z
    .string(englishText(EMAIL_FAULT))
    .trim()
    .refine(isEmail, englishText(EMAIL_FAULT))
    .meta({ maxLength: ACCOUNT_FIELDS.email.longest }),
  name: plainLine(FIELDS.name).pipe(z.string().min(1, englishText(FIELDS.name.missing))),
  phone: plainLine(FIELDS.phone).default(''),
  purpose: plainText(FIELDS.purpose).default(''),
  description: plainText(FIELDS.description).default(''),
})

const row = {
  id: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  plugin: z.string().meta({ description: 'Address of the zip file; its last part names the file.' }),
  version: z.string(),
  status: z.enum(SUBMISSION_STATES),
  reason: z.string().meta({ description: 'Why it was declined.' }),
  author: z.string().meta({ description: 'Username of who submitted it; empty when the account is gone.' }),
  is_own: z.boolean(),
  sha256: z.string(),
  permissions: z.array(z.enum(PLUGIN_PERMISSIONS)),
  network: z.array(z.string()),
  comments: z.int().meta({ description: 'How many comments there are on it.' }),
  ...timestamps,
}

export const submission = z.object(row)

export type Submission = z.output<typeof submission>

const submissionDetail = z.object({
  ...row,
  purpose: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  manifest: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ path: z.string(), size: z.int(), media_type: z.string() })),
  remarks: z.array(z.string()).meta({ description: 'What the checks found and a reviewer should look at.' }),
  preview: z.string().meta({ description: 'Address of its first page for an hour, for a sandboxed frame.' }),
})

export type SubmissionDetail = z.output<typeof submissionDetail>

const shared = { tag: 'Plugins', query: noParameters } as const

export const submitPlugin = endpoint({
  ...shared,
  method: 'POST',
  path: '/plugin-submissions',
  summary: 'Submit a plugin for review',
  permission: 'plugins.submit',
  pathParameters: noParameters,
  form: submissionForm.extend({ plugin: z.string().meta({ format: 'binary' }) }),
  answer: submission,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'body-too-large', 'unsupported-media'],
})

export const listSubmissions = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugin-submissions',
  summary: 'Submitted plugins: your own; all of them for moderators and administrators',
  permission: 'plugins.submit',
  pathParameters: noParameters,
  query: listQuery(['id'], {
    status: z.enum(SUBMISSION_STATES, `States are ${SUBMISSION_STATES.join(', ')}.`).optional(),
    own: z.enum(['true', 'false'], 'Give true or false.').optional(),
  }),
  answer: pageOf(submission),
  problems: ['invalid-input', 'not-signed-in', 'page-too-large'],
})

export const readSubmission = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugin-submissions/{id}',
  summary: 'One submission with its files, its manifest and the remarks of the checks',
  permission: 'plugins.submit',
  pathParameters: idInPath,
  answer: submissionDetail,
  problems: ['not-signed-in', 'not-found'],
})

export const readSubmissionFile = endpoint({
  ...shared,
  method: 'GET',
  path: '/plugin-submissions/{id}/file/{name}',
  summary: 'The zip file of a submission',
  permission: 'plugins.submit',
  pathParameters: idInPath.extend({ name: z.string().meta({ description: 'Name of the file.' }) }),
  answer: z.string().meta({ format: 'binary' }),
  mediaType: 'application/zip',
  problems: ['not-signed-in', 'not-found'],
})

const decision = {
  ...shared,
  method: 'POST',
  permission: 'plugins.review',
  answer: submission,
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'not-found', 'changed-meanwhile'],
} as const

const approval = {
  ...decision,
  proof: 'always',
  problems: [...decision.problems, 'proof-needed'],
} as const

export const approveSubmission = endpoint({
  ...approval,
  path: '/plugin-submissions/{id}/approve',
  summary: 'Approve a plugin: readers may turn it on from now on',
  pathParameters: idInPath,
  body: z
    .object({
      network: z
        .boolean()
        .default(false)
        .meta({ description: 'Let it reach the sites that its manifest names.' }),
    })
    .meta({ examples: [{ network: false }] }),
})

/** As earlier clients approve; sites stay out of reach. */
export const approveSubmissionByName = endpoint({
  ...approval,
  path: '/plugin-submissions/approval',
  summary: 'Approve a plugin by its id and the name of its file',
  pathParameters: noParameters,
  body: z
    .object({ id: z.coerce.number().pipe(z.int32().positive()), name: z.string().max(200) })
    .meta({ examples: [{ id: 3, name: 'my-plugin-1.0.0.zip' }] }),
})

export const declineSubmission = endpoint({
  ...decision,
  path: '/plugin-submissions/{id}/decline',
  summary: 'Decline a plugin with a reason, which its author is told',
  pathParameters: idInPath,
  body: z
    .object({
      reason: requiredPlainText(PLUGIN_DECLINE_REASON),
    })
    .meta({ examples: [{ reason: 'It asks for the network without saying what for.' }] }),
})
