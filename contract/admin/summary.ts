import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const counted = (what: string) =>
  z.object({
    count: z.int().nonnegative(),
    updated_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: `When ${what} last changed; null: never.` }),
  })

/** The numbers on the first page of the administration. */
export const adminSummary = z.object({
  active_users: counted('one of the accounts'),
  admin_profiles: z.int().nonnegative(),
  moderators: z.int().nonnegative(),
  active_dashboards: counted('one of the dashboards'),
  public_dashboards: z
    .int()
    .nonnegative()
    .meta({ description: 'Dashboards of people that were approved for everybody.' }),
  pending_dashboards: z.int().nonnegative(),
  plugins: counted('one of the plug-ins that people submitted'),
  pending_plugins: z.array(
    z.object({ id: z.int(), name: z.string(), title: z.string(), created_at: z.iso.datetime() }),
  ),
  pending_plugin_count: z.int().nonnegative(),
  open_inquiries: z.int().nonnegative().meta({ description: 'What the public sent in and still waits.' }),
  unread_notifications: z.int().nonnegative(),
})

export type AdminSummary = z.output<typeof adminSummary>

export const readAdminSummary = endpoint({
  method: 'GET',
  path: '/admin/summary',
  summary: 'True counts for the first page of the administration',
  tag: 'Administration',
  permission: 'summary.read',
  pathParameters: noParameters,
  query: noParameters,
  answer: adminSummary,
  problems: ['not-signed-in', 'not-allowed'],
})
