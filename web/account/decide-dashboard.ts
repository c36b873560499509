import { change } from '#web/queries/change.ts'

/**
 * Makes a document public as it was when it had this version. `sent`: the version with which the reader compared what was changed
 * since. Throws an AskError: `changed-meanwhile` among others, also for what was changed and not compared.
 */
export async function approveDashboard(id: string, version: number, sent?: number): Promise<void> {
  await change('POST /document/{id}/approve', {
    path: { id },
    body: { version, ...(sent !== undefined && { compared_with: sent }) },
  })
}

/** Declines to make a document public; its owner reads the reason. Throws as `approveDashboard` does. */
export async function declineDashboard(id: string, reason: string, version: number): Promise<void> {
  await change('POST /document/{id}/decline', { path: { id }, body: { version, reason } })
}
