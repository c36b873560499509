import type { DocumentSummary } from '#contract/documents/document.ts'
import { message } from '#domain/message/message.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './document-list.module.css'
import { addressOf } from './document-state.ts'

/** The address of a document that others open by its link, to read and to copy. */
export function DocumentLink({ row }: { readonly row: DocumentSummary }) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const address = window.location.origin + addressOf(row)
  return (
    <Row gap={8} rows={4} align="center" wrap>
      <Text as="span" size={13} breaks className={classes.address}>
        <span className="sr-only">{text(message('page-words.its-link'))}: </span>
        {address}
      </Text>
      <WordButton onClick={() => copy(address)}>
        {text(message(copied ? 'shell.copied' : 'menus.copy'))}
        <span className="sr-only">
          {': '}
          {text(message('page-words.its-link'))}, {row.title}
        </span>
      </WordButton>
      <span className="sr-only" role="status">
        {copied ? text(message('card.link-copied')) : ''}
      </span>
    </Row>
  )
}
