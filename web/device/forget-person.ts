import type { DeviceDatabase } from './database.ts'

/** Forgets everything of whoever signs out. The files of releases, which are everybody's, stay. */
export async function forgetPerson({
  transactions,
  users,
  sub_dashboard_interests: interests,
}: DeviceDatabase): Promise<void> {
  await Promise.all([transactions.clear(), users.clear(), interests.clear()])
}
