import { IconLink } from '#web/kit/icons.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Document } from '#domain/document/document.ts'
import { withoutControl } from '#domain/document/editing/following.ts'
import { PARAMETER_NAMES, type Parameter, type ParameterName } from '#domain/document/parameters.ts'
import { periodName } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { Option } from '#sections/definition/options.ts'
import { usePlaceOptions, useSourceOptions } from '#web/controls/catalogue-pickers.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './editor.module.css'
import type { Editing } from './use-editing.ts'
import { usePeriods } from './use-periods.ts'
import { followersOf, sharing } from './which-follow.ts'

interface SharedControlsProps {
  readonly editing: Editing
  readonly catalogue: Catalogue
}

/** Leaves each figure what it has. */
const OWN = 'own'
const EACH_OWN = message('canvas.each-own')

export const PLAIN_OPTION = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

/** One set of controls that figures of the document follow: place, source and period. */
export function SharedControls({ editing, catalogue }: SharedControlsProps) {
  const { text } = useLanguage()
  const { document, change } = editing
  const optionsOf = useControlOptions(document, catalogue)
  const set = (name: ParameterName, value: string) => {
    const label = message('canvas.control', { control: name })
    if (value === OWN) {
      const said = text(message('canvas.own-now', { control: label }))
      change((from) => withoutControl(from, name), { said })
      return
    }
    const control: Parameter = name === 'period' ? { name, value } : { name, value: Number(value) }
    const next = sharing(document, control)
    const { able, following } = followersOf(next, name)
    const said = text(
      message('canvas.control-chosen', {
        control: label,
        following: following.length,
        able: able.length,
      }),
    )
    change((from) => sharing(from, control), { said })
  }
  return (
    <section aria-label={text(message('canvas.shared'))} className={classes.controls}>
      <Row wrap gap={8} align="center" below={8}>
        <IconLink size={16} aria-hidden="true" />
        <Text as="h2" size={13} weight={600}>
          {text(message('canvas.shared'))}
        </Text>
        <Text as="span" tone="soft" size={13}>
          {text(summaryOf(document))}
        </Text>
      </Row>
      <Row wrap gap={12}>
        {PARAMETER_NAMES.map((name) => {
          const value = document.parameters.find((each) => each.name === name)?.value ?? null
          const options = optionsOf(name)
          const chosen = options().find((option) => option.value === String(value))
          return (
            <div key={name} className={classes.control}>
              <Picker
                label={text(message('canvas.control', { control: name }))}
                value={value === null ? OWN : String(value)}
                text={value === null ? text(EACH_OWN) : text(chosen?.label ?? String(value))}
                classification={chosen?.classification ?? undefined}
                options={() => [{ ...PLAIN_OPTION, value: OWN, label: EACH_OWN }, ...options()]}
                onPick={(next) => set(name, next)}
              />
            </div>
          )
        })}
      </Row>
    </section>
  )
}

/** What each control offers; periods are those of the figures that the document has. */
function useControlOptions(document: Document, catalogue: Catalogue) {
  const language = useLanguage()
  const places = usePlaceOptions(catalogue)
  const sources = useSourceOptions(catalogue)
  const source = document.parameters.find(({ name }) => name === 'source')?.value
  const indicators = document.blocks.flatMap((block) => ('view' in block ? block.view.indicators : []))
  const periods = usePeriods(indicators, typeof source === 'number' ? source : null)
  const named = () =>
    periods.map((value): Option => {
      const code = parsePeriod(value)
      return { ...PLAIN_OPTION, value, label: code === null ? value : language.text(periodName(code)) }
    })
  return (name: ParameterName) => ({ place: places, source: sources, period: named })[name]
}

/** How many figures follow, in words. */
function summaryOf(document: Document): Message {
  const shared = document.parameters.map(({ name }) => name)
  const able = document.blocks.filter((block) =>
    shared.some((name) => followersOf({ ...document, blocks: [block] }, name).able.length > 0),
  )
  if (able.length === 0) return message('canvas.none-follows')
  const count = able.filter((block) =>
    shared.some((name) => followersOf({ ...document, blocks: [block] }, name).following.length > 0),
  ).length
  const own = able.length - count
  const follow = { count, able: able.length }
  return own === 0 ? message('canvas.following', follow) : message('canvas.following-but', { ...follow, own })
}
