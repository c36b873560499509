import { message } from '#domain/message/message.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import { widthIn } from '../shared-fields.ts'

/**
 * A picture that was uploaded or captured, by the name under which the store keeps it, with words for readers
 * who do not see it.
 */
export const pictureBlock = defineBlock('picture', (fields) => ({
  picture: pictureIn(fields),
  alternative: fields.text('alternative', DOCUMENT_LIMITS.description),
  caption: fields.text('caption', DOCUMENT_LIMITS.description),
  width: widthIn(fields),
}))({
  name: message('blocks.picture'),
  begin: ({ picture }: { readonly picture: string }) => ({
    picture,
    alternative: '',
    caption: '',
    width: 'full',
  }),
  fill: (block, closing) => ({
    ...block,
    alternative: closing.text(block.alternative),
    caption: closing.text(block.caption),
  }),
  says: ({ caption, alternative }) => caption || alternative,
})

function pictureIn(fields: FieldReader): string {
  const name = fields.text('picture', DOCUMENT_LIMITS.line)
  if (!/^[\w-]{16,64}$/.test(name)) fields.refuse('picture', PROBLEM_TEXTS.picture)
  return name
}
