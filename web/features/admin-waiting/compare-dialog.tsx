import { useMemo } from 'react'
import type { DocumentRow } from '#contract/documents/document.ts'
import { documentChanges, type PartChange } from '#domain/document/document-changes.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { blockWords } from '#web/documents/blocks/block-names.ts'
import { partName, partWords } from '#web/documents/editor/conflict/part-words.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './waiting.module.css'
import { message } from '#domain/message/message.ts'

interface CompareDialogProps {
  readonly document: DocumentRow
  readonly onClose: () => void
  /** Whoever reads has compared what it is with the version that was sent. */
  readonly onCompared: (sent: number) => void
}

/** What a document said when it was sent, beside what it says now: each part that differs. */
export function CompareDialog({ document, onClose, onCompared }: CompareDialogProps) {
  const { text } = useLanguage()
  const asked = useAnswer('GET /document/{id}/asked', { path: { id: document.id } })
  return (
    <Dialog
      form="wide"
      title={text(message('waiting.changed-in', { title: document.title }))}
      onClose={onClose}
    >
      <WhenAnswered answer={asked} what={text(message('waiting.what-was-sent'))}>
        {({ data }) => (
          <WithCatalogue what={text(message('waiting.figure-list'))}>
            {({ reference }) => (
              <>
                <Compared
                  before={data.document}
                  after={document.document}
                  versions={[data.version, document.version]}
                  reference={reference}
                />
                <Row justify="end" above={16}>
                  <Button kind="primary" onClick={() => onCompared(data.version)}>
                    {text(message('waiting.compared'))}
                  </Button>
                </Row>
              </>
            )}
          </WithCatalogue>
        )}
      </WhenAnswered>
    </Dialog>
  )
}

interface ComparedProps {
  readonly before: unknown
  readonly after: unknown
  readonly versions: readonly [number, number]
  readonly reference: ReferenceData
}

function Compared({ before, after, versions, reference }: ComparedProps) {
  const { text } = useLanguage()
  const both = useMemo(() => [readDocument(before), readDocument(after)] as const, [before, after])
  const [sent, now] = both
  if (!sent.ok || !now.ok) return <p>{text(message('waiting.unreadable'))}</p>
  const changes = documentChanges(sent.document, now.document, sent.document)
  return (
    <>
      <Text tone="soft" below={12}>
        {text(message('waiting.versions', { sent: versions[0], now: versions[1] }))}
      </Text>
      {changes.length === 0 && <p>{text(message('waiting.same'))}</p>}
      <Stack as="ul" gap={12}>
        {changes.map((change) => (
          <Changed key={change.key} {...{ change, reference }} sent={sent.document} now={now.document} />
        ))}
      </Stack>
    </>
  )
}

interface ChangedProps {
  readonly change: PartChange
  readonly sent: Document
  readonly now: Document
  readonly reference: ReferenceData
}

/** One part: what it was, struck through, and what it is. */
function Changed({ change: { part, mine }, sent, now, reference }: ChangedProps) {
  const language = useLanguage()
  const said = (document: Document, block: 'mine' | 'theirs') => {
    if (part.kind !== 'block') return partWords(part, document, { reference, language })
    const found = part[block]
    return found === null ? '' : blockWords(found, language)
  }
  const [was, is] = [said(sent, 'theirs'), said(now, 'mine')]
  return (
    <li className={classes.changed}>
      <Text weight={600}>
        {partName(part, language)}{' '}
        <Text as="span" tone="soft" size={13} weight={400}>
          {mine}
        </Text>
      </Text>
      <Text breaks>
        {was !== '' && (
          <>
            <span className="sr-only">{language.text(message('waiting.was'))} </span>
            <Text as="del" tone="faint">
              {was}
            </Text>{' '}
          </>
        )}
        {is !== '' && (
          <>
            <span className="sr-only">{language.text(message('waiting.now'))} </span>
            <ins>{is === was ? language.text(message('waiting.settings', { words: is })) : is}</ins>
          </>
        )}
      </Text>
    </li>
  )
}
