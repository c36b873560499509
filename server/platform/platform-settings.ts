import type { StaffRole } from '#domain/account/role.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** The settings of the whole platform, set by administrators. */
export interface PlatformSettings {
  /** False: only administrators make accounts. */
  readonly registrationOpen: boolean
  /** Plain text on top of every page; empty: nothing. */
  readonly notice: string
  /** Roles whose rights begin only when a second step of sign-in is set up. */
  readonly secondFactorRoles: readonly StaffRole[]
  /** Hosts whose pages documents may show in a frame. */
  readonly embedHosts: readonly string[]
  /** Addresses of dashboards of other sites, by the name of the tab that offers them. */
  readonly outsideDashboards: Readonly<Record<string, string>>
  /** The name of the site at X, without the at sign; empty: none. */
  readonly xHandle: string
  /** Where answers to letters go; empty: to whoever wrote the letter. */
  readonly replyAddress: string
  /** Whether a language model, where one is configured, may phrase answers. */
  readonly phrasingOpen: boolean
  /** Counts the changes. */
  readonly version: number
  readonly updatedAt: Date
}

interface SettingRow {
  readonly registration_open: boolean
  readonly notice: string
  readonly second_factor_roles: readonly StaffRole[]
  readonly embed_hosts: readonly string[]
  readonly outside_dashboards: Readonly<Record<string, string>>
  readonly x_handle: string
  readonly reply_address: string
  readonly phrasing_open: boolean
  readonly version: number
  readonly updated_at: Date
}

/** The settings as they are at this moment; inside a transaction that changes them, `lock` keeps others waiting. */
export async function platformSettings(
  store: SqlRunner,
  lock: 'lock' | null = null,
): Promise<PlatformSettings> {
  const [row] = await store.query<SettingRow>(
    `select registration_open, notice, second_factor_roles, embed_hosts, outside_dashboards, x_handle,
       reply_address, phrasing_open, version, updated_at
     from platform_setting ${lock ? 'for update' : ''}`,
  )
  if (!row) throw new Error('The settings of the platform are missing (table platform_setting).')
  return {
    registrationOpen: row.registration_open,
    notice: row.notice,
    secondFactorRoles: row.second_factor_roles,
    embedHosts: row.embed_hosts,
    outsideDashboards: row.outside_dashboards,
    xHandle: row.x_handle,
    replyAddress: row.reply_address,
    phrasingOpen: row.phrasing_open,
    version: row.version,
    updatedAt: row.updated_at,
  }
}
