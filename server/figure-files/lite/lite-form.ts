import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { Control, Picker } from '#sections/definition/control.ts'
import { type Option, saidOptions } from '#sections/definition/options.ts'
import { serialiseState } from '#sections/section-state.ts'
import type { OpenedSection } from '../opened-section.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

/**
 * The choices of a section, as a form that needs no script: every list of its controls. Empty without any.
 */
export function choiceForm({ section, definition, shown }: OpenedSection, path: string): string {
  const { language, wanted } = shown
  const controls = definition.controls(shown, shown)?.controls ?? []
  const asked = serialiseState(definition, wanted)
  const fields = controls.filter(isPicker).flatMap((picker) => {
    const name = parameterOf(picker, (state) => serialiseState(definition, { ...wanted, ...state }))
    return name === null ? [] : [{ name, picker }]
  })
  if (fields.length === 0) return ''
  const named = new Set(fields.map(({ name }) => name))
  const kept = Object.entries({
    section: section.slug,
    ...asked,
    ...(language.code !== 'en' && { lang: language.code }),
  })
  const hidden = kept
    .filter(([name]) => !named.has(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
  const lists = fields.map(({ name, picker }) => {
    const label = escapeText(language.text(picker.label))
    return `<label>${label}<select name="${name}">${optionsHtml(picker, name in asked, language)}</select></label>`
  })
  const show = escapeText(language.text(message('lite.show')))
  return `<form class="choice" action="${escapeText(path)}">${hidden.join('')}${lists.join('')}<button>${show}</button></form>`
}

function isPicker(control: Control<object>): control is Picker<object> {
  return control.control === 'picker'
}

/** The parameter of the address that a list sets to the value of what is chosen; null where it sets another. */
function parameterOf(
  { value, options, change }: Picker<object>,
  written: (state: object) => Readonly<Record<string, string>>,
): string | null {
  const other = options().find((option) => option.reason === null && option.value !== value)
  if (!other) return null
  const before = written({})
  const found = Object.entries(written(change(other.value))).find(
    ([name, now]) => now === other.value && before[name] !== now,
  )
  return found?.[0] ?? null
}

/** A value shown without having been asked for says nothing in the address, so that it may follow the next choice. */
function optionsHtml({ options, value, text }: Picker<object>, isAsked: boolean, language: Language): string {
  const offered = options().filter((option) => option.reason === null || option.value === value)
  const known = saidOptions(offered, language)
  const missing = known.some((option) => option.value === value) ? [] : [own(value, language.text(text))]
  const groups = Map.groupBy([...missing, ...known], ({ group }) => group)
  return [...groups]
    .map(([group, some]) => {
      const inside = some.map((option) => optionHtml(option, option.value === value, isAsked)).join('')
      return group === '' ? inside : `<optgroup label="${escapeText(group)}">${inside}</optgroup>`
    })
    .join('')
}

function optionHtml({ value, label, depth }: Option<string>, isChosen: boolean, isAsked: boolean): string {
  const sent = isChosen && !isAsked ? '' : value
  const indented = `${'\u2003'.repeat(Math.max(0, depth - 1))}${label}`
  return `<option value="${escapeText(sent)}"${isChosen ? ' selected' : ''}>${escapeText(indented)}</option>`
}

function own(value: string, label: string): Option<string> {
  return { value, label, group: '', hint: '', reason: null, classification: null, depth: 0 }
}
