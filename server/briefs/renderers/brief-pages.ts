import { addressPicture, shortAddress } from '#server/paper/setting/address-on-paper.ts'
import type { PaperOrder } from '#server/native/order.ts'
import type { PaperTools } from '#server/paper/paper-tools.ts'
import type { BriefSheet } from '../sheet/sheet.ts'

/** The brief on two A4 pages, or a picture of both below each other. The same sheet and day give the same bytes. */
export function briefPages(
  { pictures, ...sheet }: BriefSheet,
  { as, madeAt, tools }: Pick<PaperOrder, 'as' | 'madeAt'> & { readonly tools: Pick<PaperTools, 'pages'> },
): Promise<Uint8Array> {
  const drawn = Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg] as const)
  const files = { ...Object.fromEntries(drawn), 'address.svg': addressPicture(sheet.address) }
  const data = { ...sheet, shortAddress: shortAddress(sheet.address) }
  return tools.pages({ template: 'brief', data, files, as, madeAt })
}
