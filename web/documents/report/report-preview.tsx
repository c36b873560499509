import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconMinus, IconPlus } from '#web/kit/icons.ts'
import { type CSSProperties, useState } from 'react'
import type { Document } from '#domain/document/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { useSize } from '#web/kit/use-size.ts'
import { DocumentBlocks } from '../document-blocks.tsx'
import { ExportButtons } from '../export/export-buttons.tsx'
import type { Said } from '../filling.ts'
import { NewDataBar } from '../new-data/new-data-bar.tsx'
import classes from './preview.module.css'
import { fitting, sheetHeight, sheetWidth, zoomed, ZOOM } from './zoom.ts'

interface ReportPreviewProps {
  readonly document: Document
  readonly filled: FilledDocument
  /** Where the account keeps exactly this; null: nowhere. */
  readonly id: string | null
  readonly author: string
  /** What closes its holes. */
  readonly said: Said
  /** Begins to edit it; absent for those who may not. */
  readonly onEdit?: () => void
  readonly onUpdate?: (ids: readonly string[]) => void
}

/** A report as it is on paper, nearer and farther, with what makes files of it. */
export function ReportPreview({ document, filled, id, author, said, onEdit, onUpdate }: ReportPreviewProps) {
  const { text } = useLanguage()
  const [room, { width }] = useSize<HTMLDivElement>()
  const [chosen, setZoom] = useState<number | 'fit' | null>(null)
  const fit = width === 0 ? 1 : fitting(document.paper, width)
  const zoom = chosen === 'fit' ? fit : (chosen ?? Math.min(1, fit))
  const { blocks } = filled
  return (
    <>
      <Row
        wrap
        gap={8}
        rows={8}
        align="center"
        screen
        below={12}
        role="toolbar"
        aria-label={text(message('report.preview'))}
      >
        <Row gap={4} align="center" role="group" aria-label={text(message('report.zoom'))}>
          <IconButton
            label={text(message('report.smaller'))}
            disabled={zoom <= ZOOM.least}
            onClick={() => setZoom(zoomed(zoom, -1))}
          >
            <IconMinus size={18} aria-hidden="true" />
          </IconButton>
          <Text as="output" figures>
            {Math.round(zoom * 100)}%
          </Text>
          <IconButton
            label={text(message('report.larger'))}
            disabled={zoom >= ZOOM.most}
            onClick={() => setZoom(zoomed(zoom, 1))}
          >
            <IconPlus size={18} aria-hidden="true" />
          </IconButton>
          <Button onClick={() => setZoom('fit')}>{text(message('report.fit'))}</Button>
        </Row>
        {onEdit && <Button onClick={onEdit}>{text(message('report.edit'))}</Button>}
        <ExportButtons exported={id === null ? { document } : { id, said }} />
      </Row>
      <Grid gap={16} align="start" className={classes.page}>
        <div ref={room} className={classes.room}>
          <article className={classes.sheet} data-report style={sheetStyle(document, zoom)}>
            <Text as="h1" className={classes.title}>
              {document.title}
            </Text>
            {author !== '' && (
              <Text tone="soft" size={13} below={12}>
                {author}
              </Text>
            )}
            {document.description && <Text below={12}>{document.description}</Text>}
            <DocumentBlocks
              blocks={blocks}
              id={id ?? ''}
              subject={filled.subject}
              release={document.release === 'latest' ? null : document.release}
            />
            {blocks.length === 0 && <Text tone="soft">{text(message('report.nothing'))}</Text>}
          </article>
        </div>
        <NewDataBar document={filled} {...(onUpdate && { onUpdate })} />
      </Grid>
    </>
  )
}

/** In the style sheet as variables, so that paper can have its own. */
function sheetStyle({ paper }: Document, zoom: number): CSSProperties {
  const lengths = {
    '--sheet-width': `${sheetWidth(paper)}px`,
    '--sheet-height': `${sheetHeight(paper)}px`,
    '--sheet-zoom': zoom,
  }
  return lengths as CSSProperties
}
