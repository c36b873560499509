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

const WORDS = [
  ['sentence', IconSeparator],
  ['text', IconTextSize],
  ['heading', IconHeading],
  ['quote', IconBlockquote],
  ['indicator', IconInfoSquare],
] as const

const OTHERS = [
  ['table', IconTable],
  ['section', IconLayoutList],
  ['embed', IconCode],
  ['page-break', IconPageBreak],
] as const

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
        {WORDS.filter(([kind]) => fits(BLOCK_NAMES[kind])).map(([kind, Icon]) => (
          <DraggableEntry
            key={kind}
            id={kind}
            Icon={Icon}
            entry={{ wanted: { kind }, name: BLOCK_NAMES[kind] }}
            onAdd={onAdd}
          />
        ))}
      </Group>
      <Group title="Other">
        {OTHERS.filter(([kind]) => fits(BLOCK_NAMES[kind])).map(([kind, Icon]) => (
          <DraggableEntry
            key={kind}
            id={kind}
            Icon={Icon}
            entry={{ wanted: { kind }, name: BLOCK_NAMES[kind] }}
            onAdd={onAdd}
          />
        ))}
        {fits(BLOCK_NAMES.picture) && <PictureEntry onAdd={onAdd} />}
      </Group>
      <Text tone="soft" size={12.5}>
        A block is added after the selected one, or at the end. With the mouse it can be dragged to its place.
      </Text>
    </Stack>
  )
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
