import { useDraggable } from '@dnd-kit/core'
import {
  IconBlockquote,
  IconChartBar,
  IconCode,
  IconHeading,
  IconInfoSquare,
  IconLayoutList,
  IconPageBreak,
  IconPhoto,
  IconSeparator,
  IconTable,
  IconTextSize,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Kind } from '#charts/kind/define-kind.ts'
import { SearchBox } from '#web/kit/records/records.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { BLOCK_NAMES } from './block-names.ts'
import type { Block } from '#domain/document/blocks.ts'
import { FIGURE_KINDS, type PlainKind } from './new-block.ts'
import classes from './editor.module.css'

/** What somebody wants to add. */
export type Wanted =
  | { readonly kind: 'figure'; readonly figure: Kind }
  | { readonly kind: 'table' | 'sentence' | 'quote' | 'indicator' | PlainKind }
  | { readonly kind: 'picture'; readonly file: File }

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

/** The group and the sign of every kind that is added as it is; a new kind has its place here. */
const PLAIN: Readonly<
  Record<Exclude<Block['kind'], 'figure' | 'picture'>, readonly ['words' | 'other', typeof IconChartBar]>
> = {
  sentence: ['words', IconSeparator],
  text: ['words', IconTextSize],
  heading: ['words', IconHeading],
  quote: ['words', IconBlockquote],
  indicator: ['words', IconInfoSquare],
  table: ['other', IconTable],
  section: ['other', IconLayoutList],
  embed: ['other', IconCode],
  'page-break': ['other', IconPageBreak],
}
const PLAIN_KINDS = Object.keys(PLAIN) as (keyof typeof PLAIN)[]

/** Everything that can be added, with a search. */
export function Palette({ onAdd }: PaletteProps) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const fits = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase())
  const figures = FIGURE_KINDS.filter((kind) => fits(text(kind.title)))
  const shown = all || search !== '' ? figures : figures.slice(0, FIRST)
  return (
    <Stack gap={12} className={classes.palette}>
      <SearchBox label="Find a block" value={search} onChange={setSearch} />
      <Group title="Figures">
        {shown.map((figure) => (
          <DraggableEntry
            key={figure.name}
            id={`figure ${figure.name}`}
            Icon={IconChartBar}
            entry={{ wanted: { kind: 'figure', figure }, name: text(figure.title) }}
            onAdd={onAdd}
          />
        ))}
      </Group>
      {shown.length < figures.length && (
        <WordButton onClick={() => setAll(true)}>{figures.length - shown.length} more kinds</WordButton>
      )}
      <Group title="Words">
        <PlainEntries group="words" fits={fits} onAdd={onAdd} />
      </Group>
      <Group title="Other">
        <PlainEntries group="other" fits={fits} onAdd={onAdd} />
        {fits(BLOCK_NAMES.picture) && <PictureEntry onAdd={onAdd} />}
      </Group>
      <Text tone="soft" size={13}>
        A block is added after the selected one, or at the end. With the mouse it can be dragged to its place.
      </Text>
    </Stack>
  )
}

interface PlainEntriesProps extends PaletteProps {
  readonly group: 'words' | 'other'
  readonly fits: (name: string) => boolean
}

function PlainEntries({ group, fits, onAdd }: PlainEntriesProps) {
  return PLAIN_KINDS.filter((kind) => PLAIN[kind][0] === group && fits(BLOCK_NAMES[kind])).map((kind) => (
    <DraggableEntry
      key={kind}
      id={kind}
      Icon={PLAIN[kind][1]}
      entry={{ wanted: { kind }, name: BLOCK_NAMES[kind] }}
      onAdd={onAdd}
    />
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
  readonly Icon: typeof IconChartBar
  readonly entry: DraggedEntry
}

/** An entry that is dragged onto the canvas with the mouse; by keyboard it is a button like every other. */
function DraggableEntry({ id, Icon, entry, onAdd }: DraggableEntryProps) {
  const { setNodeRef, listeners } = useDraggable({ id: `palette ${id}`, data: { entry } })
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
  readonly Icon: typeof IconChartBar
  readonly onPointerDown?: React.PointerEventHandler | undefined
  readonly onAdd: () => void
  readonly children: React.ReactNode
}

function Entry({ ref, Icon, onPointerDown, onAdd, children }: EntryProps) {
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
        <span className="sr-only">Add: </span>
        {children}
      </span>
    </Row>
  )
}

function PictureEntry({ onAdd }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Entry Icon={IconPhoto} onAdd={() => input.current?.click()}>
        {BLOCK_NAMES.picture}
      </Entry>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture to add"
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
