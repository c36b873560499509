import { useEffect, useState } from 'react'
import type { ItemKind, ItemValues } from '#domain/catalogue-item/fields.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import { later } from '#web/kit/later.tsx'
import { takeNewItems } from '#web/queries/new-items.ts'
import { useFreshAnswerWhen } from '#web/queries/use-answer.ts'
import { withIndicator } from './map-names.ts'

const NewItemDialog = later(
  async () => (await import('#web/views/catalogue-item/new-item-dialog.tsx')).NewItemDialog,
  { form: 'note', words: ['accounts'] },
)

/** A name of the file that none of ours is, and what is known of it. */
interface NewName {
  readonly kind: Exclude<ItemKind, 'measure'>
  /** Under which the mapping knows it. */
  readonly key: string
  readonly values: ItemValues
}

interface Proposed extends NewName {
  readonly proposal: number
}

/** Makes or proposes what a file names and nobody has yet. Once it is published it is chosen in the mapping, which loses nothing. */
export function useNewNames(onChange: (change: (before: Mapping) => Mapping) => void) {
  const [opened, open] = useState<NewName | null>(null)
  const [proposed, setProposed] = useState<readonly Proposed[]>([])
  const asked = useFreshAnswerWhen(proposed.length > 0, 'GET /catalogue-proposals')
  const choose = async ({ kind, key }: NewName, item: number) => {
    await takeNewItems()
    onChange((mapping) =>
      kind === 'source' ? { ...mapping, source: item } : withIndicator(mapping, key, item),
    )
  }
  const decided = asked.status === 'ready' ? asked.value.results : []
  useEffect(() => {
    const isOpen = (name: Proposed) => {
      const row = decided.find(({ id }) => id === name.proposal)
      if (row?.state === 'published' && row.item !== null) void choose(name, row.item)
      return row === undefined || row.state === 'proposed'
    }
    const open = proposed.filter(isOpen)
    if (open.length < proposed.length) setProposed(open)
  })
  return {
    open,
    isProposed: (kind: NewName['kind'], key: string) =>
      proposed.some((name) => name.kind === kind && name.key === key),
    dialog: opened && (
      <NewItemDialog
        kind={opened.kind}
        values={opened.values}
        onDone={(made) => {
          if (made.item !== null) void choose(opened, made.item)
          else setProposed((before) => [...before, { ...opened, proposal: made.proposal }])
        }}
        onClose={() => open(null)}
      />
    ),
  }
}
