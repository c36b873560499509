import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { ROLES } from '#domain/account/role.ts'
import { emailText, linkToken, passwordText, profileText, usernameText } from './account-text.ts'

export const register = endpoint({
  method: 'POST',
  path: '/users',
  summary:
    'Make an account for oneself, or as an administrator for somebody else, who gets an e-mail with a link to choose the password; the status is 201',
  tag: 'Accounts',
  permission: 'guest',
  proof: 'role-given',
  earlierProblems: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      username: usernameText,
      email: emailText,
      first_name: profileText('first_name').optional(),
      last_name: profileText('last_name').optional(),
      organization: profileText('organization').optional(),
      profession: profileText('profession').optional(),
      password: passwordText.optional().meta({
        description:
          'Needed for oneself. Without one, whoever an administrator adds gets a link to choose it themselves.',
      }),
      role: z
        .enum(ROLES, 'Please select a role')
        .optional()
        .meta({ description: 'Looked at only when an administrator asks; else everybody begins as a user.' }),
    })
    .meta({
      examples: [
        {
          username: 'ada',
          email: 'ada@example.org',
          first_name: 'Ada',
          last_name: 'Obi',
          organization: 'Example',
          profession: 'Analyst',
          password: 'A long phrase, 4 words',
        },
      ],
    }),
  answer: z.object({
    detail: z.string(),
    username: z.string(),
    email: z.string(),
    letter_sent: z
      .boolean()
      .meta({ description: 'False: the e-mail could not be sent; ask for another one.' }),
    id: z.int().optional().meta({
      description:
        'Only for administrators. Others get the same answer when the address has an account already; its owner gets an e-mail.',
    }),
  }),
  problems: ['invalid-input', 'not-allowed', 'proof-needed', 'too-many-requests'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/account/verify-email',
  summary: 'Confirm an e-mail address by the link of an e-mail',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z.object({ token: linkToken }).meta({ examples: [{ token: 'from-the-letter' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'too-many-requests'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/account/verify-email/resend',
  summary: 'Send the e-mail that confirms an address again',
  tag: 'Accounts',
  permission: 'guest',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      email: emailText.optional().meta({
        description:
          'Needed from somebody who is not signed in; the answer is the same whether an account waits for it or not.',
      }),
    })
    .optional()
    .meta({ examples: [{ email: 'ada@example.org' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'too-many-requests', 'mail-unavailable'],
})
