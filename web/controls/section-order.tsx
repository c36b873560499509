import { arrayMove, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Section } from '#sections/definition/section-definition.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Movable } from '#web/kit/movable.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { CheckField, FieldNote } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import classes from './section-order.module.css'

interface SectionOrderProps {
  /** Slugs of all sections that there are, in the order in which they are shown. */
  readonly order: readonly string[]
  readonly chosen: ReadonlySet<string>
  readonly error?: React.ReactNode
  /** The content of a section for the choice made, in a few words. */
  readonly about?: (slug: string) => string
  /** Why a section cannot be chosen; null: it can. */
  readonly whyNot?: (slug: string) => string | null
  readonly onOrder: (order: readonly string[]) => void
  readonly onToggle: (slug: string) => void
}

/** The sections of a dashboard and their order: by dragging the handle, with the keyboard on it, or by the arrows. */
export function SectionOrder(props: SectionOrderProps) {
  const { text } = useLanguage()
  const { order, chosen, error, about, whyNot, onOrder, onToggle } = props
  return (
    <FieldGroup legend={text(message('columns.sections'))} invalid={Boolean(error)}>
      <FieldNote error={error} help={text(message('columns.order-help'))} />
      <Movable
        order={order}
        nameOf={(slug) => sectionOf(slug).title}
        strategy={verticalListSortingStrategy}
        onMove={(from, to) => onOrder(arrayMove([...order], from, to))}
      >
        <Stack as="ul" gap={6}>
          {order.map((slug, at) => (
            <MovableSection
              key={slug}
              slug={slug}
              on={chosen.has(slug)}
              number={
                chosen.has(slug) ? order.slice(0, at + 1).filter((each) => chosen.has(each)).length : null
              }
              about={about?.(slug) ?? ''}
              whyNot={whyNot?.(slug) ?? null}
              isFirst={at === 0}
              isLast={at === order.length - 1}
              onToggle={() => onToggle(slug)}
              onMove={(by) => onOrder(arrayMove([...order], at, at + by))}
            />
          ))}
        </Stack>
      </Movable>
    </FieldGroup>
  )
}

interface MovableSectionProps {
  readonly slug: string
  readonly on: boolean
  /** Place among those that are shown; null: it is not shown. */
  readonly number: number | null
  readonly about: string
  readonly whyNot: string | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onToggle: () => void
  readonly onMove: (by: -1 | 1) => void
}

function MovableSection(props: MovableSectionProps) {
  const { slug, on, number, about, whyNot, isFirst, isLast, onToggle, onMove } = props
  const sortable = useSortable({ id: slug })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = sortable
  const { text } = useLanguage()
  const { title, description } = sectionOf(slug)
  return (
    <Row
      ref={setNodeRef}
      as="li"
      gap={12}
      align="center"
      className={classes.section}
      data-moving={isDragging || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : {}}
    >
      <Stack
        type="button"
        ref={setActivatorNodeRef}
        as="button"
        className={classes.handle}
        aria-label={text(message('move.section', { title }))}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </Stack>
      <Text as="span" weight={600} figures className={classes.number}>
        {number ?? '–'}
      </Text>
      <CheckField
        label={text(title)}
        help={whyNot ?? (about === '' ? text(description) : `${text(description)}. ${about}`)}
        checked={on && whyNot === null}
        disabled={whyNot !== null}
        onChange={onToggle}
      />
      <Row gap={2} keeps className={classes.arrows}>
        <IconButton
          label={text(message('columns.up', { section: title }))}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={text(message('columns.down', { section: title }))}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  )
}

function sectionOf(slug: string): Pick<Section, 'title' | 'description'> {
  return OFFERED_SECTIONS.find((section) => section.slug === slug) ?? { title: slug, description: '' }
}
