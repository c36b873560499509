import { message } from '#domain/message/message.ts'
import type { OnPaper } from '../on-paper.ts'

/** A picture that somebody brought, or that it is there no more. */
export const pictureOnPaper: OnPaper<'picture'> = async (block, { language, picture: read }) => {
  const { picture, width, alternative, caption } = block
  const found = await read(picture)
  if (found && found !== 'damaged') {
    const words = alternative || caption || language.text(message('paper.picture-without-words'))
    return [{ kind: 'picture', width, ...found, alternative: words, caption }]
  }
  const why = language.text(message(found === 'damaged' ? 'paper.damaged-picture' : 'paper.no-picture'))
  return [{ kind: 'notice', width, title: caption || alternative, text: [why], address: null }]
}
