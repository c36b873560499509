import '@mantine/core/styles/Popover.css'
import { Combobox, useVirtualizedCombobox } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { Classification } from '#domain/data-source/data-source.ts'
import { type Option, searchOptions } from '#domain/section/options.ts'
import classes from './picker.module.css'
import { PickerOptions, type PickerOptionsProps } from './picker-options.tsx'
import { PickerTrigger } from './picker-trigger.tsx'

type OfOptions = Pick<PickerOptionsProps, 'label' | 'chosen' | 'multiple' | 'refusal'>

interface PickerPopupProps extends OfOptions {
  readonly id: string
  /** Text of the button. */
  readonly text: string
  readonly classification?: Classification | undefined
  readonly options: readonly Option[]
  readonly onPick: (value: string) => void
  /** Called each time the list opens again. */
  readonly onReopen?: () => void
  /** Between the search and the list; what it does gives the focus back to the search. */
  readonly head?: (focusSearch: () => void) => React.ReactNode
}

/** The open list of a control: search, groups, keyboard. A list of one choice closes when it is made. */
export function PickerPopup(props: PickerPopupProps) {
  const { id, label, chosen, multiple, refusal, options, onPick } = props
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(-1)
  const found = useMemo(() => searchOptions(options, query), [options, query])
  const optionId = (index: number) => `${id}-option-${index}`
  const pick = (index: number) => {
    const option = found[index]
    if (!option || refusal(option) !== null) return
    if (!multiple) {
      combobox.closeDropdown()
      combobox.focusTarget()
    }
    onPick(option.value)
  }
  const combobox = useVirtualizedCombobox({
    defaultOpened: true,
    totalOptionsCount: found.length,
    getOptionId: (index) => optionId(index),
    selectedOptionIndex: cursor,
    setSelectedOptionIndex: setCursor,
    activeOptionIndex: found.findIndex((option) => chosen.has(option.value)),
    isOptionDisabled: (index) => {
      const option = found[index]
      return option === undefined || refusal(option) !== null
    },
    onSelectedOptionSubmit: pick,
    onDropdownClose: () => setQuery(''),
    onDropdownOpen: () => {
      props.onReopen?.()
      combobox.focusSearchInput()
    },
  })
  const { focusSearchInput: focusSearch } = combobox
  useEffect(() => focusSearch(), [focusSearch])
  const search = (text: string) => {
    setQuery(text)
    setCursor(-1)
  }
  // Esc closes the list wherever the focus is in it, before a dialog around it hears of it, and leads back to the button.
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !combobox.dropdownOpened) return
    event.preventDefault()
    event.stopPropagation()
    combobox.closeDropdown('keyboard')
    combobox.focusTarget()
  }
  return (
    <div role="presentation" onKeyDownCapture={closeOnEscape}>
      <Combobox
        store={combobox}
        // Beside its button and not at the end of the page, which an open dialog makes unreachable.
        withinPortal={false}
        // A list that is only hidden measures its lines as nothing and comes back empty.
        keepMounted={false}
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
          {props.head?.(focusSearch)}
          <PickerOptions {...{ label, found, chosen, multiple, refusal, cursor, optionId }} />
        </Combobox.Dropdown>
      </Combobox>
    </div>
  )
}
