import { expect, test } from 'vitest'
import type { AreaPage } from '#catalogue/page.ts'
import type { Capability } from '#domain/account/capability.ts'
import type { Role } from '#domain/account/role.ts'
import { WHOLE_SITE } from '#domain/account/scope.ts'
import { inGroups, openedView, viewsFor } from './area-views.ts'

const holder = (role: Role, capabilities: readonly Capability[] = []) => ({
  role,
  grants: capabilities.map((capability) => ({ capability, scope: WHOLE_SITE })),
})

test.each<[AreaPage['area'], Role, readonly Capability[], string, string]>([
  ['admin', 'admin', [], '', 'admindashboard'],
  ['admin', 'user', ['tags.change'], '', 'tags'],
  // Moderators come for what waits for them.
  ['admin', 'moderator', [], '', 'waiting'],
  ['admin', 'moderator', ['tags.change'], 'requests', 'requests'],
  ['admin', 'user', ['plugins.review'], '', 'waiting'],
  ['admin', 'user', ['tags.change', 'news.change'], '', 'updates'],
  ['admin', 'user', ['tags.change'], 'Notification', 'notification'],
  // A view without permission does not open by its name.
  ['admin', 'user', ['tags.change'], 'audit', 'tags'],
  ['account', 'user', [], '', 'userActivity'],
  ['account', 'moderator', [], '', 'userActivity'],
  ['account', 'user', [], 'SETTINGS', 'settings'],
])('%s of a %s who may %j, asked for "%s", opens with %s', (area, role, capabilities, slug, opened) => {
  expect(openedView(viewsFor(area, holder(role, capabilities)), slug)?.slug).toBe(opened)
})

test('nobody sees nothing', () => expect(openedView(viewsFor('admin', null), '')).toBeUndefined())

test('the administration stands in four groups below what waits, each view with a sign of its own', () => {
  const views = viewsFor('admin', holder('admin'))
  const groups = inGroups(views)
  expect(groups.map(({ group, views: below }) => [group, below.map(({ slug }) => slug)])).toEqual([
    [null, ['waiting', 'admindashboard']],
    ['People', ['users', 'rights', 'inquiries', 'newsletter']],
    ['Content', ['dashboard', 'requests', 'Plugins', 'readingRoom', 'updates', 'help', 'assistant']],
    ['Data', ['catalogue', 'tags', 'dataEntry']],
    ['Site', ['front', 'notification', 'adminsettings', 'system', 'audit']],
  ])
  expect(new Set(views.map(({ icon }) => icon)).size).toBe(views.length)
})

test.each<[Capability, string]>([
  ['dashboards.review', 'requests'],
  ['plugins.review', 'approvePlugin'],
  ['reading.moderate', 'readingRoom'],
  ['inquiries.answer', 'inquiries'],
])('the right %s alone has its page, and all that waits for it', (capability, slug) => {
  const person = holder('user', [capability])
  const slugs = [...viewsFor('admin', person), ...viewsFor('account', person)].map((view) => view.slug)
  expect(slugs).toEqual(expect.arrayContaining(['waiting', slug]))
})
