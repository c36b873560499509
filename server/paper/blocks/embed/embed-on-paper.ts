import { message } from '#domain/message/message.ts'
import type { OnPaper } from '../on-paper.ts'

/** A page of another site: what it is and where it stands, since no paper shows it. */
export const embedOnPaper: OnPaper<'embed'> = ({ width, title, description, address }, { language }) => {
  const why = language.text(message(address === null ? 'paper.embed-open' : 'paper.embed'))
  return [{ kind: 'notice', width, title: title || (address ?? ''), text: [description, why], address }]
}
