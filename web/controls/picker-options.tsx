import type { UseComboboxReturnValue } from 'downshift'
import { useMemo, useRef } from 'react'
import type { Option } from '#sections/definition/options.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { LongRows } from './long-rows.tsx'
import classes from './picker-list.module.css'
import { keyOf, type PickerRowsProps, pickerRows } from './picker-rows.ts'
import { SourceMarker } from './source-marker.tsx'
import { useLineInSight } from './use-line-in-sight.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The options of a list and the actions on them, whatever opens it. */
export interface OptionList {
  readonly label: string
  /** Values that are chosen: one in a single list, any number in one with boxes. */
  readonly chosen: ReadonlySet<string>
  /** Each option is a box of its own, and several can be ticked. */
  readonly multiple: boolean
  /** Why an option cannot be chosen now; null where it can. */
  readonly refusal: (option: Option<string>) => string | null
}

interface PickerOptionsProps extends OptionList {
  readonly found: readonly Option<string>[]
  /** The properties that make elements the list of the search and its options, and the position under the keyboard or the pointer. */
  readonly combobox: Pick<
    UseComboboxReturnValue<Option<string>>,
    'getMenuProps' | 'getItemProps' | 'highlightedIndex'
  >
}

/** From so many lines on only those in sight are in the page. */
const MANY = 120

/** The lines of an open list. */
export function PickerOptions(props: PickerOptionsProps) {
  const { text } = useLanguage()
  const { label, found, chosen, multiple, combobox } = props
  const cursor = combobox.highlightedIndex
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => pickerRows(found), [found])
  const isFocus = (option: Option<string>, index: number) =>
    cursor >= 0 ? index === cursor : !multiple && chosen.has(option.value)
  const list: PickerRowsProps = {
    rows,
    scroller,
    focus: {
      row: rows.findIndex((row) => row.kind === 'option' && isFocus(row.option, row.index)),
      align: cursor >= 0 ? 'nearest' : 'center',
    },
    draw: (row) =>
      row.kind === 'group' ? (
        <Row align="end" className={classes.group} role="presentation">
          {row.text}
        </Row>
      ) : (
        <OptionRow {...props} option={row.option} index={row.index} />
      ),
  }
  return (
    <div className={classes.list} ref={scroller}>
      <div
        {...combobox.getMenuProps({
          'aria-label': label,
          'aria-labelledby': undefined,
          'aria-multiselectable': multiple || undefined,
        })}
      >
        {found.length === 0 && <div className={classes.nothing}>{text(message('picker.no-match'))}</div>}
        {rows.length > MANY ? <LongRows {...list} /> : <Rows {...list} />}
      </div>
    </div>
  )
}

function Rows({ rows, scroller, focus, draw }: PickerRowsProps) {
  useLineInSight(scroller, focus)
  return rows.map((row, index) => (
    <div key={keyOf(row)} data-index={index} role="presentation">
      {draw(row)}
    </div>
  ))
}

interface OptionRowProps extends PickerOptionsProps {
  readonly option: Option<string>
  readonly index: number
}

function OptionRow(props: OptionRowProps) {
  const { option, index, chosen, multiple, refusal, combobox, found } = props
  const current = chosen.has(option.value)
  const refused = refusal(option)
  return (
    <Row
      {...combobox.getItemProps({
        item: option,
        index,
        title: refused ?? undefined,
        // The search says the option under the keyboard; this attribute says the choice.
        'aria-selected': current,
        'aria-setsize': found.length,
        'aria-posinset': index + 1,
      })}
      align="center"
      gap={8}
      reach={36}
      className={classes.option}
      data-current={current || undefined}
      data-under-cursor={index === combobox.highlightedIndex || undefined}
      style={{ paddingLeft: 14 + option.depth * 16 }}
    >
      {multiple && <Stack as="span" className={classes.box} aria-hidden="true" />}
      {option.classification && <SourceMarker classification={option.classification} />}
      <Text as="span" grows breaks>
        {option.label}
        {option.reason !== null && (
          <Text as="span" size={12} tone="faint" line>
            {option.reason}
          </Text>
        )}
      </Text>
      {option.hint !== '' && (
        <Text as="span" keeps size={12} weight={400} tone="faint">
          {option.hint}
        </Text>
      )}
    </Row>
  )
}
