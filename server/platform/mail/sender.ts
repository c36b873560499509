import { OWN_NAME } from '#domain/front/front-name.ts'
import type { Letter } from './mail.ts'

/** The sender: as somebody set it, or an address before which the name of the site is written. */
export type Sender = { readonly set: string } | { readonly address: string }

/** The sender of a letter, as the library for mail takes it: it writes names so that nothing in them reads as another line. */
export function senderOf(
  sender: Letter['sender'],
  from: Sender,
): string | { readonly name: string; readonly address: string } {
  return 'set' in from ? from.set : { name: sender ?? OWN_NAME.name, address: from.address }
}
