import type { CSSProperties } from 'react'
import { USUAL_TEXT_SIZE } from '#domain/document/blocks/text.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { RichText } from '#web/views/rich-text.tsx'
import { shownColour } from './own-colours.ts'

type TextBlock = Extract<FilledBlock, { readonly kind: 'text' }>

/** Formatted words in the look that their author chose. */
export function TextPart({
  block,
}: {
  readonly block: Pick<TextBlock, 'html' | 'size' | 'bold' | 'colour'>
}) {
  return (
    <div style={lookOf(block)}>
      <RichText html={block.html} />
    </div>
  )
}

/** Size, weight and colour of a text; what its author did not choose is that of the page. */
export function lookOf({ size, bold, colour }: Pick<TextBlock, 'size' | 'bold' | 'colour'>): CSSProperties {
  return {
    ...(size !== null && { fontSize: `${size / USUAL_TEXT_SIZE}rem`, lineHeight: 1.35 }),
    ...(bold && { fontWeight: 700 }),
    ...(colour !== null && { color: shownColour(colour) }),
  }
}
