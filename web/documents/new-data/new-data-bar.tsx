import { IconRefreshAlert } from '#web/kit/icons.ts'
import { useCallback, useState } from 'react'
import { isView, type View } from '#charts/view.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { ChangedTable } from './changed-table.tsx'
import { type Compared, ComparedFigure } from './compared-figure.tsx'
import classes from './new-data.module.css'

/** A part that keeps the figures of an earlier release. */
export interface KeptPart {
  readonly id: string
  /** What its author calls it; empty: what the figure calls itself. */
  readonly title: string
  readonly view: View
  readonly release: string
}

/** The parts of a document that show figures of another release than the newest one. */
export function keptParts({ blocks, release }: FilledDocument, newest: string): readonly KeptPart[] {
  return blocks.flatMap((block) => {
    if (!('view' in block)) return []
    const kept = block.frozen ?? (release === 'latest' ? newest : release)
    return kept === newest || !isView(block.view)
      ? []
      : [{ id: block.id, title: 'title' in block ? block.title : '', view: block.view, release: kept }]
  })
}

interface NewDataBarProps {
  readonly document: FilledDocument
  /** Takes the newest numbers for these blocks; absent for those who may not change the document. */
  readonly onUpdate?: (ids: readonly string[]) => void
}

/**
 * "New data since this report": which of its numbers the newest release has otherwise, one by one. Nothing is ticked, and nothing
 * changes by itself. Not there when the document shows the newest release.
 */
export function NewDataBar({ document, onUpdate }: NewDataBarProps) {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status !== 'ready') return null
  const parts = keptParts(document, catalogue.value.release.hash)
  return parts.length === 0 ? null : <Bar parts={parts} {...(onUpdate && { onUpdate })} />
}

interface BarProps extends Pick<NewDataBarProps, 'onUpdate'> {
  readonly parts: readonly KeptPart[]
}

function Bar({ parts, onUpdate }: BarProps) {
  const { text } = useLanguage()
  const [compared, setCompared] = useState<ReadonlyMap<string, Compared>>(new Map())
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const found = useCallback(
    (id: string, one: Compared) =>
      setCompared((last) => (last.get(id) === one ? last : new Map([...last, [id, one]]))),
    [],
  )
  const done = parts.flatMap(({ id }) => compared.get(id) ?? [])
  const known = done.flatMap((one) => (one === 'gone' ? [] : [one]))
  const count = known.reduce((sum, one) => sum + one.count, 0)
  const changed = known.reduce((sum, one) => sum + one.changed.length, 0)
  const isWaiting = done.length < parts.length
  const toggle = (id: string, on: boolean) =>
    choose((last) => new Set(on ? [...last, id] : [...last].filter((one) => one !== id)))
  return (
    <aside className={classes.bar} aria-label={text(message('new-data.heading'))} data-print="never">
      {parts.map((part) => (
        <ComparedPart key={`${part.id} ${part.release}`} part={part} onCompared={found} />
      ))}
      <Row gap={8} align="center">
        <IconRefreshAlert size={20} aria-hidden="true" />
        <Text as="h2" heading>
          {text(message('new-data.heading'))}
        </Text>
      </Row>
      <Text role="status" above={4}>
        {text(
          isWaiting
            ? message('new-data.comparing')
            : message(changed === 0 ? 'new-data.none' : 'new-data.some', {
                changed: whole(changed),
                count: whole(count),
              }),
        )}
      </Text>
      <Stack gap={12} above={8}>
        {parts.map(({ id, title: own }) => {
          const one = compared.get(id)
          if (one === undefined || one === 'gone') return null
          const title = own || one.title
          return one.changed.length === 0 ? null : (
            <div key={id}>
              {onUpdate ? (
                <CheckField
                  label={title}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
              ) : (
                <Text weight={600}>{title}</Text>
              )}
              <ChangedTable title={title} rows={one.changed} />
            </div>
          )
        })}
      </Stack>
      {onUpdate && changed > 0 && (
        <Row wrap gap={8} above={12}>
          <Button disabled={chosen.size === 0} onClick={() => onUpdate([...chosen])}>
            {text(message('new-data.update'))}
          </Button>
        </Row>
      )}
      {onUpdate && changed > 0 && (
        <Text tone="soft" size={13} above={8}>
          {text(message('new-data.sentences'))}
        </Text>
      )}
    </aside>
  )
}

interface ComparedPartProps {
  readonly part: KeptPart
  readonly onCompared: (id: string, compared: Compared) => void
}

function ComparedPart({ part: { id, view, release }, onCompared }: ComparedPartProps) {
  const found = useCallback((compared: Compared) => onCompared(id, compared), [id, onCompared])
  return <ComparedFigure view={view} release={release} onCompared={found} />
}
