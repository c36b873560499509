import { Combobox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { Option } from '#domain/section/options.ts'
import classes from './picker.module.css'
import { pickerRows } from './picker-rows.ts'
import { SourceMarker } from './source-marker.tsx'

export interface PickerOptionsProps {
  readonly label: string
  readonly found: readonly Option[]
  /** Values that are chosen: one in a single list, any number in one with boxes. */
  readonly chosen: ReadonlySet<string>
  /** Each option is a box of its own, and several can be ticked. */
  readonly multiple: boolean
  /** Why an option cannot be chosen now; null where it can. */
  readonly refusal: (option: Option) => string | null
  /** Position under the keyboard, −1 for none. */
  readonly cursor: number
  readonly optionId: (index: number) => string
}

/** The lines of an open list, of which only the visible ones are in the page. */
export function PickerOptions(props: PickerOptionsProps) {
  const { label, found, chosen, multiple, cursor, optionId } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => pickerRows(found), [found])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? 32 : 36),
    overscan: 8,
  })
  const isFocus = (option: Option, index: number) =>
    cursor >= 0 ? index === cursor : !multiple && chosen.has(option.value)
  const focusRow = rows.findIndex((row) => row.kind === 'option' && isFocus(row.option, row.index))
  useEffect(() => {
    if (focusRow >= 0) virtual.scrollToIndex(focusRow, { align: cursor >= 0 ? 'auto' : 'center' })
  }, [focusRow, cursor, virtual])
  return (
    <div className={classes.list} ref={scroller}>
      <Combobox.Options
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={classes.canvas ?? ''}
        style={{ height: virtual.getTotalSize() }}
      >
        {found.length === 0 && <div className={classes.nothing}>Nothing has that name.</div>}
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (!row) return null
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className={classes.row}
              role="presentation"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row.kind === 'group' ? (
                <div className={classes.group} role="presentation">
                  {row.text}
                </div>
              ) : (
                <OptionRow {...props} option={row.option} index={row.index} id={optionId(row.index)} />
              )}
            </div>
          )
        })}
      </Combobox.Options>
    </div>
  )
}

interface OptionRowProps extends PickerOptionsProps {
  readonly option: Option
  readonly index: number
  readonly id: string
}

function OptionRow({ option, index, id, chosen, multiple, refusal, cursor, found }: OptionRowProps) {
  const current = chosen.has(option.value)
  const refused = refusal(option)
  return (
    <Combobox.Option
      id={id}
      value={option.value}
      data-index={index}
      className={classes.option ?? ''}
      disabled={refused !== null}
      title={refused ?? undefined}
      aria-selected={current}
      aria-setsize={found.length}
      aria-posinset={index + 1}
      mod={{ current, 'under-cursor': index === cursor }}
      style={{ paddingLeft: 14 + option.depth * 16 }}
    >
      {multiple && <span className={classes.box} aria-hidden="true" />}
      {option.classification && <SourceMarker classification={option.classification} />}
      <span className={classes.optionText}>
        {option.label}
        {option.reason !== null && <span className={classes.reason}>{option.reason}</span>}
      </span>
      {option.hint !== '' && <span className={classes.hint}>{option.hint}</span>}
    </Combobox.Option>
  )
}
