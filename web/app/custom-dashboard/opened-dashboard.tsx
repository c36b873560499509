import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { message } from '#domain/message/message.ts'
import { documentGround } from '#sections/document-dashboard.ts'
import { shownInDocument } from '#sections/shown-in-document.ts'
import { openedDocument, type Said } from '#web/documents/filling.ts'
import { Box } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { Shell } from '../shell.tsx'
import classes from './custom-dashboard.module.css'
import { around, Blocks, Sections } from './dashboard-parts.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { later } from '#web/kit/later.tsx'

const DocumentComments = later(
  async () => (await import('#web/documents/comments/document-comments.tsx')).DocumentComments,
)

interface OpenedProps {
  readonly row: DocumentRow
  readonly catalogue: Catalogue
  readonly onReload: () => Promise<void>
}

/** A dashboard that somebody made, filled with what the address chooses. */
export function OpenedDashboard(props: OpenedProps) {
  const { row, catalogue } = props
  const language = useLanguage()
  const search = useSearch()
  const read = useMemo(() => readDocument(row.document), [row])
  const { reference } = catalogue
  const opened = useMemo(
    () =>
      read.ok
        ? openedDocument(read.document, { query: new URLSearchParams(search), reference, language })
        : null,
    [read, search, reference, language],
  )
  if (opened?.filled) return <Drawn {...props} document={opened.filled} said={opened.said} />
  const why = opened ? message('document-blocks.template', { what: opened.open }) : null
  return (
    <Shell title={row.title}>
      <div className={classes.message}>
        <h1 className="sr-only">{row.title}</h1>
        <Message title={language.text(message('page-words.not-loaded'))}>{why && language.text(why)}</Message>
      </div>
    </Shell>
  )
}

interface DrawnProps extends OpenedProps {
  readonly document: FilledDocument
  /** The values of its holes. */
  readonly said: Said
}

function Drawn({ row, catalogue, onReload, document, said }: DrawnProps) {
  const { text } = useLanguage()
  const own = useMemo(() => documentGround(document, row.id, catalogue), [document, row, catalogue])
  const { dashboard } = own
  // The foot is about the figures that the document shows.
  const shown = useMemo(() => shownInDocument(document, own), [document, own])
  const { ahead, behind } = around(document)
  const hasSections = dashboard.initial_indicator !== null && dashboard.sections.length > 0
  return (
    <Shell title={document.title} dashboard={{ ...dashboard, ...shown }}>
      <DashboardHead {...{ row, document, said, onReload }} />
      <Blocks blocks={ahead} row={row} document={document} />
      {hasSections && <Sections key={row.version} {...own} document={document} />}
      <Blocks blocks={behind} row={row} document={document} />
      {!hasSections && ahead.length + behind.length === 0 && (
        <div className={classes.message}>
          <Message title={text(message('page-words.no-figures'))}>
            {text(message('page-words.none-published'))}
          </Message>
        </div>
      )}
      <Box screen className={classes.blocks}>
        <DocumentComments id={row.id} />
      </Box>
    </Shell>
  )
}
