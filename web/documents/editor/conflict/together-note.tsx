import { message } from '#domain/message/message.ts'
import { useEffect, useRef } from 'react'
import type { Document } from '#domain/document/document.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { blockName } from '../../blocks/block-names.ts'
import classes from './conflict.module.css'

interface TogetherNoteProps {
  readonly document: Document
  /** The ids of blocks that stand behind another version of themselves. */
  readonly seconds: readonly string[]
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** What came of two versions, above the document: of which blocks both are here now, and where. */
export function TogetherNote({ document, seconds, onShow, onClose }: TogetherNoteProps) {
  const language = useLanguage()
  const { text } = language
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    note.current?.focus({ preventScroll: true })
  }, [])
  const twice = document.blocks.flatMap((block, index) =>
    seconds.includes(block.id) ? [{ id: block.id, name: blockName(block, language), place: index + 1 }] : [],
  )
  return (
    <Row
      ref={note}
      tabIndex={-1}
      role="status"
      wrap
      gap={12}
      rows={8}
      align="start"
      justify="between"
      className={classes.together}
    >
      <Stack gap={8}>
        <strong>{text(message('conflict.together'))}</strong>
        {twice.map(({ id, name, place }) => (
          <Row key={id} wrap gap={8} rows={4} align="center">
            <Text as="span">
              {text(message('conflict.second', { name, mine: place - 1, theirs: place }))}
            </Text>
            <Button onClick={() => onShow(id)}>{text(message('conflict.show-block', { place }))}</Button>
          </Row>
        ))}
      </Stack>
      <Button kind="quiet" onClick={onClose}>
        {text(message('conflict.close-note'))}
      </Button>
    </Row>
  )
}
