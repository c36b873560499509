import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconBold } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import { TEXT_SIZES, textBlock, USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
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
  const { text } = useLanguage()
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
        aria-label={text(
          plain === ''
            ? message('report.click')
            : message('report.edit-text', { words: (plain ?? textBlock.says(block)).slice(0, 80) }),
        )}
        onClick={() => setOpen(true)}
      >
        {plain === '' ? (
          <Text tone="faint">{text(message('report.click'))}</Text>
        ) : (
          <TextPage block={block} />
        )}
      </button>
    )
  }
  const size = block.size ?? USUAL_TEXT_SIZE
  return (
    <div>
      <Row wrap gap={8} rows={8} align="center" below={8}>
        <SizeStepper
          label={text(message('report.text-size'))}
          size={size}
          onStep={(by) => changeBlock(block, { size: stepped(size, by, TEXT_SIZES) }, 'size')}
        />
        <IconButton
          label={text(message('report.bold'))}
          aria-pressed={block.bold}
          onClick={() => changeBlock(block, { bold: !block.bold })}
        >
          <IconBold size={16} aria-hidden="true" />
        </IconButton>
        <ColourChoice
          label={text(message('report.text-colour'))}
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
          {text(message('report.done'))}
        </Button>
      </Row>
      {plain === null ? (
        <>
          <TextPage block={block} />
          <Text tone="soft" size={13} above={8}>
            {text(message('report.formatted'))}
          </Text>
        </>
      ) : (
        <textarea
          // The button that opened it is gone.
          ref={focusOnce}
          rows={4}
          aria-label={text(message('report.text'))}
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
