import { IconBold } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { TEXT_SIZES, USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
import type { FilledBlockOf } from '#domain/document/blocks.ts'
import { readRichText, richParagraphs, type RichNode } from '#domain/rich-text/read-rich-text.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { keptColour } from '../own-colours.ts'
import { lookOf, TextPage } from '../blocks/text/text-page.tsx'
import { stepped } from './annotating.ts'
import { ColourChoice } from './colour-choice.tsx'
import classes from './report.module.css'
import { changeBlock } from './report-state.ts'
import { SizeStepper } from './size-stepper.tsx'

type TextBlock = FilledBlockOf<'text'>

/** A text: read until it is pressed, then written, with size, weight and colour. */
export function TextContent({ block, isNew }: { readonly block: TextBlock; readonly isNew: boolean }) {
  const [isOpen, setOpen] = useState(isNew)
  // The field that had the focus is gone once the text is read again.
  const wasClosed = useRef(false)
  const plain = plainText(block.html)
  if (!isOpen) {
    return (
      <button
        type="button"
        ref={(button) => {
          if (wasClosed.current) button?.focus()
          wasClosed.current = false
        }}
        className={classes.text}
        aria-label={plain === '' ? 'Click to edit' : `Edit the text: ${(plain ?? '').slice(0, 80)}`}
        onClick={() => setOpen(true)}
      >
        {plain === '' ? <Text tone="faint">Click to edit</Text> : <TextPage block={block} />}
      </button>
    )
  }
  const size = block.size ?? USUAL_TEXT_SIZE
  return (
    <div>
      <Row wrap gap={8} rows={8} align="center" below={8}>
        <SizeStepper
          label="Size of the text"
          size={size}
          onStep={(by) => changeBlock(block, { size: stepped(size, by, TEXT_SIZES) }, 'size')}
        />
        <IconButton
          label="Bold"
          aria-pressed={block.bold}
          onClick={() => changeBlock(block, { bold: !block.bold })}
        >
          <IconBold size={16} aria-hidden="true" />
        </IconButton>
        <ColourChoice
          label="Colour of the text"
          value={block.colour ?? keptColour('ink')}
          onChange={(colour) => changeBlock(block, { colour: colour === keptColour('ink') ? null : colour })}
        />
        <Button
          kind="primary"
          onClick={() => {
            wasClosed.current = true
            setOpen(false)
          }}
        >
          Done
        </Button>
      </Row>
      {plain === null ? (
        <>
          <TextPage block={block} />
          <Text tone="soft" size={13} above={8}>
            This text has headings, lists or links. Its words are changed in the editor of the whole document.
          </Text>
        </>
      ) : (
        <textarea
          // The button that opened it is gone.
          ref={focusOnce}
          rows={4}
          aria-label="Text"
          maxLength={15_000}
          defaultValue={plain}
          style={lookOf(block)}
          className={classes.words}
          onChange={({ currentTarget: { value } }) =>
            changeBlock(block, { html: richParagraphs(value) || EMPTY }, 'html')
          }
        />
      )}
    </div>
  )
}

const EMPTY = '<p></p>'

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus()
}

/** The words of a text of paragraphs alone, an empty line between them; null: it is formatted. */
function plainText(html: string): string | null {
  const nodes = readRichText(html) ?? []
  const isPlain = nodes.every(
    (node) => typeof node !== 'string' && node.tag === 'p' && node.children.every(isWords),
  )
  return isPlain ? nodes.map(wordsOf).join('\n\n') : null
}

function isWords(node: RichNode): boolean {
  return typeof node === 'string' || node.tag === 'br'
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  return node.tag === 'br' ? '\n' : node.children.map(wordsOf).join('')
}
