import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'

/** Makes a dashboard public as it stands now, or as `seen` has it. Throws an AskError: `changed-meanwhile` among others. */
export async function approveDashboard(id: string, seen?: number): Promise<void> {
  const version = seen ?? (await versionOf(id))
  const values = { path: { id }, body: { version } }
  await change('POST /document/{id}/approve', values)
}

/** Declines to make a dashboard public; its owner reads the reason. Throws as `approveDashboard` does. */
export async function declineDashboard(id: string, reason: string, seen?: number): Promise<void> {
  const version = seen ?? (await versionOf(id))
  const values = { path: { id }, body: { version, reason } }
  await change('POST /document/{id}/decline', values)
}

async function versionOf(id: string): Promise<number> {
  return (await ask('GET /document/{id}', { path: { id } })).data.version
}
