import type { CSSProperties } from 'react'
import { USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { RichText } from '#web/views/rich-text.tsx'
import { shownColour } from '../../own-colours.ts'

type TextLook = Pick<FilledBlockOf<'text'>, 'size' | 'bold' | 'colour'>

/** Formatted words in the look that their author chose. */
export function TextPage({ block }: { readonly block: TextLook & { readonly html: string } }) {
  return (
    <div style={lookOf(block)}>
      <RichText html={block.html} />
    </div>
  )
}

/** Size, weight and colour of a text; what its author did not choose is that of the page. */
export function lookOf({ size, bold, colour }: TextLook): CSSProperties {
  return {
    ...(size !== null && { fontSize: `${size / USUAL_TEXT_SIZE}rem`, lineHeight: 1.35 }),
    ...(bold && { fontWeight: 700 }),
    ...(colour !== null && { color: shownColour(colour) }),
  }
}
