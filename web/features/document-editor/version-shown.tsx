import { message } from '#domain/message/message.ts'
import { useMemo } from 'react'
import { readDocument } from '#domain/document/read-document.ts'
import { listOf } from '#domain/message/value.ts'
import type { DrawnBlock } from '#web/documents/document-blocks.tsx'
import { DocumentBlocks } from '#web/documents/document-blocks.tsx'
import { openedDocument } from '#web/documents/filling.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './documents.module.css'

interface VersionShownProps {
  readonly id: string
  readonly number: number
  readonly catalogue: Catalogue
}

const NO_QUERY = new URLSearchParams()

/** What a document was in one of its versions, drawn as readers saw it. */
export function VersionShown({ id, number, catalogue }: VersionShownProps) {
  const answer = useAnswer('GET /document/{id}/versions/{number}', { path: { id, number: String(number) } })
  return (
    <WhenAnswered answer={answer} what={message('my-documents.the-version', { number })}>
      {({ data }) => <Drawn id={id} stored={data.document} catalogue={catalogue} />}
    </WhenAnswered>
  )
}

interface DrawnProps {
  readonly id: string
  readonly stored: Readonly<Record<string, unknown>>
  readonly catalogue: Catalogue
}

function Drawn({ id, stored, catalogue: { reference } }: DrawnProps) {
  const language = useLanguage()
  const filled = useMemo(() => {
    const read = readDocument(stored)
    return read.ok ? openedDocument(read.document, { query: NO_QUERY, reference, language }).filled : null
  }, [stored, reference, language])
  if (!filled) return <Text tone="soft">{language.text(message('my-documents.not-drawn'))}</Text>
  const sections = filled.blocks.flatMap((block) => (block.kind === 'section' ? [block.section] : []))
  const drawn = filled.blocks.flatMap((block): DrawnBlock[] => (block.kind === 'section' ? [] : [block]))
  return (
    <Box as="section" aria-label={filled.title} card="plain" className={classes.shown}>
      <Text as="h2" below={8}>
        {filled.title}
      </Text>
      {filled.description && <Text below={16}>{filled.description}</Text>}
      <DocumentBlocks blocks={drawn} id={id} release={filled.release === 'latest' ? null : filled.release} />
      {sections.length > 0 && (
        <Text tone="soft" above={12}>
          {language.text(message('my-documents.sections', { sections: listOf(sections, 'none') }))}
        </Text>
      )}
    </Box>
  )
}
