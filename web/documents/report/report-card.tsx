import { message } from '#domain/message/message.ts'
import { useSortable } from '@dnd-kit/sortable'
import {
  IconArrowDown,
  IconArrowUp,
  IconBolt,
  IconCamera,
  IconCopy,
  IconGripVertical,
  IconPhotoOff,
  IconTrash,
} from '#web/kit/icons.ts'
import type { ReactNode } from 'react'
import type { Block } from '#domain/document/blocks.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import { Badge } from '#web/kit/badge.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { Row } from '#web/kit/layout.tsx'
import { BlockPart } from '../document-blocks.tsx'
import { blockName, blockTitle } from '../blocks/block-names.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IndicatorContent } from './indicator-content.tsx'
import classes from './report.module.css'
import type { CardTasks } from './report-tasks.ts'
import { changeBlock } from './report-state.ts'
import { TextContent } from './text-content.tsx'
import { ViewContent } from './view-content.tsx'

interface ReportCardProps {
  readonly block: Block
  /** As readers see it. */
  readonly filled: FilledBlock
  readonly position: { readonly index: number; readonly count: number }
  readonly isNew: boolean
  readonly isAnnotating: boolean
  readonly tasks: CardTasks
  /** The hash of the newest release; null while nobody knows it. */
  readonly newest: string | null
}

/** One part of the report: its head with what can be done to it, and the part itself. */
export function ReportCard(props: ReportCardProps) {
  const { block, filled, isAnnotating, tasks, isNew } = props
  if (isCaptured(block) && isCaptured(filled)) {
    return (
      <ViewContent
        block={filled}
        isAnnotating={isAnnotating}
        onAnnotate={(on) => tasks.annotate(on ? block.id : null)}
      >
        {(state, content) => (
          <Framed {...props} badge={<StateBadge state={state} frozen={block.frozen} />}>
            {content}
          </Framed>
        )}
      </ViewContent>
    )
  }
  if (filled.kind === 'text') {
    return (
      <Framed {...props}>
        <TextContent block={filled} isNew={isNew} />
      </Framed>
    )
  }
  if (filled.kind === 'indicator') {
    return (
      <Framed {...props}>
        <IndicatorContent block={filled} />
      </Framed>
    )
  }
  return (
    <Framed {...props}>
      {filled.kind === 'section' ? filled.section : <BlockPart block={filled} id="" release={null} />}
    </Framed>
  )
}

function isCaptured<Any extends { readonly kind: string }>(
  block: Any,
): block is Extract<Any, { readonly kind: 'figure' | 'table' }> {
  return block.kind === 'figure' || block.kind === 'table'
}

interface StateBadgeProps {
  readonly state: 'loading' | 'empty' | 'shown'
  readonly frozen: string | null
}

function StateBadge({ state, frozen }: StateBadgeProps) {
  const { text } = useLanguage()
  if (state === 'loading') return null
  if (state === 'empty') {
    return (
      <Badge kind="off">
        <IconPhotoOff size={14} aria-hidden="true" /> {text(message('report.empty'))}
      </Badge>
    )
  }
  return frozen === null ? (
    <Badge kind="accent">
      <IconBolt size={14} aria-hidden="true" /> {text(message('report.live'))}
    </Badge>
  ) : (
    <Badge>
      <IconCamera size={14} aria-hidden="true" /> {text(message('report.snapshot'))}
    </Badge>
  )
}

interface FramedProps extends ReportCardProps {
  readonly badge?: ReactNode
  readonly children: ReactNode
}

function Framed({ block, position, isAnnotating, tasks, newest, badge, children }: FramedProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useSortable({
    id: block.id,
  })
  const { index, count } = position
  const language = useLanguage()
  const { text } = language
  const title = blockTitle(block, language)
  const name = text(message('report.part', { title, place: index + 1, count }))
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      className={classes.card}
      data-block={block.id}
      data-moving={isDragging || undefined}
      data-annotating={isAnnotating || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : {}}
    >
      <Row gap={6} rows={4} wrap align="center" className={classes.cardHead}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.handle}
          aria-label={text(message('report.move', { part: name }))}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
        <CardTitle block={block} />
        {badge}
        <Row gap={2} last>
          {isCaptured(block) && newest !== null && (
            <IconButton
              label={text(message(block.frozen === null ? 'report.freeze' : 'report.make-live'))}
              onClick={() => changeBlock(block, { frozen: block.frozen === null ? newest : null })}
            >
              {block.frozen === null ? <IconCamera size={16} /> : <IconBolt size={16} />}
            </IconButton>
          )}
          <IconButton label={text(message('report.duplicate'))} onClick={() => tasks.duplicate(block)}>
            <IconCopy size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('report.move-up'))}
            disabled={index === 0}
            onClick={() => tasks.move(block, index - 1)}
          >
            <IconArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('report.move-down'))}
            disabled={index === count - 1}
            onClick={() => tasks.move(block, index + 1)}
          >
            <IconArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={text(message('report.remove'))} onClick={() => tasks.remove(block)}>
            <IconTrash size={16} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <div className={classes.cardBody}>
        <ErrorBoundary what={message('shell.this-part')} resetKey={JSON.stringify(block)}>
          {children}
        </ErrorBoundary>
      </div>
    </section>
  )
}

/** The title, where a part has one of its own. */
function CardTitle({ block }: { readonly block: Block }) {
  const language = useLanguage()
  if (!isCaptured(block)) {
    return (
      <Row as="span" grows className={classes.cardName}>
        {blockTitle(block, language)}
      </Row>
    )
  }
  return (
    <input
      type="text"
      aria-label={language.text(message('report.title'))}
      placeholder={blockName(block, language)}
      maxLength={DOCUMENT_LIMITS.line}
      value={block.title}
      className={classes.title}
      onChange={({ currentTarget: { value } }) => changeBlock(block, { title: value }, 'title')}
    />
  )
}
