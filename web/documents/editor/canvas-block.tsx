import { message } from '#domain/message/message.ts'
import { useSortable } from '@dnd-kit/sortable'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconLink,
  IconLinkOff,
  IconTrash,
} from '#web/kit/icons.ts'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Block } from '#domain/document/blocks.ts'
import { follows } from '#domain/document/editing/following.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import type { Document } from '#domain/document/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { PARAMETER_NAMES } from '#domain/document/parameters.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { BlockPart, SectionPart } from '../document-blocks.tsx'
import { blockName } from '../blocks/block-names.ts'
import { type BlockSize, inSize, sizeOf } from './block-size.ts'
import type { BlockTasks } from './block-tasks.ts'
import type { DropPlace } from './drop-place.ts'
import classes from './editor.module.css'
import { SizeHandles } from './size-handles.tsx'
import { mayFollow } from './which-follow.ts'

interface CanvasBlockProps {
  readonly block: Block
  /** As readers see it; undefined while the document leaves something open. */
  readonly filled: FilledBlock | undefined
  readonly position: { readonly index: number; readonly count: number }
  readonly isSelected: boolean
  /** What is being dragged in would stand beside this block; null: not here. */
  readonly place: DropPlace | null
  readonly document: Omit<ContentProps, 'block'>
  readonly tasks: BlockTasks
  readonly onSelect: (id: string) => void
  readonly onOpen: () => void
}

/** One block on the canvas: its bar, and below it the block as readers see it. */
export function CanvasBlock(props: CanvasBlockProps) {
  const { block, filled, position, isSelected, place, document, tasks, onSelect, onOpen } = props
  const language = useLanguage()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useSortable({
    id: block.id,
  })
  const name = blockName(block, language)
  const { text } = language
  const where = text(message('canvas.where', { place: position.index + 1, count: position.count }))
  const [size, setSize] = useState<BlockSize | null>(null)
  const shown = useMemo(() => (filled && size ? inSize(filled, size) : filled), [filled, size])
  const select = useRef<HTMLButtonElement>(null)
  useFocusWhenSelected(select, isSelected)
  const isHalf = (size ?? sizeOf(block)).width === 'half'
  return (
    <section
      ref={setNodeRef}
      aria-label={text(message('canvas.block', { name, where }))}
      className={classes.block}
      data-half={isHalf || undefined}
      data-selected={isSelected || undefined}
      data-moving={isDragging || undefined}
      data-sizing={size ? true : undefined}
      data-drop={place?.edge}
      data-beside={place?.isBeside || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}}
      onPointerDown={() => onSelect(block.id)}
    >
      <Row gap={4} align="center" className={classes.blockBar}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.handle}
          aria-label={text(message('canvas.move', { name, where }))}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <IconGripVertical size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          ref={select}
          className={classes.blockName}
          aria-pressed={isSelected}
          onClick={() => {
            onSelect(block.id)
            onOpen()
          }}
        >
          {name} <span className={classes.where}>{where}</span>
        </button>
        <FollowMark block={block} />
        {isSelected && (
          <Row gap={2} last>
            <IconButton
              label={text(message('canvas.move-up', { name }))}
              disabled={position.index === 0}
              onClick={() => tasks.move(block, position.index - 1)}
            >
              <IconArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={text(message('canvas.move-down', { name }))}
              disabled={position.index === position.count - 1}
              onClick={() => tasks.move(block, position.index + 1)}
            >
              <IconArrowDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={text(message('canvas.duplicate', { name }))}
              onClick={() => tasks.duplicate(block)}
            >
              <IconCopy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={text(message('canvas.remove', { name }))} onClick={() => tasks.remove(block)}>
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          </Row>
        )}
      </Row>
      <ErrorBoundary what={message('canvas.this-block')} resetKey={JSON.stringify(filled)}>
        <Content block={shown} {...document} />
      </ErrorBoundary>
      <SizeHandles
        block={block}
        onPreview={setSize}
        onSize={(wanted) => tasks.replace(inSize(block, wanted))}
      />
    </section>
  )
}

/** After adding, removing or moving by keys the focus goes on from the block that is selected now. */
function useFocusWhenSelected(select: React.RefObject<HTMLButtonElement | null>, isSelected: boolean) {
  const was = useRef(false)
  useEffect(() => {
    const isNew = isSelected && !was.current
    was.current = isSelected
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (isNew && (isLost || activeElement?.closest('[data-adds]'))) select.current?.focus()
  }, [isSelected, select])
}

function FollowMark({ block }: { readonly block: Block }) {
  const { text } = useLanguage()
  if (!PARAMETER_NAMES.some((name) => mayFollow(block, name))) return null
  const isFollowing = PARAMETER_NAMES.some((name) => follows(block, name))
  return (
    <Text as="span" tone={isFollowing ? 'faint' : 'warning'} size={13} className={classes.follows}>
      {isFollowing ? (
        <>
          <IconLink size={14} aria-hidden="true" /> {text(message('canvas.follows'))}
        </>
      ) : (
        <>
          <IconLinkOff size={14} aria-hidden="true" /> {text(message('canvas.its-own'))}
        </>
      )}
    </Text>
  )
}

interface ContentProps {
  readonly block: FilledBlock | undefined
  readonly id: string | null
  readonly release: string | null
  readonly kind: Document['kind']
  /** What it is about; null while the document leaves something open. */
  readonly subject: FilledDocument['subject'] | null
}

/** Drawn again only when it shows something else. */
const Content = memo(({ block, id, release, kind, subject }: ContentProps) => {
  const { text } = useLanguage()
  if (!block) return null
  if (block.kind === 'section') {
    return (
      <Stack gap={16}>
        {kind === 'dashboard' && <SectionCard slug={block.section} />}
        {subject && release === null ? (
          <SectionPart block={block} subject={subject} />
        ) : (
          kind !== 'dashboard' && <Text heading>{block.section}</Text>
        )}
      </Stack>
    )
  }
  if (block.kind === 'text' && block.html === '<p></p>')
    return <Text tone="faint">{text(message('canvas.empty-text'))}</Text>
  if (block.kind === 'picture' && id === null) {
    return <Text tone="soft">{text(message('canvas.picture-later'))}</Text>
  }
  return <BlockPart block={block} id={id ?? ''} release={release} />
})

/** Sections stand together in the tabs of the dashboard; here only which one it is. */
function SectionCard({ slug }: { readonly slug: string }) {
  const { text } = useLanguage()
  const section = OFFERED_SECTIONS.find((each) => each.slug === slug)
  return (
    <div className={classes.section}>
      <Text heading>{section ? text(section.title) : slug}</Text>
      <Text tone="soft" size={13}>
        {text(
          section
            ? message('canvas.section-about', { description: section.description })
            : message('canvas.no-section'),
        )}
      </Text>
    </div>
  )
}
