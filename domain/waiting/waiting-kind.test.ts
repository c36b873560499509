import { expect, test } from 'vitest'
import type { Capability } from '#domain/account/capability.ts'
import { WHOLE_SITE } from '#domain/account/scope.ts'
import { kindsDecidedBy, landingOf } from './waiting-kind.ts'

const holder = (role: 'user' | 'moderator' | 'admin', ...given: readonly Capability[]) => ({
  role,
  grants: given.map((capability) => ({ capability, scope: WHOLE_SITE })),
})

test.each([
  ['nobody', null, [], '/account'],
  ['a user', holder('user'), [], '/account'],
  ['a user who changes tags', holder('user', 'tags.change'), [], '/account'],
  ['a user with one right', holder('user', 'plugins.review'), ['plugin'], '/admin#/waiting'],
  [
    'who answers the public',
    holder('user', 'inquiries.answer'),
    ['inquiry', 'testimonial'],
    '/admin#/waiting',
  ],
  ['a moderator', holder('moderator'), ['document', 'plugin', 'reading', 'comment'], '/admin#/waiting'],
  [
    'an administrator',
    holder('admin'),
    ['document', 'plugin', 'inquiry', 'testimonial', 'reading', 'comment', 'front', 'figures', 'catalogue'],
    '/admin#/waiting',
  ],
] as const)('%s decides on their kinds, and begins there', (_who, person, kinds, landing) => {
  expect(kindsDecidedBy(person)).toEqual(kinds)
  expect(landingOf(person)).toBe(landing)
})
