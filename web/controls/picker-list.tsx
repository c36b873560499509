import '@mantine/core/styles/Popover.css'
import { Combobox, useVirtualizedCombobox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Option, searchOptions } from '#domain/section/options.ts'
import classes from './picker.module.css'
import { pickerRows } from './picker-rows.ts'
import { type PickerProps, PickerTrigger } from './picker-trigger.tsx'
import { SourceMarker } from './source-marker.tsx'

/** The open list of a control: search, groups, keyboard, and only the visible lines in the page. */
export default function PickerList(props: PickerProps & { readonly id: string }) {
  const { id, label, value, options, onPick } = props
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(-1)
  const all = options()
  const found = useMemo(() => searchOptions(all, query), [all, query])
  const optionId = (index: number) => `${id}-option-${index}`
  const pick = (index: number) => {
    const option = found[index]
    if (!option || option.reason !== null) return
    combobox.closeDropdown()
    combobox.focusTarget()
    if (option.value !== value) onPick(option.value)
  }
  const combobox = useVirtualizedCombobox({
    defaultOpened: true,
    totalOptionsCount: found.length,
    getOptionId: (index) => optionId(index),
    selectedOptionIndex: cursor,
    setSelectedOptionIndex: setCursor,
    activeOptionIndex: found.findIndex((option) => option.value === value),
    isOptionDisabled: (index) => found[index]?.reason !== null,
    onSelectedOptionSubmit: pick,
    onDropdownClose: () => setQuery(''),
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const { focusSearchInput } = combobox
  useEffect(() => focusSearchInput(), [focusSearchInput])
  const search = (text: string) => {
    setQuery(text)
    setCursor(-1)
  }
  return (
    <Combobox
      store={combobox}
      // Beside its button and not at the end of the page, which an open dialog makes unreachable.
      withinPortal={false}
      width="max-content"
      position="bottom-start"
      offset={4}
      transitionProps={{ duration: 0 }}
      resetSelectionOnOptionHover
      onOptionSubmit={(_, option) => pick(Number(option['data-index' as keyof typeof option]))}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <PickerTrigger
          id={id}
          text={props.text}
          classification={props.classification}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown
        className={classes.dropdown ?? ''}
        style={{ minWidth: 'min(320px, 92vw)', maxWidth: 'min(560px, 94vw)' }}
      >
        <Combobox.Search
          unstyled
          classNames={{ input: classes.search ?? '' }}
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Type to search"
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <VirtualOptions label={label} found={found} value={value} cursor={cursor} optionId={optionId} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface VirtualOptionsProps {
  readonly label: string
  readonly found: readonly Option[]
  readonly value: string
  readonly cursor: number
  readonly optionId: (index: number) => string
}

function VirtualOptions({ label, found, value, cursor, optionId }: VirtualOptionsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => pickerRows(found), [found])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? 32 : 36),
    overscan: 8,
  })
  const focusRow = rows.findIndex(
    (row) => row.kind === 'option' && (cursor >= 0 ? row.index === cursor : row.option.value === value),
  )
  useEffect(() => {
    if (focusRow >= 0) virtual.scrollToIndex(focusRow, { align: cursor >= 0 ? 'auto' : 'center' })
  }, [focusRow, cursor, virtual])
  return (
    <div className={classes.list} ref={scroller}>
      <Combobox.Options
        aria-label={label}
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
                <PickerOptionRow
                  option={row.option}
                  index={row.index}
                  id={optionId(row.index)}
                  current={row.option.value === value}
                  underCursor={row.index === cursor}
                  total={found.length}
                />
              )}
            </div>
          )
        })}
      </Combobox.Options>
    </div>
  )
}

interface OptionRowProps {
  readonly option: Option
  readonly index: number
  readonly id: string
  readonly current: boolean
  readonly underCursor: boolean
  readonly total: number
}

function PickerOptionRow({ option, index, id, current, underCursor, total }: OptionRowProps) {
  return (
    <Combobox.Option
      id={id}
      value={option.value}
      data-index={index}
      className={classes.option ?? ''}
      disabled={option.reason !== null}
      aria-selected={current}
      aria-setsize={total}
      aria-posinset={index + 1}
      mod={{ current, 'under-cursor': underCursor }}
      style={{ paddingLeft: 14 + option.depth * 16 }}
    >
      {option.classification && <SourceMarker classification={option.classification} />}
      <span className={classes.optionText}>
        {option.label}
        {option.reason !== null && <span className={classes.reason}>{option.reason}</span>}
      </span>
      {option.hint !== '' && <span className={classes.hint}>{option.hint}</span>}
    </Combobox.Option>
  )
}
