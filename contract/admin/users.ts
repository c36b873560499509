import { z } from 'zod'
import { ROLES } from '#domain/account/role.ts'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { listQuery } from '#contract/listing/list-query.ts'
import { idInPath, noParameters, pageOf, timestamp } from '#contract/listing/page.ts'
import { isNothing } from '#contract/listing/repair-query.ts'

/** An account as administrators see it. `lastLogin` in the spelling of the earlier API. */
export const userRow = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  organization: z.string(),
  profession: z.string(),
  is_active: z.boolean(),
  lastLogin: timestamp,
  avatar: z.string().nullable(),
  role: z.object({ value: z.enum(ROLES), label: z.string() }),
  two_factor: z.boolean(),
  invited_at: timestamp.meta({
    description: 'When the last invitation went out; null: none, or a password has been chosen since.',
  }),
  created_at: timestamp,
  updated_at: timestamp,
})

export type UserRow = z.output<typeof userRow>

const searchText = z
  .string()
  .max(254, 'Search for 254 characters at most.')
  .optional()
  .transform((text) => (text === undefined || isNothing(text) ? '' : text.trim().replaceAll('\0', '')))
  .meta({ description: 'Part of a name, a username or an e-mail address; upper and lower case are alike.' })

const roleFilter = z
  .string()
  .optional()
  .transform((text, context) => {
    if (text === undefined || text === '' || isNothing(text)) return null
    const role = ROLES.find((candidate) => candidate === text.toLowerCase())
    if (role) return role
    context.addIssue({ code: 'custom', message: `${text} is not a role. Give ${ROLES.join(', ')}.` })
    return z.NEVER
  })
  .meta({ description: `One role: ${ROLES.join(', ')}.` })

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'All accounts',
  tag: 'Administration',
  permission: 'users.manage',
  pathParameters: noParameters,
  query: listQuery(['id', 'username', 'name', 'email', 'role', 'lastLogin', 'created_at', 'updated_at'], {
    search: searchText,
    role: roleFilter,
  }),
  answer: pageOf(userRow),
  problems: ['invalid-input', 'page-too-large', 'not-signed-in', 'not-allowed'],
})

export const closeUser = endpoint({
  method: 'PUT',
  path: '/users/{id}/active',
  summary: 'Close an account, which is signed out everywhere at once, or open it again',
  tag: 'Administration',
  permission: 'users.manage',
  proof: 'always',
  pathParameters: idInPath,
  query: noParameters,
  body: z.object({ is_active: z.boolean() }).meta({ examples: [{ is_active: false }] }),
  answer: userRow,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'proof-needed'],
})

export const deleteUsers = endpoint({
  method: 'POST',
  path: '/users/delete',
  summary: 'Delete several accounts: all of them or none, never the own one and never the last administrator',
  tag: 'Administration',
  permission: 'users.manage',
  proof: 'always',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      ids: z.array(z.int32().positive()).min(1, 'Name at least one account.').max(200, 'Name 200 at most.'),
    })
    .meta({ examples: [{ ids: [12, 13] }] }),
  answer: detailAnswer.extend({ deleted: z.int() }),
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'proof-needed'],
})

const roleAnswer = detailAnswer.extend({ user: userRow })

const confirm = z
  .boolean()
  .optional()
  .meta({ description: 'Needed to change the own role, so that it does not happen by accident.' })

const roleCall = {
  method: 'POST',
  tag: 'Administration',
  permission: 'users.change-role',
  proof: 'always',
  pathParameters: idInPath,
  query: noParameters,
  answer: roleAnswer,
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'proof-needed'],
} as const

export const changeRole = endpoint({
  ...roleCall,
  path: '/users/{id}/role',
  summary: 'Give somebody another role; they are signed out everywhere',
  body: z.object({ role: z.enum(ROLES), confirm }).meta({ examples: [{ role: 'moderator' }] }),
})

export const upgradeUser = endpoint({
  ...roleCall,
  path: '/users/{id}/upgrade',
  summary:
    'Make somebody an administrator. The earlier API did this by GET; a GET never changes anything here',
})

export const downgradeUser = endpoint({
  ...roleCall,
  path: '/users/{id}/downgrade',
  summary: 'Take the rights of an administrator away. Only by POST, as the upgrade',
})
