import { setPaper } from '#server/paper/setting/set-paper.ts'
import type { BriefSheet } from '../sheet/sheet.ts'

/** The brief on two A4 pages. The same sheet and day give the same bytes. */
export function briefPdf({ pictures, ...data }: BriefSheet, madeAt: Date): Promise<Uint8Array> {
  const files = Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg]))
  return setPaper({ template: 'brief', data, files, madeAt })
}
