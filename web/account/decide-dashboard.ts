import type {
  approveCustomDashboard,
  CustomDashboardRow,
  declineCustomDashboard,
  readCustomDashboard,
} from '#contract/custom-dashboards/custom-dashboard.ts'
import { ask } from '#web/queries/ask.ts'

/** Makes a dashboard public as it stands now, or as `seen` has it. Throws an AskError: `changed-meanwhile` among others. */
export async function approveDashboard(id: string, seen?: number): Promise<CustomDashboardRow> {
  const version = seen ?? (await versionOf(id))
  const path = `/custom-dashboard/${id}/approve`
  return (await ask<typeof approveCustomDashboard>('POST', path, { version })).data
}

/** Declines to make a dashboard public; its owner reads the reason. Throws as `approveDashboard` does. */
export async function declineDashboard(
  id: string,
  reason: string,
  seen?: number,
): Promise<CustomDashboardRow> {
  const version = seen ?? (await versionOf(id))
  const path = `/custom-dashboard/${id}/decline`
  return (await ask<typeof declineCustomDashboard>('POST', path, { version, reason })).data
}

async function versionOf(id: string): Promise<number> {
  return (await ask<typeof readCustomDashboard>('GET', `/custom-dashboard/${id}`)).data.version
}
