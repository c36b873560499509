import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** A role that is compared or named. Sources that are put against each other have a role of another kind. */
const NAMES_A_ROLE =
  /includesRole\(|\brole(?:\.value)? === (?!'(?:primary|comparison)')|\brole(?::| =) '(?:admin|moderator)'|'moderator'/

/**
 * The places where a role is shown, set or counted. Everywhere else a permission is asked for by the name of
 * the capability.
 */
const ABOUT_ROLES = [
  // The example of a call that gives one.
  'contract/admin/users.ts',
  'server/features/account/create-admin-command.ts',
  'server/features/admin/change-role.ts',
  'server/features/admin/summary-route.ts',
  'server/features/admin/user-table.ts',
  'server/features/platform-settings/routes.ts',
  'server/identity/rights-of-now.ts',
  // Says in its sentence which role is missing.
  'server/platform/http/who-asks.ts',
  'web/features/users/use-user-tasks.tsx',
  'web/features/users/user-identity.tsx',
  'web/features/users/users-toolbar.tsx',
]

test('who may do what is asked by capability and never by role', () => {
  const found = readSourceFiles(['web', 'server', 'catalogue', 'plugins', 'contract'])
    .filter(({ path }) => !path.includes('.test.'))
    .filter(({ text }) => NAMES_A_ROLE.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path)
  expect(
    found.filter((path) => !ABOUT_ROLES.includes(path)),
    'Ask may(holder, …) or meets(holder, …) of domain/account/capability.ts',
  ).toEqual([])
  expect(
    ABOUT_ROLES.filter((path) => !found.includes(path)),
    'Take it off the list',
  ).toEqual([])
})
