import { addressPicture, shortAddress } from '#server/paper/setting/address-on-paper.ts'
import type { PaperOrder } from '#server/paper/setting/order.ts'
import { setPaper } from '#server/paper/setting/set-paper.ts'
import type { BriefSheet } from '../sheet/sheet.ts'

/** The brief on two A4 pages, or a picture of both below each other. The same sheet and day give the same bytes. */
export function briefPages(
  { pictures, ...sheet }: BriefSheet,
  as: PaperOrder['as'],
  madeAt: Date,
): Promise<Uint8Array> {
  const drawn = Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg] as const)
  const files = { ...Object.fromEntries(drawn), 'address.svg': addressPicture(sheet.address) }
  const data = { ...sheet, shortAddress: shortAddress(sheet.address) }
  return setPaper({ template: 'brief', data, files, as, madeAt })
}
