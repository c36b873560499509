import { describe, expect, test } from 'vitest'
import {
  type Capability,
  isGrantable,
  may,
  maySomewhere,
  meets,
  type Need,
  rolesWith,
  scopesOf,
} from './capability.ts'
import { ROLES, type Role } from './role.ts'
import { type Scope, WHOLE_SITE } from './scope.ts'

const NHMIS = 6
const DHS = 2
const KANO = 20
/** An LGA of Kano with what holds it. */
const NASSARAWA = [400, KANO, 3, 1]
const LAGOS = [25, 6, 1]

const ROUTINE_OF_KANO: Scope = { source: NHMIS, place: KANO }
const withGrant = (scope: Scope, role: Role = 'user') => ({
  role,
  grants: [{ capability: 'findings.decide', scope } as const],
})

describe('a role', () => {
  test.each<[Capability, readonly Role[]]>([
    ['account.use', ['user', 'moderator', 'admin']],
    ['plugins.submit', ['user', 'moderator', 'admin']],
    ['dashboards.review', ['moderator', 'admin']],
    ['plugins.review', ['moderator', 'admin']],
    ['tags.change', ['admin']],
    ['users.change-role', ['admin']],
    ['findings.decide', ['moderator', 'admin']],
  ])('%s is that of %j', (capability, roles) => {
    expect(rolesWith(capability)).toEqual(roles)
    expect(ROLES.filter((role) => may({ role, grants: [] }, capability))).toEqual(roles)
  })

  test('nobody may do nothing', () => expect(may(null, 'account.use')).toBe(false))
})

describe('a grant', () => {
  test.each([
    ['the whole site', WHOLE_SITE, { source: DHS, places: LAGOS }, true],
    ['the whole site, everything', WHOLE_SITE, {}, true],
    ['a source, that source', { source: NHMIS, place: null }, { source: NHMIS, places: LAGOS }, true],
    ['a source, another', { source: NHMIS, place: null }, { source: DHS, places: LAGOS }, false],
    ['a source, none named', { source: NHMIS, place: null }, { places: LAGOS }, false],
    ['a state, an LGA of it', { source: null, place: KANO }, { source: DHS, places: NASSARAWA }, true],
    ['a state, its zone', { source: null, place: KANO }, { source: DHS, places: [3, 1] }, false],
    ['a state, another', { source: null, place: KANO }, { source: DHS, places: LAGOS }, false],
    ['a state, none named', { source: null, place: KANO }, { source: DHS }, false],
    ['both, both', ROUTINE_OF_KANO, { source: NHMIS, places: NASSARAWA }, true],
    ['both, the place alone', ROUTINE_OF_KANO, { source: DHS, places: NASSARAWA }, false],
    ['both, the source alone', ROUTINE_OF_KANO, { source: NHMIS, places: LAGOS }, false],
    ['both, everything', ROUTINE_OF_KANO, {}, false],
  ])('for %s', (_what, scope, target, answer) => {
    expect(may(withGrant(scope), 'findings.decide', target)).toBe(answer)
    expect(maySomewhere(withGrant(scope), 'findings.decide')).toBe(true)
    expect(may(withGrant(scope, 'admin'), 'findings.decide', target)).toBe(true)
    expect(may(withGrant(scope), 'tags.change', target)).toBe(false)
    expect(maySomewhere(withGrant(scope), 'tags.change')).toBe(false)
  })

  test.each<[Capability, Scope, boolean]>([
    ['findings.decide', ROUTINE_OF_KANO, true],
    ['findings.decide', { source: null, place: KANO }, true],
    ['findings.decide', WHOLE_SITE, true],
    ['tags.change', WHOLE_SITE, true],
    ['tags.change', { source: DHS, place: null }, false],
    ['tags.change', { source: null, place: KANO }, false],
    ['users.manage', WHOLE_SITE, false],
    ['users.change-role', WHOLE_SITE, false],
    ['settings.change', WHOLE_SITE, false],
    ['grants.change', WHOLE_SITE, false],
    ['account.use', WHOLE_SITE, false],
  ])('%s can be given for %j: %s', (capability, scope, answer) =>
    expect(isGrantable(capability, scope)).toBe(answer),
  )
})

describe('a need', () => {
  const NEEDS: readonly [Need, readonly string[]][] = [
    ['account.use', ['user', 'moderator', 'admin', 'decides', 'tags']],
    ['tags.change', ['admin', 'tags']],
    ['findings.decide', ['moderator', 'admin', 'decides']],
    [{ oneOf: ['tags.change', 'users.manage'] }, ['admin', 'tags']],
    [{ allOf: ['tags.change', 'plugins.review'] }, ['admin']],
    [{ allOf: ['plugins.review', 'dashboards.review'] }, ['moderator', 'admin']],
  ]
  const holders = {
    ...Object.fromEntries(ROLES.map((role) => [role, { role, grants: [] }])),
    decides: withGrant(ROUTINE_OF_KANO),
    tags: { role: 'user', grants: [{ capability: 'tags.change', scope: WHOLE_SITE }] },
  } as const

  test.each(NEEDS)('%j is met by %j', (need, names) => {
    expect(
      Object.entries(holders)
        .filter(([, holder]) => meets(holder, need))
        .map(([name]) => name),
    ).toEqual(names)
    expect(meets(null, need)).toBe(false)
  })
})

test('what makes its holder an administrator is given to no single person', () => {
  const never: readonly Capability[] = [
    'users.manage',
    'users.change-role',
    'grants.change',
    'settings.change',
  ]
  expect(never.filter((capability) => scopesOf(capability).length > 0)).toEqual([])
})
