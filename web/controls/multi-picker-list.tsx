import { useMemo, useState } from 'react'
import { type Option, saidOptions } from '#sections/definition/options.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { MultiPickerProps } from './multi-picker-props.ts'
import classes from './multi-picker.module.css'
import type { OpenedBy } from './picker-field.tsx'
import { PickerPopup } from './picker-popup.tsx'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'

/** The open list of a control with several choices: those made before it opened stand on top. */
export default function MultiPickerList(props: MultiPickerProps & OpenedBy) {
  const { id, typed, label, text, values, limit, onChange } = props
  const language = useLanguage()
  const [onTop, putOnTop] = useState(values)
  const chosen = useMemo(() => new Set(values), [values])
  const isFull = values.length >= limit
  const reason = props.limitNote ?? language.text(message('picker.limit', { limit: whole(limit) }))
  const refusal = (option: Option<string>) => {
    if (chosen.has(option.value)) return null
    return option.reason ?? (isFull ? reason : null)
  }
  const toggle = (value: string) =>
    onChange(chosen.has(value) ? values.filter((other) => other !== value) : [...values, value])
  return (
    <PickerPopup
      {...{ id, typed, label, text, chosen, refusal }}
      multiple
      options={chosenFirst(
        saidOptions(props.options(), language),
        onTop,
        language.text(message('picker.chosen')),
      )}
      onPick={toggle}
      onReopen={() => putOnTop(values)}
      head={(focusSearch) => (
        <Row align="center" justify="between" gap={12} className={classes.head}>
          <span role="status">
            {language.text(message('picker.chosen-of', { count: whole(values.length), limit: whole(limit) }))}
            {isFull && (
              <Text as="span" tone="warning" line>
                {reason}
              </Text>
            )}
          </span>
          <button
            type="button"
            disabled={values.length === 0}
            onClick={() => {
              onChange([])
              focusSearch()
            }}
          >
            {language.text(message('picker.clear-all'))}
          </button>
        </Row>
      )}
    />
  )
}

/** The options with some of them moved to a group of their own at the front. */
function chosenFirst(
  options: readonly Option<string>[],
  onTop: readonly string[],
  group: string,
): Option<string>[] {
  const isOnTop = (option: Option<string>) => onTop.includes(option.value)
  const first = options.filter(isOnTop).map((option) => ({ ...option, group, depth: 0 }))
  return [...first, ...options.filter((option) => !isOnTop(option))]
}
