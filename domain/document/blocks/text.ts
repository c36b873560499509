import { isRichText } from '#domain/rich-text/read-rich-text.ts'
import type { FieldReader } from '../field-reader.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { PROBLEM_TEXTS } from '../problem-texts.ts'
import { defineBlock } from './define-block.ts'
import { widthIn } from './shared-fields.ts'

/** Words with the elements of domain/rich-text and no others; `readRichText` gives them as a tree. */
export const textBlock = defineBlock('text', (fields) => ({
  html: htmlIn(fields),
  width: widthIn(fields),
}))

function htmlIn(fields: FieldReader): string {
  const html = fields.words('html', DOCUMENT_LIMITS.text)
  if (!isRichText(html)) fields.refuse('html', PROBLEM_TEXTS.richText)
  return html
}
