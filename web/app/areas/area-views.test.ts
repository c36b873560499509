import { expect, test } from 'vitest'
import type { AreaPage } from '#catalogue/page.ts'
import type { Capability } from '#domain/account/capability.ts'
import type { Role } from '#domain/account/role.ts'
import { WHOLE_SITE } from '#domain/account/scope.ts'
import { openedView, viewsFor } from './area-views.ts'

const holder = (role: Role, capabilities: readonly Capability[] = []) => ({
  role,
  grants: capabilities.map((capability) => ({ capability, scope: WHOLE_SITE })),
})

test.each<[AreaPage['area'], Role, readonly Capability[], string, string]>([
  ['admin', 'admin', [], '', 'admindashboard'],
  ['admin', 'user', ['tags.change'], '', 'tags'],
  ['admin', 'moderator', ['tags.change'], '', 'tags'],
  ['admin', 'user', ['tags.change', 'news.change'], '', 'updates'],
  ['admin', 'user', ['tags.change'], 'Notification', 'notification'],
  // What somebody may not see is not opened by its name.
  ['admin', 'user', ['tags.change'], 'audit', 'tags'],
  ['account', 'user', [], '', 'userActivity'],
  ['account', 'moderator', [], '', 'userActivity'],
  ['account', 'user', [], 'SETTINGS', 'settings'],
])('%s of a %s who may %j, asked for "%s", opens with %s', (area, role, capabilities, slug, opened) => {
  expect(openedView(viewsFor(area, holder(role, capabilities)), slug)?.slug).toBe(opened)
})

test('nobody sees nothing', () => expect(openedView(viewsFor('admin', null), '')).toBeUndefined())
