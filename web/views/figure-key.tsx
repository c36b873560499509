import { useState } from 'react'
import type { KeyEntry } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './figure-key.module.css'
import { KeyMarker } from './key-marker.tsx'

interface FigureKeyProps {
  readonly entries: readonly KeyEntry[]
  /** Called with the sources that are to be hidden; null: those that are hidden at first. */
  readonly onHide?: ((sources: readonly number[] | null) => void) | undefined
}

/** As many entries stand in one row, whether they are drawn or not. */
const ONE_ROW = 5

/** The meanings of the signs of a figure. Entries of sources are switches that hide or show them. */
export function FigureKey({ entries, onHide }: FigureKeyProps) {
  if (!onHide) return <Entries entries={entries.filter(({ hidden }) => !hidden)} />
  // Another figure begins with another row.
  const sources = entries.flatMap(({ source }) => source ?? [])
  return <SwitchedKey key={sources.join()} {...{ entries, onHide }} />
}

/**
 * Sources that are drawn when the key is opened stand in its row and stay there; those of many that are not drawn stand behind
 * "more", with one button that draws them all.
 */
function SwitchedKey({ entries, onHide }: Required<FigureKeyProps>) {
  const { text } = useLanguage()
  const sources = entries.filter(({ source }) => source !== undefined)
  const hidden = sources.flatMap((one) => (one.hidden ? (one.source ?? []) : []))
  const [isOpen, setIsOpen] = useState(false)
  const [folded] = useState(() => new Set(sources.length > ONE_ROW ? hidden : []))
  const isFolded = ({ source }: KeyEntry) => source !== undefined && folded.has(source)
  const [shown, more] = [entries.filter((one) => !isFolded(one)), entries.filter(isFolded)]
  const toggle = (source: number) =>
    onHide?.(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source])
  if (more.length === 0) return <Entries {...{ entries, toggle }} />
  const isFew = hidden.length > 0
  const count = String(sources.length)
  return (
    <Stack gap={4}>
      <Entries entries={shown} toggle={toggle}>
        <li>
          <button
            type="button"
            data-print="never"
            className={classes.all}
            onClick={() => onHide?.(isFew ? [] : null)}
          >
            {text(isFew ? message('card.show-all', { count }) : message('card.show-fewer'))}
          </button>
        </li>
      </Entries>
      <details
        data-print="never"
        className={classes.more}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>{text(message('card.not-drawn', { count: String(more.length) }))}</summary>
        {isOpen && <Entries entries={more} toggle={toggle} />}
      </details>
    </Stack>
  )
}

interface EntriesProps extends React.PropsWithChildren {
  readonly entries: readonly KeyEntry[]
  readonly toggle?: ((source: number) => void) | undefined
}

function Entries({ entries, toggle, children }: EntriesProps) {
  const { text } = useLanguage()
  if (entries.length === 0) return null
  return (
    <Row as="ul" wrap gap={16} rows={4} above={8} aria-label={text(message('card.key'))}>
      {entries.map((entry) => (
        <li key={`${entry.label}:${entry.marker}`}>
          <Entry {...{ entry, toggle }} />
        </li>
      ))}
      {children}
    </Row>
  )
}

function Entry({ entry, toggle }: { readonly entry: KeyEntry } & Pick<EntriesProps, 'toggle'>) {
  const { text } = useLanguage()
  const { source, label, hidden } = entry
  const sign = (
    <>
      <KeyMarker entry={entry} />
      {label}
    </>
  )
  if (source === undefined || !toggle) {
    return (
      <Row as="span" inline align="center" className={classes.entry}>
        {sign}
      </Row>
    )
  }
  return (
    <Row
      type="button"
      as="button"
      inline
      align="center"
      className={classes.entry}
      aria-pressed={!hidden}
      title={text(message(hidden ? 'card.show' : 'card.hide', { name: label }))}
      onClick={() => toggle(source)}
    >
      {sign}
    </Row>
  )
}
