import { message } from '#domain/message/message.ts'
import { useDraggable } from '@dnd-kit/core'
import { IconChartBar, IconPhoto, type IconProps } from '#web/kit/icons.ts'
import { type ComponentType, useRef, useState } from 'react'
import { SearchBox } from '#web/kit/records/records.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { BlockKind } from '#domain/document/blocks.ts'
import { kindName } from '../blocks/block-names.ts'
import { blocksEditing } from '../blocks/blocks-editing.ts'
import { FIGURE_KINDS } from './first-view.ts'
import type { PlainKind, Wanted } from './wanted.ts'
import classes from './editor.module.css'

/** What an entry carries while it is dragged. */
export interface DraggedEntry {
  readonly wanted: Wanted
  readonly name: string
}

interface PaletteProps {
  readonly onAdd: (wanted: Wanted) => void
}

/** Kinds of figure that stand there before all of them are asked for. */
const FIRST = 8

/** Every kind that is added as it is, in the order in which it is offered. */
const PLAIN_KINDS = (Object.keys(blocksEditing) as BlockKind[]).filter(
  (kind): kind is PlainKind => kind !== 'figure' && kind !== 'picture',
)

/** Everything that can be added, with a search. */
export function Palette({ onAdd }: PaletteProps) {
  const language = useLanguage()
  const { text } = language
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const fits = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase())
  const figures = FIGURE_KINDS.filter((kind) => fits(text(kind.title)))
  const shown = all || search !== '' ? figures : figures.slice(0, FIRST)
  return (
    <Stack gap={12} className={classes.palette}>
      <SearchBox label={text(message('canvas.find'))} value={search} onChange={setSearch} />
      <Group title={text(message('canvas.group', { group: 'figures' }))}>
        {shown.map((figure) => (
          <DraggableEntry
            key={figure.name}
            id={`figure-${figure.name}`}
            Icon={IconChartBar}
            entry={{ wanted: { kind: 'figure', figure }, name: text(figure.title) }}
            onAdd={onAdd}
          />
        ))}
      </Group>
      {shown.length < figures.length && (
        <WordButton onClick={() => setAll(true)}>
          {text(message('canvas.more-kinds', { count: figures.length - shown.length }))}
        </WordButton>
      )}
      <Group title={text(message('canvas.group', { group: 'words' }))}>
        <PlainEntries group="words" fits={fits} onAdd={onAdd} />
      </Group>
      <Group title={text(message('canvas.group', { group: 'rest' }))}>
        <PlainEntries group="other" fits={fits} onAdd={onAdd} />
        {fits(kindName('picture', language)) && <PictureEntry onAdd={onAdd} />}
      </Group>
      <Text tone="soft" size={13}>
        {text(message('canvas.add-about'))}
      </Text>
    </Stack>
  )
}

interface PlainEntriesProps extends PaletteProps {
  readonly group: 'words' | 'other'
  readonly fits: (name: string) => boolean
}

function PlainEntries({ group, fits, onAdd }: PlainEntriesProps) {
  const language = useLanguage()
  const entries = PLAIN_KINDS.map((kind) => ({
    kind,
    name: kindName(kind, language),
    ...blocksEditing[kind],
  }))
  return entries
    .filter((entry) => entry.group === group && fits(entry.name))
    .map(({ kind, name, Icon }) => (
      <DraggableEntry key={kind} id={kind} Icon={Icon} entry={{ wanted: { kind }, name }} onAdd={onAdd} />
    ))
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Stack as="section" gap={2} aria-label={title} className={classes.palette}>
      <h3 className={classes.group}>{title}</h3>
      {children}
    </Stack>
  )
}

interface DraggableEntryProps extends PaletteProps {
  readonly id: string
  readonly Icon: ComponentType<IconProps>
  readonly entry: DraggedEntry
}

/** An entry that is dragged onto the canvas with the mouse; by keyboard it is a button like every other. */
function DraggableEntry({ id, Icon, entry, onAdd }: DraggableEntryProps) {
  const { setNodeRef, listeners } = useDraggable({ id: `palette-${id}`, data: { entry } })
  return (
    <Entry
      ref={setNodeRef}
      Icon={Icon}
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onAdd={() => onAdd(entry.wanted)}
    >
      {entry.name}
    </Entry>
  )
}

interface EntryProps {
  readonly ref?: React.Ref<HTMLButtonElement>
  readonly Icon: ComponentType<IconProps>
  readonly onPointerDown?: React.PointerEventHandler | undefined
  readonly onAdd: () => void
  readonly children: React.ReactNode
}

function Entry({ ref, Icon, onPointerDown, onAdd, children }: EntryProps) {
  const { text } = useLanguage()
  return (
    <Row
      as="button"
      type="button"
      gap={10}
      align="center"
      reach={32}
      className={classes.entry}
      onClick={onAdd}
      {...(ref !== undefined && { ref })}
      {...(onPointerDown && { onPointerDown })}
    >
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className="sr-only">{text(message('canvas.add-it'))} </span>
        {children}
      </span>
    </Row>
  )
}

function PictureEntry({ onAdd }: PaletteProps) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Entry Icon={IconPhoto} onAdd={() => input.current?.click()}>
        {kindName('picture', language)}
      </Entry>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={language.text(message('canvas.picture'))}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onAdd({ kind: 'picture', file })
          currentTarget.value = ''
        }}
      />
    </>
  )
}
