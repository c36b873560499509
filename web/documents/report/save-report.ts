import { isReportUnsaved, keep, reportSession } from './report-state.ts'

/** Saves on the device, and in the account of whoever is signed in. Where somebody saved in between, the author is asked. */
export async function saveReport(signedIn: boolean): Promise<void> {
  keep()
  if (!signedIn || !isReportUnsaved()) return
  await reportSession.save()
  keep()
}
