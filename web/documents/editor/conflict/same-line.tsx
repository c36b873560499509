import { message } from '#domain/message/message.ts'
import { useState } from 'react'
import type { Document } from '#domain/document/document.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { blockName, blockWords } from '../../blocks/block-names.ts'
import classes from './conflict.module.css'

interface SameLineProps {
  readonly ids: readonly string[]
  readonly document: Document
}

/** Blocks that are the same on both sides, folded into one line. */
export function SameLine({ ids, document }: SameLineProps) {
  const language = useLanguage()
  const { text } = language
  const [isOpen, setOpen] = useState(false)
  const blocks = document.blocks.filter(({ id }) => ids.includes(id))
  return (
    <div className={classes.same}>
      <Row gap={12} align="center" justify="between">
        <Text as="span" tone="soft" size={13}>
          {text(message('conflict.same', { count: blocks.length }))}
        </Text>
        <WordButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(message('conflict.fold', { open: isOpen ? 'yes' : 'no' }))}
        </WordButton>
      </Row>
      {isOpen && (
        <ul>
          {blocks.map((block) => (
            <li key={block.id}>
              {blockName(block, language)}: {blockWords(block, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
