import { message } from '#domain/message/message.ts'
import { isRichText, readRichText, wordsIn } from '#domain/rich-text/read-rich-text.ts'
import type { FieldReader } from '../../field-reader.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'
import { PROBLEM_TEXTS } from '../../problem-texts.ts'
import { defineBlock } from '../define-block.ts'
import { colourIn, widthIn } from '../shared-fields.ts'

/** Sizes of the words of a text, in CSS pixels. */
export const TEXT_SIZES = { least: 8, most: 72 } as const

/**
 * Words with the elements of domain/rich-text and no others; `readRichText` gives them as a tree. `size` and `colour` are
 * those of the whole text, null for the usual ones; headings inside keep their proportion.
 */
export const textBlock = defineBlock('text', (fields) => ({
  html: htmlIn(fields),
  size: fields.raw('size') === null ? null : fields.number('size', TEXT_SIZES.least, TEXT_SIZES.most),
  bold: fields.yesOrNo('bold'),
  colour: fields.raw('colour') === null ? null : colourIn(fields),
  width: widthIn(fields),
}))({
  name: message('blocks.text'),
  begin: ({ html }: { readonly html: string }) => ({ html, ...USUAL_LOOK, width: 'full' }),
  fill: (block, closing) => ({ ...block, html: closing.html(block.html) }),
  says: ({ html }) => (readRichText(html) ?? []).map(wordsIn).join(' ').trim(),
})

/** The size of words for which nobody chose one. */
export const USUAL_TEXT_SIZE = 14

/** How a text looks whose author chose nothing. */
export const USUAL_LOOK = { size: null, bold: false, colour: null } as const

function htmlIn(fields: FieldReader): string {
  const html = fields.words('html', DOCUMENT_LIMITS.text)
  if (!isRichText(html)) fields.refuse('html', PROBLEM_TEXTS.richText)
  return html
}
