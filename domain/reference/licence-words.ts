import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message } from '#domain/message/message.ts'

/** The permissions of a licence and its text: `Open with the source named: CC BY 4.0`. */
export function licenceWords({
  licence,
  licenceClass,
}: Pick<DataSource, 'licence' | 'licenceClass'>): Message {
  const allowed = message('facts.licence-class', { class: licenceClass })
  return licence === '' ? allowed : message('facts.licence-said', { licence_class: allowed, licence })
}
