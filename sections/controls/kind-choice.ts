import type { OptionForms, KindOption } from '#charts/kind/option.ts'
import type { View } from '#charts/view.ts'
import { type CheckBox, type SegmentedControl, segmented } from '#sections/definition/control.ts'

/** The value and the change of a choice inside a figure. */
interface Chosen<V, State> extends Pick<SegmentedControl<State, string>, 'labelled' | 'notOnPhone' | 'off'> {
  readonly value: V
  change(value: V): Partial<State>
  /** Those that the figures allow; all of them where it is absent. */
  readonly among?: readonly V[]
}

/** A choice inside a figure as its kind offers it; nothing where it makes no difference in the view, null before there is one. */
export function kindChoice<V extends string | number | boolean | null, State>(
  { offer }: OptionForms<V>,
  view: View | null,
  { value, change, among, ...look }: Chosen<NoInfer<V>, State>,
): SegmentedControl<State, string>[] {
  if (view && offer.shown?.(view) === false) return []
  const forms = offer.forms.filter(([form]) => among?.includes(form) ?? true)
  return [
    segmented({
      ...look,
      label: offer.label,
      options: forms.map(([form, text]) => [wordOf(form), text] as const),
      value: wordOf(value),
      change: (word) => {
        const form = forms.find(([one]) => wordOf(one) === word)
        return form ? change(form[0]) : {}
      },
    }),
  ]
}

/** Yes or no inside a figure as its kind offers it, as one box of several. */
export function kindBox<State>(
  { offer }: KindOption<boolean>,
  on: boolean,
  change: (on: boolean) => Partial<State>,
): CheckBox<State> {
  return { label: offer.label, on, reason: null, change }
}

/** Some of a few words inside a figure as its kind offers them, a box for each. */
export function kindBoxes<V extends string, State>(
  { offer }: OptionForms<V>,
  {
    value,
    change,
    among,
  }: Pick<Chosen<V, State>, 'among'> & {
    readonly value: readonly V[]
    change(value: readonly V[]): Partial<State>
  },
): CheckBox<State>[] {
  const all = offer.forms.map(([form]) => form)
  return offer.forms
    .filter(([form]) => among?.includes(form) ?? true)
    .map(([form, label]) => ({
      ...{ label, reason: null },
      on: value.includes(form),
      change: (on) => change(all.filter((one) => (one === form ? on : value.includes(one)))),
    }))
}

function wordOf(form: string | number | boolean | null): string {
  return String(form ?? '')
}
