import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message } from '#domain/message/message.ts'

/** The permissions of a licence and its text: `Open with the source named. CC BY 4.0`. */
export function licenceWords({
  licence,
  licenceClass,
}: Pick<DataSource, 'licence' | 'licenceClass'>): Message {
  const allowed = message('facts.licence-class', { class: licenceClass })
  const said = licenceClass === 'not_verified' ? withoutVerdict(licence) : licence
  return said === '' ? allowed : message('facts.licence-said', { licence_class: allowed, licence: said })
}

/** What a text says beyond that nobody has verified it: `Not verified (the copy states none)` is `The copy states none`. */
function withoutVerdict(licence: string): string {
  const rest = licence.replace(/^not verified\b[;:,.]?\s*/i, '')
  if (rest === licence) return licence
  const bare = /^\(([^()]*)\)$/.exec(rest)?.[1] ?? rest
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
