import { useCombobox } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import type { Location } from '#domain/location/location.ts'
import type { Option } from '#sections/definition/options.ts'
import classes from './picker-list.module.css'
import type { OpenedBy } from './picker-field.tsx'
import { type OptionList, PickerOptions } from './picker-options.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useFound } from './use-found.ts'

export interface PickerDropdownProps extends OptionList, OpenedBy {
  readonly options: readonly Option<string>[]
  readonly beyond?: ((place: Location) => Option) | undefined
  readonly onPick: (value: string) => void
  /** Between the search and the list; what it does gives the focus back to the search. */
  readonly head?: (focusSearch: () => void) => React.ReactNode
}

/** The search with its list: what is typed narrows the list, the arrow keys walk through it, Enter chooses. */
export function PickerDropdown(props: PickerDropdownProps) {
  const { text } = useLanguage()
  const { id, typed, label, options, beyond, chosen, multiple, refusal, onPick, head } = props
  const [query, setQuery] = useState(typed)
  const search = useRef<HTMLInputElement>(null)
  const focusSearch = () => search.current?.focus()
  useEffect(focusSearch, [])
  const found = useFound(options, query, beyond)
  const combobox = useCombobox<Option<string>>({
    id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => refusal(option) !== null,
    // The choice stands outside; the search keeps its words, and its list is there as long as it is.
    isOpen: true,
    selectedItem: null,
    inputValue: query,
    scrollIntoView: () => undefined,
    initialHighlightedIndex: firstOf(typed),
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) return state
      if (type === useCombobox.stateChangeTypes.InputChange)
        return { ...changes, highlightedIndex: firstOf(changes.inputValue) }
      return multiple && PICKS.has(type) ? { ...changes, highlightedIndex: state.highlightedIndex } : changes
    },
    onStateChange: ({ type, selectedItem }) => {
      if (PICKS.has(type) && selectedItem) onPick(selectedItem.value)
    },
  })
  return (
    <>
      <input
        {...combobox.getInputProps({ ref: search })}
        className={classes.search}
        aria-label={text(message('picker.search', { list: label.toLowerCase() }))}
        aria-labelledby={undefined}
        placeholder={text(message('picker.type-to-search'))}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {head?.(focusSearch)}
      <PickerOptions {...{ label, found, chosen, multiple, refusal, combobox }} />
    </>
  )
}

/** Once something is typed Enter chooses the first of what it finds; until then nothing. */
function firstOf(typed = ''): number {
  return typed === '' ? -1 : 0
}

/** The changes by which an option is chosen. */
const PICKS: ReadonlySet<unknown> = new Set([
  useCombobox.stateChangeTypes.ItemClick,
  useCombobox.stateChangeTypes.InputKeyDownEnter,
])
